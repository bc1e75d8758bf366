import type { Advised, Note } from '@boma/counsel'
import type { Action, Dice, GameEvent, Seat, Side, TableBase } from '@boma/kernel'

/** What a thinker means to do: an order of one action or several, and why. */
export interface Intent {
  readonly order: readonly Action[]
  readonly why: Note
  /**
   * Does the rest of the plan hold on a table other than this order was to lead to, since dice fell or the enemy decided?
   * Asked when that table is in view; when left out, the thought is dropped then.
   */
  holds?(): boolean
}

/** How far a thought has come: so many iterations of so many. */
export interface Headway {
  readonly done: number
  readonly of: number
}

/** What a thinker is told at every step of a thought: to think on, or to answer at once with the best it has. */
export type Nudge = 'on' | 'hurry'

/**
 * A thought under way. Each step says how far it has come, or what to do first; then it waits until that is done and goes
 * on where it was, unless the picture is another and the plan does not hold: a plan for a turn is one thought. The last step
 * of it says what to do last; or nothing, when all has been said. Whoever drives it may stop asking at any step.
 */
export type Thinking = Iterator<Headway | Intent, Intent | undefined, Nudge>

/** Where somebody sits: nothing in it tells of the match what the side may not know. */
export interface Chair<T extends TableBase> {
  /** The rules, and what a good player knows about them. */
  readonly game: Advised<T>
  readonly side: Side
  /** The seats of the side for which it decides. */
  readonly seats: readonly Seat[]
}

/** What somebody is asked: the question is the one that waits on the table that the side sees. */
export interface Situation<T extends TableBase> {
  /** The table as the side may see it, to be left as it is. While a thought goes on after an order, it shows what came of it. */
  readonly view: T
  /** What the side was told, from an entry on: a list of events for what came first, then one for each order that left a trace. */
  log(from?: number): readonly (readonly GameEvent[])[]
  /** The thinker's own dice, never those of the match: the same view with the same dice and budget gets the same answer. */
  readonly dice: Dice
  /** How many iterations the thought may take; what one is, the thinker says. */
  readonly budget: number
}

/** Somebody who sits at a match, and may remember what he has thought there. */
export interface Seated<T extends TableBase> {
  think(at: Situation<T>): Thinking
}

/** Somebody who plays when no person does, given nothing but what a side may know. */
export interface Thinker {
  /** What people call it when they choose an opponent: one word. */
  readonly name: string
  /** The iterations that it is usually given for a thought. */
  readonly budget: number
  /** Sits down at a match, which may be under way. */
  sit<T extends TableBase>(chair: Chair<T>): Seated<T>
}

/** A thought of one step, for those who do not think long. */
export const atOnce = (intent: Intent): Thinking => ({ next: () => ({ done: true, value: intent }) })
