import { BARRED, type Column, flood, type Hex, hexNet, makeWays, passage } from '@boma/kernel'
import {
  BOX_OCEAN,
  type Body,
  boxOf,
  CHINDE,
  CLOSED,
  COAST,
  COST,
  grid,
  HEXES,
  NORTH_EDGE,
  OFF_EAST,
  OFF_NORTH,
  OFF_SOUTH,
  OFF_WEST,
  TO_COME,
  TOWN_HEX,
  TOWNS,
  type Town,
  WATER_SIDES,
  WEST_EDGE_CONGO,
  WEST_EDGE_RHODESIA,
} from '../../board.ts'

/** Movement points that going aboard counts for: it costs none, but room and time. */
const VOYAGE = 4
/** Points that count as any more would. */
export const FARTHEST = 160

const from = (edge: Hex, entries: readonly Hex[]) => entries.map((at): readonly [Hex, Hex] => [edge, at])
const net = hexNet(grid, TO_COME - HEXES, [
  ...COAST.flatMap((coast, body) => from(boxOf(body as Body), coast)),
  [OFF_EAST, BOX_OCEAN],
  ...from(OFF_WEST, [...WEST_EDGE_CONGO, ...WEST_EDGE_RHODESIA]),
  ...from(OFF_NORTH, NORTH_EDGE),
  ...from(OFF_SOUTH, [CHINDE]),
])
const ways = makeWays(net)

/** What a march towards a town pays, asked backwards from the town: whoever comes from `before` enters a place. */
const backwards = passage<undefined, Hex>({
  cost(_t, _who, entered, way, before) {
    if (entered >= HEXES) return VOYAGE
    if (COST[entered] === CLOSED || (before < HEXES && (WATER_SIDES[entered] >> way) & 1)) return BARRED
    return COST[entered]
  },
})

/** The towns by how far they are from each place, and how many points that is: those of place `p` begin at p * TOWNS. */
export const [TOWNS_NEAR, POINTS_TO] = (() => {
  const points = new Uint8Array(TO_COME * TOWNS)
  for (let town = 0 as Town; town < TOWNS; town++) {
    flood(ways, backwards, undefined, 0, TOWN_HEX[town])
    for (let place = 0; place < TO_COME; place++) points[place * TOWNS + town] = Math.min(ways.spent[place], FARTHEST)
  }
  const towns = new Uint8Array(TO_COME * TOWNS)
  for (let place = 0; place < TO_COME; place++) sortTowns(place * TOWNS, towns, points)
  return [towns as unknown as Column<number, Town>, points] as const
})()

/** Puts the towns of a place in order, the nearest first. */
function sortTowns(first: number, towns: Uint8Array, points: Uint8Array): void {
  const unsorted = points.slice(first, first + TOWNS)
  towns.set(
    Array.from(unsorted.keys()).sort((a, b) => unsorted[a] - unsorted[b] || a - b),
    first,
  )
  for (let i = first; i < first + TOWNS; i++) points[i] = unsorted[towns[i]]
}
