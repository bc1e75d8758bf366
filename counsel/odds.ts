import { type Action, copyOf, type Rules, type Side, type TableBase, toDecide, tryOut } from '@boma/kernel'
import type { Called, Note, NoteFact, Said } from './note.ts'

/** What may come of an order or an answer. */
export interface Odds {
  /** What is weighed. */
  readonly title: Note
  readonly rule: string
  /** From the mover's best to his worst; the chances add up to one. */
  readonly outcomes: readonly Outcome[]
  /** Are the chances exact, or an estimate? */
  readonly exact: boolean
  /** What both sides are taken to do, and what else the figures rest on. */
  readonly assumes: readonly Note[]
  /** How much each side may lose. */
  readonly losses: readonly Loss[]
  /** What counts, each with its case. */
  readonly counts: readonly Counting[]
  /** The chance that those who are sent get there, whom they may meet on their way. */
  readonly arrives: number
}

/** One way in which it may end. */
export interface Outcome {
  readonly name: Note
  readonly chance: number
  /** Whose outcome it is: NOBODY's when it is no more the one's than the other's. */
  readonly side: Side
  /** Has nothing come of it, as of a charge that falls short? */
  readonly isVain?: boolean
  /** The kind of event with which the fight begins that it is the end of: '' of none, and of any where it is left out. */
  readonly decidedIn?: string
}

/** The chance of each number that a side may lose, from none up. */
export interface Loss {
  readonly name: Said
  readonly side: Side
  readonly chances: readonly number[]
}

/** One thing that counts: what it adds, or what it is. */
export interface Counting {
  readonly text: NoteFact
  /** For whom, where both sides have something. */
  readonly side?: Side
  readonly adds?: number
  readonly is?: number | string | Note | Called
  readonly rule: string
}

/** The table after some actions, as a side can tell beforehand; undefined when one is refused or a die decides. */
export function foresee<T extends TableBase>(
  rules: Rules<T>,
  seen: T,
  side: Side,
  actions: readonly Action[],
): T | undefined {
  const t = copyOf(rules, seen)
  return actions.every((action) => tryOut(rules, t, side, action)) ? t : undefined
}

/** Odds of a single answer: whoever it sends surely arrives where nothing else is said. */
export type Weighed = Omit<Odds, 'arrives'> & Partial<Pick<Odds, 'arrives'>>

/** The odds of a single answer, on the table on which it is given. */
export type AnswerOdds<T extends TableBase> = (t: T, action: Action) => Weighed | undefined

/** The odds of whole orders, by those of single answers: what comes before the last is tried out. */
export function oddsBy<T extends TableBase>(
  rules: Rules<T>,
  oddsOf: AnswerOdds<T>,
): (t: T, order: readonly Action[]) => Odds | undefined {
  return (t, order) => {
    const last = order.at(-1)
    const before = order.length < 2 ? t : foresee(rules, t, toDecide(rules, t), order.slice(0, -1))
    const odds = last === undefined || before === undefined ? undefined : oddsOf(before, last)
    return odds && { ...odds, arrives: odds.arrives ?? 1 }
  }
}

/** Is whoever answers so more likely to come to the worst than to the best? Then it is no answer to be given by mere habit. */
export function isRatherLost(odds: Pick<Odds, 'outcomes'> | undefined): boolean {
  const [best] = odds?.outcomes ?? []
  return (best?.chance ?? 0) < (odds?.outcomes.at(-1)?.chance ?? 0)
}
