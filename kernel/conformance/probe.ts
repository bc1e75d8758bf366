import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import type { Dice } from '../dice/dice.ts'
import { searchDice } from '../dice/search.ts'
import type { GameEvent } from '../events/event-set.ts'
import { blank } from '../fog.ts'
import type { Game } from '../game.ts'
import type { Side } from '../side.ts'
import type { TableBase } from '../table/table.ts'

/** The promises that every game keeps; a fault names the one it breaks. */
export const PROPERTIES = [
  'replays to the same hash',
  'what is listed is allowed',
  'what is allowed is listed',
  'the rules never fail',
  'no dead end',
  'every match ends',
  'strangers are refused',
  'undo restores the bytes',
  'records round-trip',
  'notation round-trips',
  'lists are in one order',
  'every action moves the game on',
  'looking changes nothing',
  'fog leaks nothing',
  'views are idempotent',
  'imagine agrees with the view',
  'what is shown is marked',
  'no state beside the table',
  'every die is told',
  'cases exist',
  'messages exist',
  'appraisal is sound',
] as const
/** The name of a promise. */
export type Property = (typeof PROPERTIES)[number]

/** A broken promise, and the record of the match that broke it. */
export interface Fault {
  readonly property: Property
  readonly problem: string
  /** The match so far as a text, to open and look at; '' when the fault is in a declaration. */
  readonly record: string
}

/** What a check is given: the position, ways to draw and to complain, and tables to spoil. */
export interface Probe<T extends TableBase = TableBase> {
  readonly game: Game<T>
  readonly t: T
  /** Who decides. */
  readonly side: Side
  /** What is legal. */
  readonly moves: Moves
  /** Tables for any use. */
  readonly a: T
  readonly b: T
  readonly c: T
  readonly spareMoves: Moves
  /** A number below n, not from the match's dice. */
  pick(n: number): number
  /** Dice for views and imagination, other ones at each call. */
  freshDice(): Dice
  fault(property: Property, problem: string): void
}

/** What a check of an action is given besides. */
export interface Deed<T extends TableBase = TableBase> extends Probe<T> {
  readonly action: Action
  /** The position before the action; `t` is the one after it. */
  readonly before: T
  /** The dice it was played with. */
  readonly dice: Dice
  readonly events: readonly GameEvent[]
  /** Dice that no event told of. */
  readonly untold: number
}

/** The parts of a probe that last for a whole run. */
export function equipment<T extends TableBase>(game: Game<T>, seed: number) {
  const source = searchDice(seed)
  let n = 0
  const pick = (below: number): number => source.draw(n, below, 0, n++)
  return {
    a: blank(game),
    b: blank(game),
    c: blank(game),
    moves: new Moves(),
    spareMoves: new Moves(),
    pick,
    freshDice: (): Dice => searchDice([seed, n++]),
  }
}
