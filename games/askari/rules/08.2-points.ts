import { ALLOWED, type Hex, local, type Moves, type Refusal, type Side, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex, NAIROBI, OFF_EAST, OFF_SOUTH, PILE, SECOND_SHORES, TABORA, TO_COME, TOWN } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import {
  BELGIAN,
  ENTENTE,
  GROUND,
  INFANTRY,
  NATION,
  NOWHERE,
  PORTUGUESE,
  REBUILD_PLACE,
  TYPE,
  type Unit,
} from '../roster.ts'
import {
  addCarriers,
  carriersAt,
  carriersIn,
  is,
  isNeutral,
  isOnMap,
  REDUCED,
  sideOf,
  WITH_ENTENTE,
} from '../stacks.ts'
import { controlsTown } from './04-control.ts'
import { consume, eachCarrierSource, isSupplied, mayBeSupplied, nationOf, reachesCarrier } from './07-communications.ts'
import { canArrive, canBeFed } from './08.1-placing.ts'
import { hexOf } from './08.1-spots.ts'

/** The locals of the Replacements Segment of a side. */
export const side = (t: Table): Side => local(t, 0) as Side
/** §8.2.2, §8.2.3: points of towns in hand. */
const POINTS = 1
/** §8.2.4: once the side's Carrier of the turn is converted, 1 + the Carriers that were in its hex then. */
const SPENT_CARRIER = 2
/** §8.2.4: 1 + the space of the Carrier whose point is in hand. */
const CONVERTING = 3
/** §8.2.7: 1 + the units rebuilt in this Segment that a second point may go to; of three points at most two rebuild. */
const REBUILT = 4
const REBUILT_TOO = 5

/** §8.2.3: from turn 6 on Nairobi and Tabora each give a point to their holder. */
export function pointsOf(t: Table, who: Side): number {
  if (t.tracks.turn < CALENDAR.replacementsFrom) return 0
  return (controlsTown(t, who, TOWN[NAIROBI]) ? 1 : 0) + (controlsTown(t, who, TOWN[TABORA]) ? 1 : 0)
}

/** Points in hand, that of a Carrier among them. */
export const pointsInHand = (t: Table): number => local(t, POINTS) + (isConverting(t) ? 1 : 0)

/** Is the point of a Carrier in hand, to be spent at once (8.2.1)? */
export const isConverting = (t: Table): boolean => local(t, CONVERTING) > 0

/** §8.2.1: is there a point to spend? */
export const whyNoPoint = (t: Table): Refusal => (isConverting(t) || local(t, POINTS) > 0 ? ALLOWED : refuse.noPoint())

/** §8.2.4: may a Carrier there be made a point? One a turn, and not for nothing. */
export function whyNotConvert(t: Table, space: Hex): Refusal {
  const none = whyNoConversion(t)
  if (none !== ALLOWED) return none
  if (!hasToConvert(t, space)) return refuse.noneToConvert(space)
  return hasUse(t) ? ALLOWED : refuse.noUse(space)
}
function whyNoConversion(t: Table): Refusal {
  if (t.tracks.turn < CALENDAR.replacementsFrom) return refuse.tooEarly()
  if (isConverting(t)) return refuse.spendFirst()
  return local(t, SPENT_CARRIER) > 0 ? refuse.oneCarrierOnly() : ALLOWED
}
const hasToConvert = (t: Table, space: Hex): boolean => isLandSpace(space) && carriersIn(t, side(t), space) > 0

/** Adds an action for each space whose Carrier may be made a point; what it could do is the same for all. */
export function addConversions(t: Table, out: Moves): void {
  if (whyNoConversion(t) !== ALLOWED || !hasUse(t)) return
  for (let at = t.laden.next(0); at >= 0; at = t.laden.next(at + 1)) if (hasToConvert(t, at)) out.add(act.convert(at))
}
const isLandSpace = (space: Hex): boolean => isHex(space) || space >= SECOND_SHORES

/** Takes the point of a Carrier into the hand; the Carrier stays until the point is spent (8.2.4b). */
export function convert(t: Table, space: Hex): void {
  setLocal(t, SPENT_CARRIER, 1 + carriersAt(t, side(t), hexOf(space)))
  setLocal(t, CONVERTING, space + 1)
}

/** §8.2.1: is there a point of a Carrier in hand, which need not serve anybody? */
export const whyNotLapse = (t: Table): Refusal => (isConverting(t) ? ALLOWED : refuse.nothingToLapse())

/** §8.2.1, ruling 64: a point that nobody gets is lost, and the Carrier with it, at no cost in victory points (8.2.4c). */
export function lapse(t: Table): void {
  const space = (local(t, CONVERTING) - 1) as Hex
  addCarriers(t, side(t), space, -1)
  setLocal(t, CONVERTING, 0)
  tell.lapsed(t, side(t), space)
}

/** §8.2.4b: the point is spent, and with it the Carrier that made it. */
export function spendPoint(t: Table): void {
  if (!isConverting(t)) {
    setLocal(t, POINTS, local(t, POINTS) - 1)
    return
  }
  const space = (local(t, CONVERTING) - 1) as Hex
  // §8.2.4a, §8.2.4c: the very Carrier may have been the source; then it was consumed as such, and costs the Entente a point
  const isThere = carriersAt(t, side(t), hexOf(space)) === local(t, SPENT_CARRIER) - 1
  if (isThere) addCarriers(t, side(t), space, -1)
  setLocal(t, CONVERTING, 0)
  tell.converted(t, side(t), space)
}

/** Is it a unit that points can go to: the side's own, and not neutral (ruling 72)? */
const isOurs = (t: Table, unit: Unit): boolean => unit < GROUND && sideOf(t, unit) === side(t) && !isNeutral(t, unit)

/** §8.2.5, ruling 62: is it a reduced unit of the side in a hex? */
export const isReducedHere = (t: Table, unit: Unit): boolean =>
  is(t, unit, REDUCED) && isOurs(t, unit) && isOnMap(t, unit)

function whyNotReduced(t: Table, unit: Unit): Refusal {
  if (!isOurs(t, unit)) return refuse.notYoursToFill(unit)
  return isOnMap(t, unit) ? refuse.notReduced(unit) : refuse.notInAHex(unit)
}

/** §8.2.5 + §8.2.9: may a point flip it, by a line that costs nothing? */
export function whyNotRestore(t: Table, unit: Unit): Refusal {
  const none = whyNoPoint(t)
  if (none !== ALLOWED) return none
  if (!isReducedHere(t, unit)) return whyNotReduced(t, unit)
  return isSupplied(t, unit) ? ALLOWED : refuse.noLine(unit)
}

/** §8.2.9 + §7.2.3: may a point flip it, with a Carrier there as its source? */
export function whyNotCite(t: Table, unit: Unit, source: Hex): Refusal {
  const none = whyNoPoint(t)
  if (none !== ALLOWED) return none
  if (!isReducedHere(t, unit)) return whyNotReduced(t, unit)
  if (isSupplied(t, unit)) return refuse.needsNone(unit)
  const reaches = reachesCarrier(t, side(t), nationOf(t, unit), t.units.where[unit], 0, source)
  return reaches ? ALLOWED : refuse.cannotCite(source)
}

/** Calls `visit` for each Carrier that it could live off, if it needs one. */
export function eachCitation(t: Table, unit: Unit, visit: (source: Hex) => void): void {
  if (!isSupplied(t, unit)) eachCarrierSource(t, side(t), nationOf(t, unit), t.units.where[unit], 0, visit)
}

/** §7.2.3a: the Carrier is gone. */
export const citeFor = (t: Table, source: Hex): void => consume(t, side(t), source)

/** §8.2.6 + §8.2.8: may a point bring it back from the pile? Infantry alone, and only where it can come in now. */
export function whyNotRebuild(t: Table, unit: Unit): Refusal {
  const none = whyNoPoint(t)
  if (none !== ALLOWED) return none
  if (unit >= GROUND || t.units.where[unit] !== PILE || sideOf(t, unit) !== side(t)) return refuse.notInPile(unit)
  if (TYPE[unit] !== INFANTRY || REBUILD_PLACE[unit] === NOWHERE) return refuse.notInfantry(unit)
  return canReturn(t, unit) ? ALLOWED : refuse.cannotReturn(unit)
}

/** Ruling 63: can it come in where it is rebuilt? A Belgian may wait for the west edge (8.1.7d). */
function canReturn(t: Table, unit: Unit): boolean {
  // Rulings 71, 72: of the Portuguese only an ally's return
  if (NATION[unit] === PORTUGUESE) return t.tracks.portugal === WITH_ENTENTE
  const place = REBUILD_PLACE[unit]
  if (place >= OFF_EAST && place <= OFF_SOUTH) return true
  if (isHex(place)) return controlsTown(t, ENTENTE, TOWN[place]) || NATION[unit] === BELGIAN
  return canArrive(t, unit) || canBeFed(t, unit)
}

/** Where a rebuilt unit goes by itself; -1 when its owner chooses a town. */
export function returnsTo(t: Table, unit: Unit): Hex | -1 {
  const place = REBUILD_PLACE[unit]
  if (place >= OFF_EAST && place <= OFF_SOUTH) return place
  if (!isHex(place)) return -1
  return controlsTown(t, ENTENTE, TOWN[place]) ? place : TO_COME
}

/** Notes that a second point may go to it. */
export const noteRebuilt = (t: Table, unit: Unit): void =>
  setLocal(t, local(t, REBUILT) === 0 ? REBUILT : REBUILT_TOO, unit + 1)

/** §8.2.7: may a second point make it whole? It needs no line (ruling 62). */
export function whyNotComplete(t: Table, unit: Unit): Refusal {
  const none = whyNoPoint(t)
  if (none !== ALLOWED) return none
  const isNew = local(t, REBUILT) === unit + 1 || local(t, REBUILT_TOO) === unit + 1
  return isNew && is(t, unit, REDUCED) ? ALLOWED : refuse.notRebuilt(unit)
}

/** The units that were rebuilt in this Segment, 0 to 2 of them. */
export function eachRebuilt(t: Table, visit: (unit: Unit) => void): void {
  if (local(t, REBUILT) > 0) visit((local(t, REBUILT) - 1) as Unit)
  if (local(t, REBUILT_TOO) > 0) visit((local(t, REBUILT_TOO) - 1) as Unit)
}

/** Is there anything that a point could do? */
function hasUse(t: Table): boolean {
  let use = false
  eachRebuilt(t, (unit) => {
    if (is(t, unit, REDUCED)) use = true
  })
  for (let u = 0 as Unit; u < GROUND && !use; u++)
    use = isReducedHere(t, u) ? mayBeSupplied(t, u) : isInPile(t, u) && canReturn(t, u)
  return use
}
/** Is it infantry of the side in the Eliminated Pile? */
export const isInPile = (t: Table, unit: Unit): boolean =>
  t.units.where[unit] === PILE &&
  sideOf(t, unit) === side(t) &&
  TYPE[unit] === INFANTRY &&
  REBUILD_PLACE[unit] !== NOWHERE

/** Could a point be spent, if there is or can be one? */
export function canSpend(t: Table): boolean {
  if (t.tracks.turn < CALENDAR.replacementsFrom) return false
  const may = whyNoPoint(t) === ALLOWED || (local(t, SPENT_CARRIER) === 0 && hasCarrier(t))
  return may && hasUse(t)
}

function hasCarrier(t: Table): boolean {
  const { ententeCarriers, germanCarriers } = t.places
  const ours = side(t) === ENTENTE ? ententeCarriers : germanCarriers
  for (let i = 0; i < ours.length; i++) if (ours[i as Hex] > 0 && isLandSpace(i as Hex)) return true
  return false
}
