import {
  blank,
  copy,
  diff,
  type GameEvent,
  type Match,
  NOBODY,
  type Patch,
  patch,
  SIDES,
  type Side,
  snapshot,
  type TableBase,
  view,
} from '@boma/kernel'

/** A whole match, to be wound to any moment. */
export interface Reel {
  /** How many actions it has. */
  readonly count: number
  /** The table after so many actions, as a viewer may see it. */
  at(moment: number, viewer: Side): TableBase
  /** What happened up to that moment, one list per action, as a viewer may know it. */
  log(moment: number, viewer: Side): readonly (readonly GameEvent[])[]
}

/**
 * Makes a reel of a match by taking back its actions one by one, which the match does not survive. What differs between
 * two moments is all that is kept.
 */
export function reelOf(match: Match): Reel {
  const { game, length: count } = match
  const logs = new Map([...SIDES, NOBODY].map((side) => [side, match.log(side)]))
  const steps: { readonly on: Patch; readonly back: Patch }[] = []
  while (match.length > 0) {
    const after = snapshot(match.table)
    match.undoByConsent()
    steps.push({ on: diff(match.table.bytes, after), back: diff(after, match.table.bytes) })
  }
  steps.reverse()
  const table = blank(game)
  copy(match.table, table)
  let now = 0

  const wind = (to: number): void => {
    for (; now < to; now++) turn(steps[now]?.on)
    for (; now > to; now--) turn(steps[now - 1]?.back)
  }
  const turn = (step: Patch | undefined): void => {
    if (step) patch(table.bytes, step)
  }

  return {
    count,
    at(moment, viewer) {
      wind(Math.max(0, Math.min(count, moment)))
      return view(game, table, viewer)
    },
    log: (moment, viewer) => logs.get(viewer)?.slice(0, moment + 1) ?? [],
  }
}
