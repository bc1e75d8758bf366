import { ALLOWED, type Column, type Hex, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import {
  ALL_PLACES,
  CAPE,
  COASTAL_AT,
  grid,
  hex,
  isHex,
  PLACE_AT,
  PORT,
  SEA,
  SETTLEMENT,
  SUPPORT,
  TERRAIN_AT,
  TOWN,
  territoryName,
} from '../../board.ts'
import type { Spot } from '../../data/recruits.ts'
import { UNIT_TYPES } from '../../data/unit-types.ts'
import type { Table } from '../../layout.ts'
import { IS_PORTUGUESE, SIDE_OF, TYPE_OF, type Unit } from '../../roster.ts'
import { controller, DEVICE, firstIn, hasEnemy, isConverted, isEmpty, nextIn } from '../../stacks.ts'
import { inEzoc } from '../11-zones.ts'
import { whyNotStack } from '../14-stacking.ts'
import { hasRail, isWorking } from '../21-railroads.ts'
import { liesBare } from '../26-fog.ts'

/** A sort of place where units may be put: a `Spot` of the data, with all that never changes worked out. */
interface Site {
  /** 1 for each hex or box of this sort, whatever stands there. */
  readonly at: Column<Hex>
  readonly held: Spot['held']
  readonly outOfZone: boolean
  readonly rail: Spot['rail']
  /** The type of unit that must not be there yet; -1 for none. */
  readonly without: number
}

/** Every place where certain units may be put. */
export interface Sites {
  readonly sorts: readonly Site[]
  /** Every place that is of one sort or another. */
  readonly places: readonly Hex[]
  /** Scratch: which of them was found free when last asked. It mostly still is, so that it is asked about first. */
  readonly lately: Uint8Array
  /** Says that a place is of no such sort, or not just now. */
  readonly misplaced: (unit: Unit, hex: Hex) => Refusal
}

/** Reads where a side's units may be put; `misplaced` names the case that says so. */
export function sitesOf(spots: readonly Spot[], side: Side, misplaced: Sites['misplaced']): Sites {
  const sorts = spots.map((spot) => siteOf(spot, side))
  const all = Array.from({ length: ALL_PLACES }, (_, place) => place as Hex)
  const places = all.filter((place) => sorts.some((site) => site.at[place] === 1))
  return { sorts, places, lately: new Uint8Array(1), misplaced }
}

function siteOf(spot: Spot, side: Side): Site {
  const at = Uint8Array.from({ length: ALL_PLACES }, (_, place) => (isOfSort(spot, side, place as Hex) ? 1 : 0))
  return {
    at: at as Column<Hex>,
    held: spot.held,
    outOfZone: spot.outOfZoc === true,
    rail: spot.rail,
    without: spot.without === undefined ? -1 : UNIT_TYPES.indexOf(spot.without),
  }
}

const KIND = { port: PORT, town: TOWN, settlement: SETTLEMENT } as const

function isOfSort(spot: Spot, side: Side, place: Hex): boolean {
  if (spot.box !== undefined) return place === (spot.box === 'cape-colony' ? CAPE : SUPPORT + side)
  if (!isHex(place) || TERRAIN_AT[place] === SEA) return false
  if (spot.hexes !== undefined && !spot.hexes.some((name) => hex(name) === place)) return false
  if (spot.places !== undefined && !spot.places.some((kind) => (PLACE_AT[place] & KIND[kind]) !== 0)) return false
  if (spot.notPort && (PLACE_AT[place] & PORT) !== 0) return false
  if (spot.coast && COASTAL_AT[place] === 0) return false
  if (spot.northEdge && place % grid.rows !== 0) return false
  return spot.in === undefined || spot.in.some((territory) => territory === territoryName(place))
}

/** May this unit be put there? Zones do not matter unless the data say so (10.4). */
export function whyNotPut(t: Table, unit: Unit, sites: Sites, place: Hex): Refusal {
  let why = ALLOWED
  for (let i = 0; i < sites.sorts.length; i++) {
    if (sites.sorts[i].at[place] === 0) continue
    why = whyNotSite(t, unit, sites.sorts[i], sites, place)
    if (why === ALLOWED) return whyNotJoin(t, unit, place)
  }
  return why === ALLOWED ? sites.misplaced(unit, place) : why
}

function whyNotSite(t: Table, unit: Unit, site: Site, sites: Sites, place: Hex): Refusal {
  if (!isHex(place)) return ALLOWED
  const side = SIDE_OF[unit]
  if (site.held === 'own' && controller(t, place) !== side) return refuse.notHeld(place)
  if (site.held === 'own-or-empty' && hasEnemy(t, side, place)) return sites.misplaced(unit, place)
  if (site.held === 'empty' && !isEmpty(t, place)) return sites.misplaced(unit, place)
  if (site.outOfZone && inEzoc(t, side, place)) return sites.misplaced(unit, place)
  if (site.rail === 'built' && !hasRail(t, place)) return sites.misplaced(unit, place)
  // §21.7: a railroad that works, so none with a break in the hex (W39)
  if (site.rail === 'working' && !isWorking(t, place)) return sites.misplaced(unit, place)
  return holdsType(t, place, site.without) ? refuse.staticTwice(unit, place) : ALLOWED
}

/** Is a unit of the type there? Militia that has been mounted is militia no more. */
function holdsType(t: Table, place: Hex, type: number): boolean {
  if (type < 0) return false
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) if (TYPE_OF[u] === type && !isConverted(t, u)) return true
  return false
}

function whyNotJoin(t: Table, unit: Unit, place: Hex): Refusal {
  // §25.3.1: a device keeps reinforcements of both sides out (W40)
  if ((t.places.marks[place] & DEVICE) !== 0) return refuse.deviceThere(place)
  // §14.4: never beyond the limit, nor with units it cannot stack with (W35, W173)
  return whyNotStack(t, unit, place)
}

/** Is there any place where the unit may be put just now? */
export function hasSite(t: Table, unit: Unit, sites: Sites): boolean {
  const { places, lately } = sites
  if (whyNotPut(t, unit, sites, places[lately[0]]) === ALLOWED) return true
  for (let i = 0; i < places.length; i++)
    if (whyNotPut(t, unit, sites, places[i]) === ALLOWED) {
      lately[0] = i
      return true
    }
  return false
}

/** Is there one as far as the enemy can see, who does not know how many units a column is (26.0)? */
export function seemsToHaveSite(t: Table, unit: Unit, sites: Sites): boolean {
  if (hasSite(t, unit, sites)) return true
  return sites.places.some(
    (place) => isHex(place) && !liesBare(t, place, SIDE_OF[unit]) && isFull(t, unit, sites, place),
  )
}

/** Would the unit be put there if only there were room? */
function isFull(t: Table, unit: Unit, sites: Sites, place: Hex): boolean {
  const mayGo = sites.sorts.some((site) => site.at[place] === 1 && whyNotSite(t, unit, site, sites, place) === ALLOWED)
  const isShut = (t.places.marks[place] & DEVICE) !== 0 || IS_PORTUGUESE[firstIn(t, place)] !== IS_PORTUGUESE[unit]
  return mayGo && !isShut
}
