import { EVERYONE, NOBODY, only, type Side } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { GameEvent, Rolled, Sink } from './event-set.ts'

/** A sink that keeps what it is told. */
export interface Chronicle extends Sink {
  readonly events: GameEvent[]
  /** Dice that no event has told of yet. */
  readonly loose: readonly Rolled[]
}

/** A new, empty chronicle. */
export function chronicle(): Chronicle {
  const events: GameEvent[] = []
  const loose: Rolled[] = []
  return {
    events,
    loose,
    rolled: (die) => loose.push(die),
    told: (kind, rule, facts, seenBy, secret) => {
      events.push({ kind, rule, facts, dice: loose.splice(0), seenBy, secret })
    },
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

/** Says that something hidden has just been shown to somebody: free undo ends here. */
export function markReveal(t: TableBase): void {
  t.core.reveals++
}
