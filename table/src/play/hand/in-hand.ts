import type { Forecast, Goal, Leaving, Reach, Target } from '@boma/showing'
import type { Accessor } from 'solid-js'
import type { GoalOdds } from './odds.ts'

/** A stack that could go somewhere, with the place. */
export interface March {
  readonly from: number
  readonly goal: Goal
}

/** What a press is like, besides where it is. */
export interface Manner {
  /** A finger cannot point first: what it presses is shown, and done at the second press. */
  readonly byFinger?: boolean
  /** The way is to lead by there. */
  readonly isVia?: boolean
  /** The counter lies by itself, in a fan or beside the map, so that this one is meant and not its stack. */
  readonly isSpread?: boolean
  /** A finger cannot tell it from others that lie under it. */
  readonly isPile?: boolean
}

/** The stack in a person's hand: who of it goes, how far it gets, and where it is about to go. */
export interface Taken {
  /** Where it was taken up; undefined while the hand is empty. */
  readonly space: Accessor<number | undefined>
  readonly reach: Accessor<Reach | undefined>
  /** Its goals by where they are chosen, the usual way first. */
  readonly goals: Accessor<ReadonlyMap<number, readonly Goal[]>>
  /** Where enemies are whom it can attack. */
  readonly targets: Accessor<ReadonlySet<number>>
  readonly via: Accessor<readonly number[]>
  /** What is asked about before it is done: one goal by several ways, an attack, an enemy whom several stacks can attack. */
  readonly asked: Accessor<readonly March[]>
  /** The goal under the pointer or the cursor, else the one asked about. */
  readonly eyed: Accessor<Goal | undefined>
  readonly odds: GoalOdds
  /** The odds of an attack by any stack. */
  forecastOf(march: March): Forecast | undefined
  /** Does it commit whoever goes there: by dice, or because somebody else answers? */
  isFinal(goal: Goal): boolean
  /** Does the enemy see the stack go, so that it cannot be taken back either? */
  isSeen(goal: Goal): boolean
  /** Who is in the hand, and by where they are to go. */
  readonly leaving: Accessor<Leaving | undefined>
  /** The march that is thought out step by step and not made yet; undefined where there is none. */
  readonly plan: Accessor<Goal | undefined>
  /** Thinks out the way by these and no others; facing as set before, if so wished. False when nobody could go it. */
  think(via: readonly number[], facing?: number): boolean
  /** Leads the planned way on by one space, or begins it; false when no step leads there. */
  stepTo(space: number): boolean
  /** Leaves of the planned way only so many steps; false when there is none. */
  cut(steps: number): boolean
  /** How those who march are to face at the end of the way. */
  face(turned: number): void
  /** The same stack is to stay in the hand though an order is given. */
  keep(): void
  /** Takes up the counters of a space that can go; false when none can. */
  takeUp(space: number): boolean
  /** Leaves one of the counters, or takes it in again. */
  turn(piece: number): void
  /** Reads a press on the table: true when it had to do with stacks and where they go. */
  press(at: Target, manner: Manner): boolean
  /** Somebody begins to drag from there: true when the stack, or the counter that lies by itself, comes along. */
  grab(at: Target, manner: Manner): boolean
  /** What was dragged is let go of: it goes there if it can, and is put down elsewhere. */
  drop(at: Target | undefined): void
  /** Takes one of what is asked about: goes there, or takes up the stack that is to attack and asks again. */
  choose(march: March): void
  go(goal: Goal): void
  /** Does what Enter means: what is under the cursor, or asked about. False when it means nothing here. */
  enter(): boolean
  /** Is it a force on its way, which the question is about, rather than one that was taken up? */
  readonly isUnderWay: Accessor<boolean>
  /** Was the last march not carried out to its end? */
  readonly brokeOff: Accessor<boolean>
  /** The match has gone on: the hand is empty, or holds the force that is on its way and can go on. */
  settle(): void
  /** Puts away what is asked about, or else the stack; false when there is neither. */
  putDown(): boolean
}
