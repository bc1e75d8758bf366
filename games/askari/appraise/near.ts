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
} from '../board.ts'

/** Movement points that going aboard counts for: it costs none, but room and time. */
const VOYAGE = 4
/** What is left of a unit's weight on a town with each point between them: half of it after a march. */
const PER_POINT = 0.84
/** Points beyond which nothing is left. */
const FARTHEST = 160

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

/** Weights by points, multiplied up: powers with a fraction differ from browser to browser, products do not. */
const WEIGHTS = new Float64Array(FARTHEST)
for (let i = 0, weight = 1; i < FARTHEST; i++, weight *= PER_POINT) WEIGHTS[i] = weight
const weight = (points: number): number => (points < FARTHEST ? WEIGHTS[points] : 0)

/** The towns by how near they are to each place, and how near: 1 in it, less with every point. Those of place `p` begin at p * TOWNS. */
export const [TOWNS_NEAR, NEARNESS] = (() => {
  const nearness = new Float64Array(TO_COME * TOWNS)
  for (let town = 0 as Town; town < TOWNS; town++) {
    flood(ways, backwards, undefined, 0, TOWN_HEX[town])
    for (let place = 0; place < TO_COME; place++) nearness[place * TOWNS + town] = weight(ways.spent[place])
  }
  const towns = new Uint8Array(TO_COME * TOWNS)
  for (let place = 0; place < TO_COME; place++) sortTowns(place * TOWNS, towns, nearness)
  return [towns as unknown as Column<number, Town>, nearness] as const
})()

/** Puts the towns of a place in order, the nearest first. */
function sortTowns(first: number, towns: Uint8Array, nearness: Float64Array): void {
  const unsorted = nearness.slice(first, first + TOWNS)
  towns.set(
    Array.from(unsorted.keys()).sort((a, b) => unsorted[b] - unsorted[a] || a - b),
    first,
  )
  for (let i = first; i < first + TOWNS; i++) nearness[i] = unsorted[towns[i]]
}
