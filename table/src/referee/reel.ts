import { blank, type GameEvent, type Match, restore, type Side, type TableBase, view } from '@boma/kernel'

/** A whole match, to be wound to any moment. */
export interface Reel {
  /** How many orders it has. */
  readonly count: number
  /** The table after so many orders, as a viewer may see it. */
  at(moment: number, viewer: Side): TableBase
  /** What happened up to that moment, as a viewer may know it: one list for each order that it may know of. */
  log(moment: number, viewer: Side): readonly (readonly GameEvent[])[]
  /** What the last order before that moment brought. */
  last(moment: number, viewer: Side): readonly GameEvent[]
  /** The moment at which an entry of that log was told. */
  moment(entry: number, viewer: Side): number
}

/** Makes a reel of a match. */
export function reelOf(match: Match): Reel {
  const { game, length: count } = match
  const table = blank(game)
  const events = (viewer: Side, from: number, to: number) =>
    match
      .log(viewer, from)
      .slice(0, to - from)
      .map((entry) => entry.events)
  return {
    count,
    at(moment, viewer) {
      restore(table, match.at(Math.max(0, moment)))
      return view(game, table, viewer)
    },
    log: (moment, viewer) => events(viewer, 0, match.heard(viewer, moment)),
    last: (moment, viewer) => events(viewer, match.heard(viewer, moment - 1), match.heard(viewer, moment)).flat(),
    moment: (entry, viewer) => match.moment(viewer, entry),
  }
}
