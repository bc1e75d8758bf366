import { ALLOWED, type Column, type Direction, directionTo, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { COST_DRY, COST_RAIN, DESERT, grid, HEXES, isHex, RIVER_SIDES, SEA, TERRAIN_AT, WATER_SIDES } from '../board.ts'
import { FEATURE_EFFECTS, TERRAIN_EFFECTS } from '../data/charts.ts'
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

/** §13.5: camels pay less in the desert. */
const forCamels = (costs: Column<Hex>): Column<Hex> =>
  Uint8Array.from({ length: HEXES }, (_, hex) => camelCost(hex as Hex, costs)) as Column<Hex>
const camelCost = (hex: Hex, costs: Column<Hex>): number =>
  TERRAIN_AT[hex] === DESERT ? (TERRAIN_EFFECTS.desert.camel ?? 0) * 2 : costs[hex]
const CAMEL_DRY = forCamels(COST_DRY)
const CAMEL_RAIN = forCamels(COST_RAIN)

/** Who pays what is told by two things: camels have their own prices, and with an engineer along rivers are free. */
export type Gait = number
/** The gait of camels. */
export const CAMEL: Gait = 1
/** The gait of those who march with an engineer (24.1). */
export const BRIDGED: Gait = 2
/** The gait of a unit that marches alone. */
export const gaitOf = (unit: Unit): Gait => (IS_CAMEL[unit] === 1 ? CAMEL : IS_ENGINEER[unit] === 1 ? BRIDGED : 0)

/** §13.4: half movement points for a step between hexes that touch, or between the Cape Colony Box and the edge. */
export function stepCost(t: Table, gait: Gait, from: Hex, to: Hex): number {
  // §28.1: one point into Cape Colony; out of it the hex entered is paid for, and nothing else
  if (!isHex(to)) return BOX
  const rain = isRain(t)
  if (!isHex(from)) return rain ? COST_RAIN[to] : COST_DRY[to]
  const d = directionTo(grid, from, to) as Direction
  // §13.4 + §24.1: a river costs its point in rain turns, and nothing with an engineer along (W48)
  const river = rain && (gait & BRIDGED) === 0 && ((RIVER_SIDES[from] >> d) & 1) === 1 ? RIVER : 0
  // §21.1 + §21.4 + §25.2.1: half a point along a line, and no river unless a break has brought the bridge down (W49)
  if (hasTrack(t, from, d)) return ROAD + (river > 0 && (isBroken(t, from) || isBroken(t, to)) ? river : 0)
  if ((gait & CAMEL) !== 0) return (rain ? CAMEL_RAIN[to] : CAMEL_DRY[to]) + river
  return (rain ? COST_RAIN[to] : COST_DRY[to]) + river
}

/** Is there a side between two hexes that can be crossed on land, and ground beyond it to stand on? */
function whyNotCrossSide(t: Table, from: Hex, to: Hex): Refusal {
  const d = directionTo(grid, from, to)
  // §13.0: by adjacent hexes
  if (d === undefined) return refuse.notAdjacent(to)
  // §13.4: no land unit enters an all-sea hex (W149)
  if (TERRAIN_AT[to] === SEA) return refuse.atSea(to)
  // §13.6: nor crosses a prohibited side
  if ((WATER_SIDES[from] >> d) & 1) return refuse.noCrossing(to)
  // §13.6: nor enters a prohibited hex, but along a road (W50)
  return isFlooded(t, to) && !hasTrack(t, from, d) ? refuse.closedByRain(to) : ALLOWED
}

/** May the unit march from one place into the next, as far as ground, enemies and zones go? */
export function whyNotCross(t: Table, unit: Unit, from: Hex, to: Hex): Refusal {
  const over = isHex(from) && isHex(to) ? whyNotCrossSide(t, from, to) : whyNotCrossEdge(unit, from, to)
  if (over !== ALLOWED) return over
  const into = whyNotTerritory(t, unit, to)
  if (into !== ALLOWED) return into
  const side = SIDE_OF[unit]
  // §13.3 + §14.6: never into a hex that holds an enemy
  if (hasEnemy(t, side, to)) return refuse.enemyThere(to)
  // §11.7 + §11.8: never from one enemy zone straight into another; Cape Colony is in none (28.3)
  return inEzoc(t, side, from) && inEzoc(t, side, to) ? refuse.zoneToZone(to) : ALLOWED
}

/** Must whoever of this side enters the place halt there? */
export const halts = (t: Table, unit: Unit, place: Hex): boolean =>
  // §28.1: in Cape Colony; §25.3.1: on an infernal device; §11.4: in an enemy zone
  place >= HEXES || (t.places.marks[place] & DEVICE) !== 0 || inEzoc(t, SIDE_OF[unit], place)
