import type { GameEvent, TrueEvent } from '../events/event-set.ts'
import { seenEvent } from '../events/log.ts'
import { NOBODY, type Side } from '../side.ts'
import type { Order } from './journal.ts'
import { markOf } from './marks.ts'

/** An order that was given, and what happened. */
type Given = Order & { readonly events: readonly TrueEvent[] }

/** What led to a match: what happened before its first order, and the orders. */
interface Told {
  readonly opening: readonly TrueEvent[]
  readonly deeds: readonly Given[]
}

/** One order of a match as a viewer may know it. */
export interface LogEntry {
  /** Who gave it; NOBODY for what happened before the first decision. */
  readonly side: Side
  /** The order itself, if it was the viewer's own: those of others are known by what came of them. */
  readonly order: Order | undefined
  readonly events: readonly GameEvent[]
}

/**
 * How far a viewer has read his log, in a few letters: whoever lost the connection gets by it what he lacks, and an order
 * says by it what it was given upon. It follows from what was told alone.
 */
export type Token = string

/**
 * A match as one viewer may know it: it grows with the match, and an order of somebody else of which the viewer may know
 * nothing leaves no trace, not even that there was one.
 */
export class Log {
  readonly #viewer: Side
  readonly #entries: LogEntry[] = []
  /** How many orders had been given when each entry was told; less than none for what led to the match. */
  readonly #after: number[] = []
  /** The log up to each entry in a few letters, as far as somebody has asked. */
  readonly #tokens: Token[] = []
  /** Which roll of the match each die was that the viewer was told of. Dice that became void keep their numbers. */
  readonly #rolls: number[] = []
  #length = 0

  constructor(viewer: Side, opening: readonly TrueEvent[], story?: Told) {
    this.#viewer = viewer
    if (story !== undefined) this.#open(story.opening, -story.deeds.length - 1)
    for (const [i, given] of story?.deeds.entries() ?? []) this.#enter(given, i - (story?.deeds.length ?? 0))
    this.#open(opening, 0)
  }

  /** What happened before the first decision is always an entry, even where nothing did; of a story only what did. */
  #open(events: readonly TrueEvent[], after: number): void {
    const seen = this.#see(events)
    if (after < 0 && seen.length === 0) return
    this.#add({ side: NOBODY, order: undefined, events: seen }, after)
  }

  #enter({ side, seat, actions, events }: Given, after: number): void {
    const seen = this.#see(events)
    const order = side === this.#viewer ? { side, seat, actions } : undefined
    if (order !== undefined || seen.length > 0) this.#add({ side, order, events: seen }, after)
  }

  #add(entry: LogEntry, after: number): void {
    this.#entries.push(entry)
    this.#after.push(after)
  }

  #see(events: readonly TrueEvent[]): readonly GameEvent[] {
    const all: GameEvent[] = []
    for (const e of events) {
      const seen = seenEvent(e, this.#viewer, this.#rolls.length)
      if (seen === undefined) continue
      if (seen.dice.length > 0) for (const { n } of e.dice) this.#rolls.push(n)
      all.push(seen)
    }
    return all
  }

  /** Takes in the orders that have been given since. */
  follow(orders: readonly Given[]): void {
    while (this.#length < orders.length) {
      const order = orders[this.#length++]
      this.#enter(order, this.#length)
    }
  }

  /** Forgets all but so many orders. */
  cut(length: number): void {
    const kept = this.heard(length)
    for (const list of [this.#entries, this.#after, this.#tokens]) list.length = Math.min(list.length, kept)
    this.#length = Math.min(this.#length, length)
  }

  /** How many entries it has. */
  get length(): number {
    return this.#entries.length
  }

  /** The entries from a place on. */
  from(place: number): readonly LogEntry[] {
    return this.#entries.slice(place)
  }

  /** How many entries there were after so many orders. */
  heard(length: number): number {
    return this.#after.findLastIndex((after) => after <= length) + 1
  }

  /** How many orders had been given when the entry at a place was told. */
  moment(place: number): number {
    return this.#after[place] ?? this.#length
  }

  /** Which roll of the match each die was, by the viewer's own numbers: told when the match is over, so that he can audit them. */
  get rolls(): readonly number[] {
    return this.#rolls.slice()
  }

  /** What its first so many entries are called; all when left out. */
  token(length: number = this.length): Token {
    for (let i = this.#tokens.length; i < length; i++)
      this.#tokens.push(`${i + 1}.${markOf(`${this.#tokens[i - 1] ?? ''} ${JSON.stringify(this.#entries[i])}`)}`)
    return this.#tokens[length - 1]
  }

  /** How many of the entries somebody has who has read as far as this: none when some of his were taken back since. */
  read(token: Token): number {
    const length = Number.parseInt(token, 10)
    return length >= 1 && length <= this.length && this.token(length) === token ? length : 0
  }
}
