import { BARRED, FAR, flood, type Hex, hexNet, makeWays, passage } from '@boma/kernel'
import {
  CAPE,
  CAPE_ENTRIES,
  CLOSED,
  COASTAL_AT,
  COST_DRY,
  grid,
  HEXES,
  RAIL_SIDES,
  TOWN_HEXES,
  WATER_SIDES,
} from '../../board.ts'

/** What is left of a unit's weight on a town with each half point between them: half of it after a mounted march (14). */
const PER_HALF_POINT = 0.951695
/** Half points beyond which nothing is left. */
const FARTHEST = 256
/** Half points that a voyage from the Cape counts for: it takes no time, but twice the action points. */
const VOYAGE = 21
/** Half points to enter a hex by road (21.1). */
const ROAD = 1

/** What a march towards a town pays, asked backwards from the town. */
const backwards = passage<undefined, Hex>({
  cost(_t, _who, to, way, from) {
    if ((WATER_SIDES[to] >> way) & 1 || COST_DRY[from] === CLOSED) return BARRED
    if ((RAIL_SIDES[to] >> way) & 1) return ROAD
    return COST_DRY[to] === CLOSED ? BARRED : COST_DRY[to]
  },
})

const ways = makeWays(hexNet(grid))

/** Half points from every hex to a town in dry weather, roads used, nobody in the way. */
function waysTo(town: Hex): Int16Array {
  flood(ways, backwards, undefined, 0, town)
  return ways.spent
}

/** The shortest way from the Cape: over the edge of the map, or by sea to the best beach. */
function wayFromCape(points: Int16Array): number {
  let best = FAR
  for (const entry of CAPE_ENTRIES) best = Math.min(best, points[entry] + COST_DRY[entry])
  for (let hex = 0 as Hex; hex < HEXES; hex++) if (COASTAL_AT[hex] === 1) best = Math.min(best, points[hex] + VOYAGE)
  return best
}

/** Weights by half points, multiplied up: powers with a fraction differ from browser to browser, products do not. */
const WEIGHTS = new Float64Array(FARTHEST)
WEIGHTS[0] = 1
for (let i = 1; i < FARTHEST; i++) WEIGHTS[i] = WEIGHTS[i - 1] * PER_HALF_POINT
const weight = (halves: number): number => (halves < FARTHEST ? WEIGHTS[halves] : 0)

/** How near each place is to every town: 1 in it, less with every half point. Those of place `p` begin at p * TOWN_HEXES.length. */
export const NEARNESS: Float64Array = (() => {
  const towns = TOWN_HEXES.length
  const nearness = new Float64Array((HEXES + 1) * towns)
  TOWN_HEXES.forEach((town, i) => {
    const points = waysTo(town)
    for (let hex = 0; hex < HEXES; hex++) nearness[hex * towns + i] = weight(points[hex])
    nearness[CAPE * towns + i] = weight(wayFromCape(points))
  })
  return nearness
})()

/**
 * How much a unit in a place weighs on each town. The nearer the more; but it cannot be everywhere, so that a town has
 * its share of the unit only, by how near it is among all towns.
 */
export const PULL: Float64Array = (() => {
  const towns = TOWN_HEXES.length
  const pull = NEARNESS.slice()
  for (let place = 0; place <= CAPE; place++) share(pull.subarray(place * towns, (place + 1) * towns))
  return pull
})()

/** Turns a unit's weights on all towns into its shares for them. */
function share(weights: Float64Array): void {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum > 0) for (let i = 0; i < weights.length; i++) weights[i] *= weights[i] / sum
}
