import {
  type Action,
  blank,
  type Dice,
  type Match,
  Moves,
  type Question,
  type Rules,
  type Side,
  searchDice,
  type TableBase,
  type TrueEvent,
} from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'
import type { Coverage } from './coverage.ts'

/** The promises that every game keeps; a fault names the one it breaks. */
export const PROPERTIES = [
  'replays to the same hash',
  'what is listed is allowed',
  'what is allowed is listed',
  'what is drawn is listed',
  'the rules never fail',
  'no dead end',
  'seats belong to sides',
  'every match ends',
  'strangers are refused',
  'undo restores the bytes',
  'records round-trip',
  'notation round-trips',
  'names are unique',
  'lists are in one order',
  'every action moves the game on',
  'looking changes nothing',
  'positions are possible',
  'what cannot be is refused',
  'fog leaks nothing',
  'refusals leak nothing',
  'events leak nothing',
  'questions leak nothing',
  'views are idempotent',
  'imagine agrees with the view',
  'what is shown is marked',
  'what is given leaks nothing',
  'no state beside the table',
  'every die is told',
  'cases exist',
  'messages exist',
  'answers are weighed',
  'questions are of a phase',
  'appraisal is sound',
] as const
/** The name of a promise. */
export type Property = (typeof PROPERTIES)[number]

/** A broken promise, and the record of the match that broke it. */
export interface BrokenPromise {
  readonly property: Property
  readonly problem: string
  /** Which match of the run it was, from 1; 0 when the fault is in a declaration. */
  readonly match: number
  /** The match so far as a text, to open and look at; '' when there is none. */
  readonly record: string
  /** Where in the rules something failed. */
  readonly stack?: string | undefined
}

/** How thorough a run is. */
export interface ConformanceRun {
  /** Random matches to play; scenarios and options take turns. */
  readonly matches: number
  readonly seed?: number
  /**
   * Every how many positions one is examined in full, drawn at random; each one when left out. In all others, too, lists and
   * checks agree, the position is possible and new, it is no dead end, dice are told and cases exist.
   */
  readonly every?: number
  /** Kinds of no more actions than this are swept whole at each position, larger ones as often as that costs the same. */
  readonly whole?: number
  /** Only this scenario; all in turn when left out. */
  readonly scenario?: string | undefined
  /** Only these options; all kinds of mix when left out. */
  readonly options?: readonly string[] | undefined
  /** Do players go for what the game appraises highest? At random large armies hardly meet before the match is over. */
  readonly eager?: boolean
  /** Positions that random play hardly ever comes to: some matches begin there. */
  readonly rare?: readonly Uint8Array[] | undefined
  /** Stop after so many faults. */
  readonly mostFaults?: number
  /** Is told what the run comes across. */
  readonly coverage?: Coverage
  /** Is told how far the run is. */
  progress?(done: number, of: number): void
  /** Is told of each fault as soon as it is found. */
  found?(fault: BrokenPromise): void
  /** Is told the record of each match that kept every promise. */
  finished?(record: string): void
}

/** What is examined: rules; and their counsel and what people read of them, where these come along. */
export type Examined<T extends TableBase = TableBase> = Rules<T> & Partial<SpokenGame<T>>

/** What a check is given: the position, ways to draw and to complain, and tables to spoil. */
export interface Probe<T extends TableBase = TableBase> {
  readonly game: Examined<T>
  readonly t: T
  /** What is asked. */
  readonly q: Question<T>
  /** Who decides. */
  readonly side: Side
  /** What is legal. */
  readonly moves: Moves
  /** Tables for any use. */
  readonly a: T
  readonly b: T
  readonly c: T
  readonly spareMoves: Moves
  readonly coverage: Coverage
  /** Kinds of no more actions than this are swept whole. */
  readonly whole: number
  /** Do players go for what the game appraises highest? */
  readonly eager: boolean
  /** Who follows worlds besides. */
  readonly follow?: Follow | undefined
  /** How far worlds are played on. */
  readonly ahead?: number | undefined
  /** A number below n, not from the match's dice. */
  pick(n: number): number
  /** Dice for views and imagination, other ones at each call. */
  freshDice(): Dice
  /** Complains; `record` where another match than the one played shows it. */
  fault(property: Property, problem: string, more?: { readonly record?: string }): void
}

/**
 * Whoever follows two worlds that a side cannot tell apart, such as a club that writes to its page: asked after each step, he
 * says what differs in what he would tell the side; '' when nothing does.
 */
export type Follow = (one: Match, two: Match, viewer: Side) => () => string

/** What a check of an action is given besides. */
export interface ProbedDeed<T extends TableBase = TableBase> extends Probe<T> {
  readonly action: Action
  /** The position before the action; `t` is the one after it. */
  readonly before: T
  /** The dice it was played with. */
  readonly dice: Dice
  readonly events: readonly TrueEvent[]
  /** Dice that no event told of. */
  readonly untold: number
  /** Asks about other positions: what may be done there, what not and why. */
  lookElsewhere(): void
}

/** The parts of a probe that last for a whole match. */
export function equipment<T extends TableBase>(game: Rules<T>, seed: number) {
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
