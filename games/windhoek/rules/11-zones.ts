import { type Direction, type Hex, NOBODY, neighbour, OFF_MAP, other, type Side } from '@boma/kernel'
import { ANGOLA, grid, isHex, TERRITORY_AT, WATER_SIDES } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN, HAS_ZONE, IS_TRAIN, SIDE_OF, type Unit } from '../roster.ts'
import { firstIn, holder, isConverted, isDisrupted, isNeutral, nextIn, THROWS, THROWS_RAIL } from '../stacks.ts'
import { isWorking, railSides } from './21-railroads.ts'

/** §11.1 + §11.2: does the counter throw a zone all around? Always, in good order, unless it is neutral (29.1). */
export const throwsZone = (t: Table, unit: Unit): boolean =>
  (HAS_ZONE[unit] === 1 || isConverted(t, unit)) && !isDisrupted(t, unit) && !isNeutral(t, unit)

/** §11.1: does it throw one along the railroad? */
export const throwsRailZone = (t: Table, unit: Unit): boolean => IS_TRAIN[unit] === 1 && !isDisrupted(t, unit)

/** The zones of a side in a hex: 0 is none. */
const zonesOf = (t: Table, side: Side, hex: Hex): number =>
  side === ALLIED ? t.places.zones[hex] & 15 : t.places.zones[hex] >> 4

/** §11.0: is the hex in a zone of this side's enemy? The Cape Colony Box never is (28.3). */
export const inEzoc = (t: Table, side: Side, hex: Hex): boolean => isHex(hex) && zonesOf(t, other(side), hex) > 0

/** §11.3: does a zone thrown from one hex reach the next? */
export function zoneCrosses(t: Table, from: Hex, direction: Direction, to: Hex): boolean {
  // §11.3: not across water
  if ((WATER_SIDES[from] >> direction) & 1) return false
  // §29.1: neither into nor out of Angola while it is neutral
  return t.tracks.portugal === 1 || (TERRITORY_AT[from] === ANGOLA) === (TERRITORY_AT[to] === ANGOLA)
}

function addZones(t: Table, hex: Hex, side: Side, by: number, rail: boolean): void {
  const step = side === ALLIED ? by : by * 16
  const track = rail ? railSides(t, hex) : 0
  // §11.1: a train's zone includes its own hex
  if (rail) t.places.zones[hex] += step
  for (let d = 0; d < 6; d++) {
    const to = neighbour(grid, hex, d as Direction)
    if (to === OFF_MAP || !zoneCrosses(t, hex, d as Direction, to)) continue
    if (!rail || ((track >> d) & 1 && isWorking(t, to))) t.places.zones[to] += step
  }
}

/** Brings the zones around a stack up to date after it changed. */
export function refreshZone(t: Table, hex: Hex): void {
  let around = false
  let rail = false
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    around ||= throwsZone(t, u)
    rail ||= throwsRailZone(t, u)
  }
  const side = holder(t, hex)
  if (side !== thrower(t, hex)) liftZones(t, hex)
  setZone(t, hex, side, THROWS, around)
  // §11.1: a train on a broken hex has no working line to reach along
  setZone(t, hex, side, THROWS_RAIL, rail && isWorking(t, hex))
}

/** The side that threw a hex's zones is remembered in its marks, because the stack may be gone by now. */
const THROWN_BY_GERMANS = 32
const thrower = (t: Table, hex: Hex): Side => ((t.places.marks[hex] & THROWN_BY_GERMANS) !== 0 ? GERMAN : ALLIED)

function setZone(t: Table, hex: Hex, side: Side, mark: number, throws: boolean): void {
  const { marks } = t.places
  if (((marks[hex] & mark) !== 0) === throws) return
  if (throws && side === GERMAN) marks[hex] |= THROWN_BY_GERMANS
  addZones(t, hex, thrower(t, hex), throws ? 1 : -1, mark === THROWS_RAIL)
  marks[hex] ^= mark
  if ((marks[hex] & (THROWS | THROWS_RAIL)) === 0) marks[hex] &= ~THROWN_BY_GERMANS
}

function liftZones(t: Table, hex: Hex): void {
  setZone(t, hex, NOBODY, THROWS, false)
  setZone(t, hex, NOBODY, THROWS_RAIL, false)
}

/** Takes back the zones of trains whose line is about to change; `refreshZone` throws them again. */
export const liftRailZones = (t: Table, hex: Hex): void => setZone(t, hex, NOBODY, THROWS_RAIL, false)

/** Throws every zone anew: after Portugal's entry, or when a table was filled by hand. */
export function rebuildZones(t: Table, hexes: number): void {
  for (let hex = 0 as Hex; hex < hexes; hex++) {
    t.places.zones[hex] = 0
    t.places.marks[hex] &= ~(THROWS | THROWS_RAIL | THROWN_BY_GERMANS)
  }
  for (let hex = 0 as Hex; hex < hexes; hex++) if (t.places.first[hex] !== 0) refreshZone(t, hex)
}

/** §11.1 + §21.6: is the hex in the zone of an enemy train? */
function inTrainZone(t: Table, side: Side, hex: Hex): boolean {
  const track = isWorking(t, hex) ? railSides(t, hex) : 0
  for (let d = 0; d < 6; d++) {
    if (((track >> d) & 1) === 0) continue
    const from = neighbour(grid, hex, d as Direction) as Hex
    if ((t.places.marks[from] & THROWS_RAIL) !== 0 && thrower(t, from) !== side) return true
  }
  return false
}

/** §11.4 + §33.4: does an enemy zone in the hex bind this unit? Trains may ignore all but those of trains (W125). */
export function isBound(t: Table, unit: Unit, hex: Hex): boolean {
  const side = SIDE_OF[unit]
  if (!inEzoc(t, side, hex)) return false
  return IS_TRAIN[unit] === 0 || !has(t, 'trains') || inTrainZone(t, side, hex)
}

/** §15.5.2: does the counter bear the zone indicator, in good order (W67)? Trains do too. */
export const bearsIndicator = (t: Table, unit: Unit): boolean =>
  throwsRailZone(t, unit) || ((HAS_ZONE[unit] === 1 || isConverted(t, unit)) && !isDisrupted(t, unit))
