import { tempo } from '../shell/pace.ts'

/** Milliseconds that a move of the computer's takes at least, and what each line with dice before it takes to read. */
const MOVE = 650
const LINE = 900
const MOST_LINES = 4

/** Milliseconds until the computer moves on after something that brought so many lines with dice. */
export const pace = (lines: number): number => tempo() * (MOVE + LINE * Math.min(lines, MOST_LINES))
