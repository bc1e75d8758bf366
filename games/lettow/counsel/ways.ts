import { type Column, floodOver, makeWays, netOf, wayTo } from '@boma/kernel'
import { OCEAN_BOX, PLACES, type Space, space } from '../board.ts'
import { WATERWAYS } from '../data/map/ways.ts'

/** Spaces from the first to the last. */
type Way = readonly Space[]

/** §28.2: ports by the waters that join them. */
const ways = makeWays(
  netOf(
    Array.from({ length: PLACES }, (_, place) =>
      WATERWAYS.flatMap(({ from, to }) =>
        space(from) === place ? [space(to)] : space(to) === place ? [space(from)] : [],
      ),
    ),
  ),
)
/** Nobody sails through the box of the Indian Ocean. */
const open = Uint8Array.from({ length: PLACES }, (_, place) => (place === OCEAN_BOX ? 0 : 1)) as Column<Space>

/** §28.2: the ports that a ship passes, by the shortest way; only the two ends when there is none. */
export function wayByWater(from: Space, to: Space): Way {
  const way: Space[] = []
  floodOver(ways, open, from)
  return wayTo(ways, to, way) > 0 ? way : [from, to]
}
