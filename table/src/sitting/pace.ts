import { createSignal, onCleanup } from 'solid-js'
import { setting } from '../shell/settings.ts'

/** How fast the computer moves: so that people can follow, or as fast as it can. */
export const paceSetting = setting('pace', ['steady', 'fast'], 'steady')

/** Milliseconds that a move of the computer's takes at least, and what each line with dice before it takes to read. */
const MOVE = 650
const LINE = 900
const MOST_LINES = 4

/** Milliseconds until the computer moves on after something that brought so many lines with dice. */
export const pace = (lines: number): number =>
  paceSetting.value() === 'fast' ? 0 : MOVE + LINE * Math.min(lines, MOST_LINES)

const [isPlaying, setPlaying] = createSignal(false)

/** Does the computer play at the table on the screen? Only then its pace matters to anybody. */
export { isPlaying as isComputerPlaying }

/** Says that the computer plays, as long as the component around lives. */
export function useComputerPlaying(plays: boolean): void {
  setPlaying(plays)
  onCleanup(() => setPlaying(false))
}
