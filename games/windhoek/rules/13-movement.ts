import {
  ALLOWED,
  type Costs,
  crossing,
  type Direction,
  directionTo,
  type Hex,
  listCosts,
  type Refusal,
} from '@boma/kernel'
import { refuse } from '../actions.ts'
import {
  CLOSED,
  COST_DRY,
  COST_RAIN,
  DESERT,
  grid,
  HEXES,
  isHex,
  RIVER_SIDES,
  SEA,
  TERRAIN_AT,
  WATER_SIDES,
} from '../board.ts'
import { FEATURE_EFFECTS, TERRAIN_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { IS_CAMEL, IS_ENGINEER, SIDE_OF, type Unit } from '../roster.ts'
import { DEVICE, hasEnemy } from '../stacks.ts'
import { inEzoc } from './11-zones.ts'
import { hasTrack, isBroken } from './21-railroads.ts'
import { isFlooded, isRain } from './27-weather.ts'
import { whyNotCrossEdge } from './28-cape.ts'
import { whyNotTerritory } from './29-angola.ts'

const ROAD = FEATURE_EFFECTS.road.movement * 2
const RIVER = FEATURE_EFFECTS.riverInRain.extraMovement * 2
const BOX = FEATURE_EFFECTS.capeColonyBox.movement * 2
const CAMELS_IN_DESERT = (TERRAIN_EFFECTS.desert.camel ?? 0) * 2

/** What decides how much a unit pays for a step, as bits: CAMEL has prices of its own, for BRIDGED rivers are free. */
export type Gait = number
/** The gait of camels. */
export const CAMEL: Gait = 1
/** The gait of those who march with an engineer (24.1). */
export const BRIDGED: Gait = 2
/** The gait of a unit that marches alone. */
export const gaitOf = (unit: Unit): Gait => (IS_CAMEL[unit] === 1 ? CAMEL : IS_ENGINEER[unit] === 1 ? BRIDGED : 0)
const GAITS: readonly Gait[] = [0, CAMEL, BRIDGED, CAMEL | BRIDGED]

/** What the ground beyond a side costs off the road; CLOSED where nobody may go. */
function groundCost(rain: boolean, gait: Gait, from: Hex, d: Direction, to: Hex): number {
  const ground = (rain ? COST_RAIN : COST_DRY)[to]
  if (ground === CLOSED || (WATER_SIDES[from] >> d) & 1) return CLOSED
  // §13.4 + §24.1: a river costs its point in rain turns, and nothing with an engineer along (W48)
  const river = rain && (gait & BRIDGED) === 0 && (RIVER_SIDES[from] >> d) & 1 ? RIVER : 0
  // §13.5: camels pay less in the desert
  return (gait & CAMEL && TERRAIN_AT[to] === DESERT ? CAMELS_IN_DESERT : ground) + river
}

/** `groundCost` of every crossing of the map, a list for each gait: those for dry turns, then those for rain turns. */
const GROUND: readonly Costs[] = [false, true].flatMap((rain) =>
  GAITS.map((gait) => listCosts(grid, (from, d, to) => groundCost(rain, gait, from, d, to)) as Costs),
)

/** §13.4: half movement points for a step between hexes that touch, or between the Cape Colony Box and the edge. */
export function stepCost(t: Table, gait: Gait, from: Hex, to: Hex): number {
  // §28.1: one point into Cape Colony; out of it the hex entered is paid for, and nothing else
  if (!isHex(to)) return BOX
  if (!isHex(from)) return isRain(t) ? COST_RAIN[to] : COST_DRY[to]
  return sideCost(t, gait, from, directionTo(grid, from, to) as Direction, to)
}

/** §13.4: half movement points for a step between two hexes, over the side in this direction. */
export function sideCost(t: Table, gait: Gait, from: Hex, d: Direction, to: Hex): number {
  const rain = isRain(t)
  const ground = GROUND[rain ? GAITS.length + gait : gait][crossing(from, d)]
  if (!hasTrack(t, from, d)) return ground
  // §21.1 + §21.4: half a point along a line whatever the ground, over bridges where there are rivers (W49)
  const bridged = !rain || (gait & BRIDGED) !== 0 || ((RIVER_SIDES[from] >> d) & 1) === 0
  // §25.2.1: a break brings the bridge down
  return bridged || (!isBroken(t, from) && !isBroken(t, to)) ? ROAD : ROAD + RIVER
}

/** May anyone cross this side on land, and stand on the ground beyond it? */
function whyNotCrossSide(t: Table, from: Hex, d: Direction | undefined, to: Hex): Refusal {
  // §13.0: by adjacent hexes
  if (d === undefined) return refuse.notAdjacent(to)
  // §13.4: no land unit enters an all-sea hex (W149)
  if (TERRAIN_AT[to] === SEA) return refuse.atSea(to)
  // §13.6: nor crosses a prohibited side
  if ((WATER_SIDES[from] >> d) & 1) return refuse.noCrossing(to)
  // §13.6: nor enters a prohibited hex, but along a road (W50)
  return isFlooded(t, to) && !hasTrack(t, from, d) ? refuse.closedByRain(to) : ALLOWED
}

/** May the unit be in the place beyond, coming from this one? */
function whyNotEnter(t: Table, unit: Unit, from: Hex, to: Hex): Refusal {
  const into = whyNotTerritory(t, unit, to)
  if (into !== ALLOWED) return into
  const side = SIDE_OF[unit]
  // §13.3 + §14.6: never into a hex that holds an enemy
  if (hasEnemy(t, side, to)) return refuse.enemyThere(to)
  // §11.7 + §11.8: never from one enemy zone straight into another; Cape Colony is in none (28.3)
  return inEzoc(t, side, from) && inEzoc(t, side, to) ? refuse.zoneToZone(to) : ALLOWED
}

/** May the unit march from one place into the next, as far as ground, enemies and zones go? */
export function whyNotCross(t: Table, unit: Unit, from: Hex, to: Hex): Refusal {
  const onMap = isHex(from) && isHex(to)
  const over = onMap ? whyNotCrossSide(t, from, directionTo(grid, from, to), to) : whyNotCrossEdge(unit, from, to)
  return over === ALLOWED ? whyNotEnter(t, unit, from, to) : over
}

/** Can the unit march from one hex into the next, over the side in this direction? As whyNotCross, for searches. */
export const canCross = (t: Table, unit: Unit, from: Hex, d: Direction, to: Hex): boolean =>
  whyNotCrossSide(t, from, d, to) === ALLOWED && whyNotEnter(t, unit, from, to) === ALLOWED

/** Must whoever of this side enters the place halt there? */
export const halts = (t: Table, unit: Unit, place: Hex): boolean =>
  // §28.1: in Cape Colony; §25.3.1: on an infernal device; §11.4: in an enemy zone
  place >= HEXES || (t.places.marks[place] & DEVICE) !== 0 || inEzoc(t, SIDE_OF[unit], place)
