import { EVERYONE, NOBODY, only, type Side, type Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { GameEvent, Rolled, Sink } from './event-set.ts'

const NONE: readonly Rolled[] = Object.freeze([])

/** A sink that keeps what it is told, and every die, whether an event tells of it or not. */
export class Chronicle implements Sink {
  readonly events: GameEvent[] = []
  readonly dice: Rolled[] = []
  /** How many of the dice events have told of. */
  #told = 0

  /** Dice that no event has told of yet. */
  get loose(): readonly Rolled[] {
    return this.dice.length === this.#told ? NONE : this.dice.slice(this.#told)
  }

  rolled(die: Rolled): void {
    this.dice.push(die)
  }

  told(kind: string, rule: string, facts: GameEvent['facts'], seenBy: Sides, secret: GameEvent['secret']): void {
    this.events.push({ kind, rule, facts, dice: this.loose, seenBy, secret })
    this.#told = this.dice.length
  }
}

/** What a viewer may know of an event; undefined when not even that it happened. */
export function seenEvent(e: GameEvent, viewer: Side): GameEvent | undefined {
  const wanted = viewer === NOBODY ? EVERYONE : only(viewer)
  if ((e.seenBy & wanted) === wanted || e.secret.length === 0) return e
  if (e.secret === 'all') return undefined
  const facts = Object.fromEntries(Object.entries(e.facts).filter(([name]) => !e.secret.includes(name)))
  // The dice go too: what they decided is what is hidden.
  return { ...e, facts, dice: [] }
}

/** The log as one viewer may read it: a projection of the events, never a text of its own. */
export const logFor = (events: readonly GameEvent[], viewer: Side): readonly GameEvent[] =>
  events.flatMap((e) => seenEvent(e, viewer) ?? [])

/** An order that was given, and what happened. */
interface Given {
  readonly side: Side
  readonly events: readonly GameEvent[]
}

/** One order of a match as a viewer may know it. */
export interface LogEntry {
  /** Who gave it; NOBODY for what happened before the first decision. */
  readonly side: Side
  /** Was it the viewer's own? */
  readonly own: boolean
  readonly events: readonly GameEvent[]
}

/**
 * A match as one viewer may know it: it grows with the match, and an order of somebody else of which the viewer may know
 * nothing leaves no trace, not even that there was one.
 */
export class Log {
  readonly #viewer: Side
  readonly #entries: LogEntry[] = []
  /** How many orders had been given when each entry was told; less than none for what led to the match. */
  readonly #after: number[] = []
  #length = 0

  constructor(viewer: Side, opening: readonly GameEvent[], before: readonly Given[] = []) {
    this.#viewer = viewer
    for (const [i, given] of before.entries()) this.#enter(given, i - before.length)
    this.#entries.push({ side: NOBODY, own: false, events: logFor(opening, viewer) })
    this.#after.push(0)
  }

  #enter({ side, events }: Given, after: number): void {
    const seen = logFor(events, this.#viewer)
    const own = side === this.#viewer && side !== NOBODY
    if (!own && seen.length === 0) return
    this.#entries.push({ side, own, events: seen })
    this.#after.push(after)
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
    this.#entries.length = kept
    this.#after.length = kept
    this.#length = Math.min(this.#length, length)
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
}

/** Says that something hidden has just been shown to somebody: free undo ends here. */
export function markReveal(t: TableBase): void {
  t.core.reveals++
}
