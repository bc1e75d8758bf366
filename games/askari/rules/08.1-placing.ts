import { ALLOWED, type Hex, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import {
  BOX_NYASA,
  BOX_VICTORIA,
  type Body,
  bodyOf,
  COAST,
  COASTAL_ON,
  GEA,
  HEXES,
  IS_LAND,
  isHex,
  NO_TOWN,
  OCEAN,
  OFF_WEST,
  OWNER,
  TOWN,
  TOWN_HEX,
  TOWN_OWNER,
  TOWNS,
  type Town,
} from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ANY_GEA_COAST,
  ANY_GEA_COAST_TOWN,
  ANY_GEA_TOWN,
  ANY_LAKE,
  BELGIAN,
  ENTRY_PLACE,
  ENTRY_TURN,
  GERMAN,
  GERMAN_NATION,
  LAKE_OF_LOSS,
  NATION,
  NOWHERE,
  REBUILD_PLACE,
  type Unit,
} from '../roster.ts'
import { hasEnemy, isNeutral, nextIn, sideOf } from '../stacks.ts'
import { controlsTown, firstVesselIn } from './04-control.ts'
import { eachCarrierSource, hasLine, reachesCarrier } from './07-communications.ts'
import { hexOf, type Spot, spotsOfAll } from './08.1-spots.ts'

/** Bits of `t.towns.arrivals`: a unit has come to the town this turn; a Carrier feeds it in this Segment (8.1.8). */
export const CAME = 1
export const FED = 2

/** Where a counter comes in, when it is due or rebuilt: a place of roster.ts. */
export const comesIn = (unit: Unit): Hex => (ENTRY_PLACE[unit] === NOWHERE ? REBUILD_PLACE[unit] : ENTRY_PLACE[unit])

const towns: readonly Town[] = Array.from({ length: TOWNS }, (_, town) => town as Town)
const hexes: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
/** §8.1.8a: the towns of German East Africa, both shores of Mwanza. */
const GERMAN_TOWNS: readonly Spot[] = spotsOfAll(towns.filter((t) => TOWN_OWNER[t] === GEA).map((t) => TOWN_HEX[t]))
/** §8.1.8f, ruling 60: its coasts, on the ocean and the great lakes. */
const GERMAN_COAST: readonly Spot[] = spotsOfAll(
  hexes.filter((at) => OWNER[at] === GEA && COASTAL_ON[at] !== 0 && IS_LAND[at] === 1),
)
const LAKE_COASTS: readonly Hex[] = COAST.slice(1).flat()
/** §8.1.7d: a Belgian whose town is lost. */
const WEST: readonly Spot[] = [OFF_WEST]

/** Spots that may be open to a counter; `whyNotArrive` says which are. */
export function spotsFor(unit: Unit): readonly Spot[] {
  switch (comesIn(unit)) {
    case ANY_GEA_TOWN:
    case ANY_GEA_COAST_TOWN:
      return GERMAN_TOWNS
    case ANY_GEA_COAST:
      return GERMAN_COAST
    default:
      return isForLake(unit) ? LAKE_COASTS : WEST
  }
}

const isForLake = (unit: Unit): boolean => {
  const place = comesIn(unit)
  return place === ANY_LAKE || place === LAKE_OF_LOSS || (place >= BOX_VICTORIA && place <= BOX_NYASA)
}

/** May the counter come in there now? */
export function whyNotArrive(t: Table, unit: Unit, spot: Spot): Refusal {
  switch (comesIn(unit)) {
    case ANY_GEA_TOWN:
    case ANY_GEA_COAST_TOWN:
      return whyNotTown(t, unit, spot)
    case ANY_GEA_COAST:
      return whyNotCoast(t, spot)
    default:
      return isForLake(unit) ? whyNotMoor(t, unit, spot) : whyNotWest(t, unit, spot)
  }
}

/** §8.1.8a-c: may a German unit come to the town? */
function whyNotTown(t: Table, unit: Unit, spot: Spot): Refusal {
  const at = hexOf(spot)
  const town = isHex(at) ? TOWN[at] : NO_TOWN
  // §8.1.8a: any town of German East Africa that the Germans control
  if (town < 0 || TOWN_OWNER[town] !== GEA || !controlsTown(t, GERMAN, town)) return refuse.notOurTown(spot)
  // §12.2.4, ruling 58: a harbour's guns go to a coast
  if (comesIn(unit) === ANY_GEA_COAST_TOWN && COASTAL_ON[at] === 0) return refuse.notACoastTown(unit, spot)
  // §8.1.8b + c: without a line one unit a turn, with one any number
  if (!mayTakeMore(t, town)) return refuse.oneAlready(spot)
  return ALLOWED
}

const mayTakeMore = (t: Table, town: Town): boolean =>
  (t.towns.arrivals[town] & CAME) === 0 || (t.towns.arrivals[town] & FED) !== 0 || townHasLine(t, town)
const townHasLine = (t: Table, town: Town): boolean => hasLine(t, GERMAN, GERMAN_NATION, TOWN_HEX[town])

/** §8.1.8f, ruling 60: the Königsberg's guns come ashore on any coast of German East Africa without enemies. */
function whyNotCoast(t: Table, spot: Spot): Refusal {
  const at = hexOf(spot)
  if (!isHex(at) || OWNER[at] !== GEA || COASTAL_ON[at] === 0 || IS_LAND[at] === 0) return refuse.notGermanCoast(spot)
  return hasEnemy(t, GERMAN, at) ? refuse.enemyThere(spot) : ALLOWED
}

/** §8.1.6, §8.1.7e, ruling 56: a boat is placed on a coast of its lake, with neither enemies there nor, but for Fifi, a lake without a friendly town. */
function whyNotMoor(t: Table, unit: Unit, spot: Spot): Refusal {
  const lake = isHex(spot) ? bodyOf(spot) : (-1 as Body)
  if (lake < 0 || lake === OCEAN) return refuse.notOnItsLake(unit, spot)
  const place = comesIn(unit)
  if (place === LAKE_OF_LOSS) {
    // §8.1.7e: anywhere on the lake where the Kingani was lost
    if (lake !== t.tracks.kinganiLake) return refuse.notWhereLost(spot)
  } else {
    if (place !== ANY_LAKE && bodyOf(place) !== lake) return refuse.notOnItsLake(unit, spot)
    if (!hasFriendlyTown(t, unit, lake)) return refuse.noTownOnLake(spot)
  }
  return hasEnemies(t, unit, spot) ? refuse.enemyThere(spot) : ALLOWED
}

/** §8.1.6: does its side control a town on the lake's coast? */
export function hasFriendlyTown(t: Table, unit: Unit, lake: Body): boolean {
  for (const at of COAST[lake] ?? []) if (TOWN[at] >= 0 && controlsTown(t, sideOf(t, unit), TOWN[at])) return true
  return false
}

/** Are enemy units or vessels there? */
export function hasEnemies(t: Table, unit: Unit, at: Hex): boolean {
  const side = sideOf(t, unit)
  if (hasEnemy(t, side, at)) return true
  for (let u = firstVesselIn(t, at); u >= 0; u = nextIn(t, u))
    if (sideOf(t, u) === other(side) && !isNeutral(t, u)) return true
  return false
}

/** §8.1.7d: a Belgian whose town the Germans hold may come over the west edge, from the turn after on. */
function whyNotWest(t: Table, unit: Unit, spot: Spot): Refusal {
  const town = comesIn(unit)
  const isLate = NATION[unit] === BELGIAN && isHex(town) && ENTRY_TURN[unit] < t.tracks.turn
  return spot === OFF_WEST && isLate && isLost(t, unit) ? ALLOWED : refuse.notItsPlace(unit, spot)
}
/** §8.1.7c: do the Germans hold the town that it would come to? */
export const isLost = (t: Table, unit: Unit): boolean => controlsTown(t, GERMAN, TOWN[comesIn(unit)])

/** Is a spot open to it now, without anybody being fed for it? */
export function canArrive(t: Table, unit: Unit): boolean {
  for (const spot of spotsFor(unit)) if (whyNotArrive(t, unit, spot) === ALLOWED) return true
  return false
}

/** §8.1.8b, ruling 58: may a Carrier there be cited as the source of the town? Only when the town is full and has no line. */
export function whyNotFeed(t: Table, unit: Unit, at: Hex, source: Hex): Refusal {
  const town = isHex(at) ? TOWN[at] : NO_TOWN
  if (town < 0 || TOWN_OWNER[town] !== GEA || !controlsTown(t, GERMAN, town)) return refuse.notOurTown(at)
  if (comesIn(unit) === ANY_GEA_COAST_TOWN && COASTAL_ON[at] === 0) return refuse.notACoastTown(unit, at)
  if (mayTakeMore(t, town)) return refuse.fedAlready(at)
  return reachesCarrier(t, GERMAN, GERMAN_NATION, at, 0, source) ? ALLOWED : refuse.cannotCite(source)
}

/** Calls `visit` for every town and Carrier that could feed it. */
export function eachFeeding(t: Table, unit: Unit, visit: (at: Hex, source: Hex) => void): void {
  if (spotsFor(unit) !== GERMAN_TOWNS) return
  for (const town of towns) {
    const at: Hex = TOWN_HEX[town]
    if (TOWN_OWNER[town] !== GEA || !controlsTown(t, GERMAN, town) || mayTakeMore(t, town)) continue
    if (comesIn(unit) === ANY_GEA_COAST_TOWN && COASTAL_ON[at] === 0) continue
    eachCarrierSource(t, GERMAN, GERMAN_NATION, at, 0, (source) => visit(at, source))
  }
}

/** Could it come if a Carrier were cited? */
export function canBeFed(t: Table, unit: Unit): boolean {
  let can = false
  eachFeeding(t, unit, () => {
    can = true
  })
  return can
}

/** When a Segment is over nobody is fed any more; after the Logistics Phase, towns take units anew (8.1.8b). */
export function forgetArrivals(t: Table, bits: number): void {
  for (const town of towns) t.towns.arrivals[town] &= ~bits
}
