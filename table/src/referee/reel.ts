import { blank, type GameEvent, restore, type Side, type TableBase, view } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'

/**
 * A whole match, to be wound to any step. Once it is over, a step is an order; before that, an entry of the viewer's own
 * log, so that orders of which a viewer may know nothing do not even count.
 */
export interface Reel {
  /** How many steps it has for a viewer. */
  count(viewer: Side): number
  /** How many orders had been given at a step of a viewer's. */
  orders(step: number, viewer: Side): number
  /** The last step of a viewer's at which no more than so many orders had been given. */
  step(orders: number, viewer: Side): number
  /** The table at a step, as the viewer may see it. */
  at(step: number, viewer: Side): TableBase
  /** What happened up to that step, as the viewer may know it: one list for each order that it may know of. */
  log(step: number, viewer: Side): readonly (readonly GameEvent[])[]
  /** What that step brought. */
  last(step: number, viewer: Side): readonly GameEvent[]
  /** The step at which an entry of that log was told. */
  told(entry: number, viewer: Side): number
  /** The order that an entry of that log tells of, counting all of the match from 0. */
  orderOf(entry: number, viewer: Side): number
}

/** The step of a viewer's reel at which so many orders had been given. */
export function stepOf(match: GameMatch, viewer: Side, orders: number): number {
  if (match.over) return Math.max(0, orders)
  // What led to the match is no step of it.
  return Math.max(0, match.heard(viewer, orders) - match.heard(viewer, 0))
}

/** Makes a reel of a match. */
export function reelOf(match: GameMatch): Reel {
  const { game, length, over } = match
  const table = blank(game)
  /** The place in a viewer's log of what came before the first order; what stands before it led to the match. */
  const first = (viewer: Side) => match.heard(viewer, 0) - 1
  const step = (orders: number, viewer: Side) => (over ? orders : match.heard(viewer, orders) - 1 - first(viewer))
  const count = (viewer: Side) => step(length, viewer)
  const orders = (at: number, viewer: Side) => {
    if (over || at < 0) return at
    // The last step is how the match stands now, whatever was done since that the viewer may not know of.
    return at >= count(viewer) ? length : match.moment(viewer, first(viewer) + at)
  }
  const heard = (at: number, viewer: Side) => match.heard(viewer, orders(at, viewer))
  const events = (viewer: Side, from: number, to: number) =>
    match
      .log(viewer, from)
      .slice(0, to - from)
      .map((entry) => entry.events)
  return {
    count,
    orders,
    step,
    at(at, viewer) {
      restore(table, match.at(Math.max(0, orders(at, viewer))))
      return view(game, table, viewer)
    },
    log: (at, viewer) => events(viewer, 0, heard(at, viewer)),
    last: (at, viewer) => events(viewer, heard(at - 1, viewer), heard(at, viewer)).flat(),
    orderOf: (entry, viewer) => match.moment(viewer, entry) - 1,
    told: (entry, viewer) => Math.max(0, over ? match.moment(viewer, entry) : entry - first(viewer)),
  }
}
