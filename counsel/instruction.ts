import { type Action, ALLOWED, check, other, type Rules, type Side, type TableBase } from '@boma/kernel'
import type { Terms } from './custom.ts'
import type { Odds } from './odds.ts'

/** A blank in the sentence of an instruction: what may be written there. */
export interface Blank {
  /** What its values are: hundredths, a number, a word of this sentence by its number, or a value of an operand that has a name. */
  readonly kind: 'percent' | 'number' | 'word' | string
  readonly values: readonly number[]
  /** What stands there before anybody has written: a list where several may be written, or none. */
  readonly usually: number | readonly number[]
}

/**
 * What somebody who goes away leaves behind for a question of the enemy's turn: a sentence with blanks, in words
 * `instruct.KEY`, and those of a blank `instruct.KEY.BLANK.VALUE`. It answers from the side's view alone, and only what the
 * enemy's turn asks; what no sentence answers, the person is asked.
 */
export interface Instruction<T extends TableBase = TableBase> {
  /** Tells it from the others of its game. */
  readonly key: string
  /** The case of the question that it answers. */
  readonly rule: string
  readonly blanks: Readonly<Record<string, Blank>>
  answer(t: T, terms: Terms): Action | undefined
}

/** An instruction as somebody has left it: numbers alone, so that it can be kept and sent. */
export interface Instructed {
  readonly key: string
  readonly terms: Terms
}

/** Can all this have been left: sentences that there are, each once, with nothing in their blanks but what may be there? */
export function isLeavable(known: readonly Instruction[], left: readonly Instructed[]): boolean {
  const keys = new Set(left.map(({ key }) => key))
  return keys.size === left.length && left.every((each) => isFilledIn(known, each))
}

function isFilledIn(known: readonly Instruction[], { key, terms }: Instructed): boolean {
  const blanks = known.find((each) => each.key === key)?.blanks
  if (blanks === undefined || Object.keys(terms).some((name) => !Object.hasOwn(blanks, name))) return false
  return Object.entries(blanks).every(([name, blank]) =>
    fits(blank, Object.hasOwn(terms, name) ? terms[name] : undefined),
  )
}

function fits({ values, usually }: Blank, written: Terms[string] | undefined): boolean {
  if (typeof usually === 'number') return typeof written === 'number' && values.includes(written)
  if (!Array.isArray(written)) return false
  return new Set(written).size === written.length && written.every((value: number) => values.includes(value))
}

/**
 * What is answered by what a side has left behind to the question that is open on its view: by the first sentence that says
 * anything the rules allow. Undefined when none does.
 */
export function answerLeft<T extends TableBase>(
  rules: Rules<T>,
  known: readonly Instruction<T>[],
  left: readonly Instructed[],
  { view, side }: { readonly view: T; readonly side: Side },
): Action | undefined {
  for (const { key, terms } of left) {
    const action = known.find((each) => each.key === key)?.answer(view, terms)
    if (action !== undefined && check(rules, view, side, action) === ALLOWED) return action
  }
  return undefined
}

/** Hundredths that sentences offer: from a tenth to nine tenths. */
export const TENTHS: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90]

/** The chance that a side is not beaten, in hundredths. */
export const hundredthsKept = ({ outcomes }: Pick<Odds, 'outcomes'>, side: Side): number =>
  100 * (1 - outcomes.reduce((sum, each) => sum + (each.side === other(side) ? each.chance : 0), 0))
