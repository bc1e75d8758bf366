import type { Action, TableBase } from '@boma/kernel'
import type { Note } from './note.ts'
import type { Leaving, Plan, Plans } from './plans.ts'
import type { Trials } from './trials.ts'

/** In place of points where none are counted. */
export const UNCOUNTED = -1

/**
 * What a game says of marching, riding, sailing and striking, so that plans can be found by trying out: who may go, how they
 * set out, and what each answer is to those who are on their way. Everything is asked on a side's view.
 */
export interface Marching<T extends TableBase> {
  /** Spaces are numbered from 0 up to, and without, this. */
  readonly spaces: number
  /** The counters of a space whom the question lets go. */
  mobile(t: T, space: number): readonly number[]
  /**
   * Who of them goes together, where that is not simply those who are wanted, or all: the first party that can do anything
   * does it.
   */
  parties?(t: T, mobile: readonly number[], leaving: Leaving): readonly (readonly number[])[]
  /** What a counter can spend; left out where nothing is counted. */
  points?(t: T, piece: number): number
  /** How they may set out together, the usual way first; none where they may not. */
  outsets(t: T, pieces: readonly number[], leaving: Leaving): readonly Outset[]
  /** Is their march still under way, so that more of it may be ordered? */
  isUnderWay(t: T, pieces: readonly number[]): boolean
  /** What an answer to the open question is on this march; undefined where it is no part of one. */
  reads?(t: T, action: Action, march: March): MarchStep | undefined
  /** All that may be ordered next, in place of that, where a step takes several answers or too many are listed. */
  steps?(t: T, march: March): readonly MarchStep[] | undefined
  /** May a march that is under way be left so, because nothing need be said to end it? */
  mayRest?(t: T): boolean
  /** Those who are asked on the way let the march go by; it ends with whoever else is asked when left out. */
  letGo?(t: T): void
  /** What else than where it is tells two positions of a march apart; '' for nothing. */
  key?(t: T): string
  /** The order for all of them, where the first is tried out and the others do as he does; it is no plan when not all can. */
  together?(pieces: readonly number[], order: readonly Action[]): readonly Action[]
  /** Does a plan by one outset make one by a later outset needless? As soon as both lead there, when left out. */
  isAsGood?(t: T, plan: Plan, as: Plan): boolean
  /** Is it one step from a space to another? Who names a space so near means that step, and no cheaper way round. */
  isStep?(from: number, to: number): boolean
  /** The same step, so that they face that way at its end, in degrees clockwise from the top. */
  faced?(t: T, step: MarchStep, facing: number): MarchStep
  /** What awaits those whom a plan halts, if that is no enemy zone. */
  readonly halt?: Note
  /** What they could strike at from where they are (see `Plans`). */
  field?(t: T, space: number): Plans['field']
  /**
   * A shorter way than trying out, for games in which much is asked for: from a table on which they have set out, with so
   * many points left, the very plans that trying out would find, in the same order. Undefined where only that can tell.
   */
  shortcut?(t: T, left: number, quest: Quest<T>): readonly Plan[] | undefined
}

/** What a search for plans is about. */
export interface Quest<T extends TableBase> {
  readonly by: Marching<T>
  readonly trials: Trials<T>
  /** The table that is asked about. */
  readonly first: T
  readonly leaving: Leaving
  readonly pieces: readonly number[]
  readonly outset: Outset
}

/** A way to set out: how it is called, and what is ordered for it. */
export interface Outset {
  readonly by: string
  readonly order: readonly Action[]
  /** The spaces that it leads by, that of the counters the first, if it leads out of it. */
  readonly way?: readonly number[]
  /** Are points not counted on this way? */
  readonly isUncounted?: boolean
  readonly price?: Note
}

/** How far a march has come. */
export interface March {
  readonly pieces: readonly number[]
  readonly at: number
  readonly by: string
  /** What the poorest have left; UNCOUNTED where nothing is counted. */
  readonly left: number
}

/** What may be ordered next on a march. */
export interface MarchStep {
  readonly order: readonly Action[]
  /** They go on to a space, end the march where they are, or strike at a space. */
  readonly does: 'go' | 'halt' | 'strike'
  readonly to: number
  /** The spaces that they come by, the last included, if it is not the next one alone; of a strike none when left out. */
  readonly way?: readonly number[]
  /** What they have left then; as much as before when left out. */
  readonly left?: number
  /** How the whole way is called with this step; as before when left out. */
  readonly by?: string
  /** What it takes besides (see `Plan`). */
  readonly price?: Note
  /** Are they halted there? Of a strike: are they where they strike from, unless it says otherwise? */
  readonly halts?: boolean
  /** May it change more than where they are (see `key`), so that nobody can tell before it is tried out? */
  readonly changes?: boolean
  /** Less than 0 for what is done only where nothing better leads, whatever points it leaves. */
  readonly grade?: number
}
