import { type Action, writeAction } from '../actions/action-set.ts'
import type { Rolled, TrueEvent } from '../events/event-set.ts'
import { type Rules, sideWord } from '../game.ts'
import { only, type Seat, SIDES, type Side, type Sides } from '../side.ts'
import { fingerprint, snapshot, type TableBase } from '../table/table.ts'
import { packBytes } from './marks.ts'
import { BETWEEN, type Entry, type OrderEntry, writeEntry } from './record.ts'

/** An order that was played. */
export interface Order {
  readonly side: Side
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** The same with all that came of it, and what was rolled and shown before it. */
export interface Deed extends Order {
  readonly rollsBefore: number
  readonly revealsBefore: number
  readonly dice: readonly Rolled[]
  readonly events: readonly TrueEvent[]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** An entry before its words are: the actions of its order, and the position after it where that goes in. */
interface Unwritten {
  readonly entry: Writable<OrderEntry>
  readonly actions: readonly Action[]
  readonly position: Uint8Array | undefined
}

/** A journal carries a fingerprint of the table every so many orders, and the whole position more rarely. */
export const HASH_EVERY = 16
const TABLE_EVERY = 128

/** All that was done in a match, in order: each order, and for each that was taken back who agreed to it. */
export class Journal {
  readonly #game: Rules
  /** What the sides are called. */
  readonly #sides: readonly string[]
  /** Are faces noted, because nobody else could say what was rolled? And positions, which form 1 has not? */
  readonly #notes: { readonly faces: boolean; readonly tables: boolean }
  readonly #entries: Entry[] = []
  /** Orders whose words nobody has asked for yet: whoever plays a record again has no use for them. */
  readonly #unwritten: Unwritten[] = []
  /** Its lines, as far as somebody has asked for them, and how many entries they are of. */
  readonly #lines: string[] = []
  #written = 0
  #orders = 0
  /** Form 1: the roll that the dice were moved on to since the last order. */
  skipped: number | undefined

  constructor(game: Rules, notes: { readonly faces: boolean; readonly tables: boolean }) {
    this.#game = game
    this.#sides = SIDES.map((side) => sideWord(game, side))
    this.#notes = notes
  }

  /** Notes an order, and now and then the table after it. */
  enter({ side, actions, dice }: Deed, t: TableBase): void {
    const n = ++this.#orders
    const { faces, tables } = this.#notes
    const entry: Writable<OrderEntry> = { side: this.#sides[side], order: '' }
    if (this.skipped !== undefined) entry.dice = this.skipped
    if (faces && dice.length > 0) entry.rolled = dice.map((d) => d.shows)
    if (n % HASH_EVERY === 0) entry.hash = fingerprint(t)
    const position = tables && n % TABLE_EVERY === 0 ? snapshot(t) : undefined
    this.#entries.push(entry)
    this.#unwritten.push({ entry, actions, position })
    this.skipped = undefined
  }

  /** Notes that the last order that stood was taken back, and who agreed. */
  takenBack(by: Sides): void {
    this.#entries.push({ undo: SIDES.filter((side) => by & only(side)).map((side) => this.#sides[side]) })
  }

  /** All entries. */
  get entries(): readonly Entry[] {
    this.#write()
    return this.#entries.slice()
  }

  /** The table's fingerprint after the last order, where it was noted. */
  get lastHash(): string | undefined {
    return (this.#entries.at(-1) as OrderEntry | undefined)?.hash
  }

  #write(): void {
    for (const { entry, actions, position } of this.#unwritten) {
      entry.order = actions.map((a) => writeAction(this.#game.actions, a)).join(BETWEEN)
      if (position !== undefined) entry.table = packBytes(position)
    }
    this.#unwritten.length = 0
  }

  /** The lines from a line on. */
  lines(since: number): readonly string[] {
    this.#write()
    for (; this.#written < this.#entries.length; this.#written++)
      this.#lines.push(...writeEntry(this.#entries[this.#written]))
    return this.#lines.slice(since)
  }
}
