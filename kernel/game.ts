import type { AnyActionSet } from './actions/action-set.ts'
import type { AnyRefusalSet } from './actions/refusals.ts'
import type { Dice } from './dice/dice.ts'
import type { AnyEventSet } from './events/event-set.ts'
import type { Flow } from './flow/procedure.ts'
import { quoted } from './quote.ts'
import { type BySide, NOBODY, SIDES, type Side } from './side.ts'
import type { Layout } from './table/layout.ts'
import type { TableBase } from './table/table.ts'

/** A set-up that the game can be played from. */
export interface Scenario {
  /** One word: 'standard'. */
  readonly id: string
  /** No match of this scenario, however played, takes more actions than this: one that does is ended, undecided. */
  readonly mostActions: number
}

/** A rule that may be switched on or off when a match is opened. */
export interface Option {
  /** One word: 'fog'. */
  readonly id: string
  readonly rule: string
  readonly usually: boolean
}

/** A place at the table for one player. Sides win, lose and see; seats of a side only share out its decisions. */
export interface SeatSpec {
  /** One word: 'belgian'. */
  readonly id: string
  readonly side: Side
  /** The option with which alone somebody sits there; always when left out. */
  readonly option?: string
}

/** What a side may not know, and what it may imagine instead. */
export interface Fog<T extends TableBase> {
  /** Takes from the table, in place, all that the side may not know: gone, not merely flagged. */
  hide(t: T, side: Side): void
  /**
   * Replaces all that the side cannot know, in place, by something that it could not tell from the truth. It reads
   * nothing of what it replaces, so it does the same to a view as to the true table.
   */
  imagine(t: T, side: Side, dice: Dice): void
  /**
   * For conformance: turns the true table, in place, into another possible one that the side sees just the same. It
   * shares no code with the other two, so that it finds what they have forgotten.
   */
  disguise?(t: T, side: Side, dice: Dice): void
  /** For conformance: may the side not be told of this value of an operand of that kind, such as an unseen unit? */
  unseen?(t: T, side: Side, kind: string, value: number): boolean
  /** Events, or events under a case ('entrenched 6.2'), whose point is to show what is unseen; no other may name it to the side. */
  readonly shows?: readonly string[]
}

/** What a rulebook says, in a form that anyone can play and check: all that a match, its fog and its audit take of a game. */
export interface Rules<T extends TableBase = TableBase> {
  readonly id: string
  /** The version of the rules, which goes into every record: a hash of all that decides outcomes (`npm run versions`). */
  readonly version: string
  /** The hash of the data overlay in force; '' for none. */
  readonly overlay: string
  /** What records and typed commands call the sides: a small word each. */
  readonly sides: BySide<string>
  /** Who sits at the table when a side may be shared by several players; one seat a side when left out. See `seatsOf`. */
  readonly seats?: readonly SeatSpec[]
  readonly scenarios: readonly Scenario[]
  /** At most thirty-one. */
  readonly options: readonly Option[]
  readonly layout: Layout
  readonly actions: AnyActionSet
  readonly refusals: AnyRefusalSet
  readonly events: AnyEventSet
  readonly flow: Flow<T>
  /** Every case of the game's rulebook. */
  readonly cases: readonly string[]
  /** Lays out the scenario on an empty table, before anything is rolled or asked. */
  setUp(t: T): void
  /**
   * What is wrong between the fields of a full position, if no play could lead to one like it; undefined when nothing is.
   * The position may come from anywhere, and no position makes it fail or go round. It is asked last of all (`impossible`):
   * each field is within its bounds, stacks are sound, and something is asked while the match is on.
   */
  possible(t: T): string | undefined
  /** Absent when nothing is hidden. */
  readonly fog?: Fog<T>
}

/** The seats of a game, by their numbers. */
export const seatsOf = (game: Rules): readonly SeatSpec[] =>
  game.seats ?? SIDES.map((side) => ({ id: sideWord(game, side), side }))

/** A side as records write it: 'draw' for NOBODY. */
export const sideWord = ({ sides }: Rules, side: Side): string => (side === NOBODY ? 'draw' : (sides[side] ?? '?'))

/** The number of a scenario, by its id. */
export function scenarioOf(game: Rules, id: string): number {
  const index = game.scenarios.findIndex((s) => s.id === id)
  if (index < 0)
    throw new RangeError(
      `${game.id} has no scenario ${quoted(id)}; it has ${game.scenarios.map((s) => s.id).join(', ')}`,
    )
  return index
}

/** Options as bits: those usually on, when none are named. */
export function optionBits(game: Rules, ids?: readonly string[]): number {
  const unknown = ids?.find((id) => !game.options.some((o) => o.id === id))
  if (unknown !== undefined)
    throw new RangeError(
      `${game.id} has no option ${quoted(unknown)}; it has ${game.options.map((o) => o.id).join(', ') || 'none'}`,
    )
  return game.options.reduce((bits, o, i) => ((ids ? ids.includes(o.id) : o.usually) ? bits | (1 << i) : bits), 0)
}

/** Is the option with this number on? */
export const hasOption = (t: TableBase, option: number): boolean => ((t.core.options >> option) & 1) === 1
