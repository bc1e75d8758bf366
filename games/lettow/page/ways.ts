import { OCEAN_BOX, PLACES, type Space, space } from '../board.ts'
import { WATERWAYS } from '../data/map/ways.ts'

/** Spaces from the first to the last. */
type Way = readonly Space[]

const BY_WATER: readonly (readonly Space[])[] = Array.from({ length: PLACES }, (_, place) =>
  WATERWAYS.flatMap(({ from, to }) =>
    space(from) === place ? [space(to)] : space(to) === place ? [space(from)] : [],
  ).filter((next) => next !== OCEAN_BOX),
)

/** §28.2: the ports that a ship passes, by the shortest way; only the two ends when there is none. */
export function wayByWater(from: Space, to: Space): Way {
  const ways = new Map<Space, Way>([[from, [from]]])
  for (const [here, way] of ways) {
    if (here === to) return way
    for (const next of BY_WATER[here] ?? []) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return [from, to]
}
