import type { Side } from '@boma/kernel'
import { BY_RAIL, OCEAN_BOX, PLACES, type Space, space } from '../board.ts'
import { WATERWAYS } from '../data/map/ways.ts'
import type { Table } from '../layout.ts'
import { ALLIED } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'

/** Spaces from the first to the last. */
type Way = readonly Space[]

const BY_WATER: readonly (readonly Space[])[] = Array.from({ length: PLACES }, (_, place) =>
  WATERWAYS.flatMap(({ from, to }) =>
    space(from) === place ? [space(to)] : space(to) === place ? [space(from)] : [],
  ).filter((next) => next !== OCEAN_BOX),
)

/** The shortest way along links; only `from` and `to` when there is none. */
function shortest(from: Space, to: Space, links: readonly (readonly Space[])[], passes: (at: Space) => boolean): Way {
  const ways = new Map<Space, Way>([[from, [from]]])
  for (const [here, way] of ways) {
    if (here === to) return way
    if (here !== from && !passes(here)) continue
    for (const next of links[here] ?? []) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return [from, to]
}

/** §28.3: the line that a train takes, with no enemy on the way. */
export const wayByRail = (t: Table, side: Side, from: Space, to: Space): Way =>
  shortest(from, to, BY_RAIL, (at) => !hasEnemy(t, side, at) && !(side === ALLIED && t.raided.has(at)))

/** §28.2: the ports that a ship passes. */
export const wayByWater = (from: Space, to: Space): Way => shortest(from, to, BY_WATER, () => true)
