import { ALLOWED, type Column, type Dice, type Hex, local, makeHexList, type Side } from '@boma/kernel'
import { CAPE, HEXES, HIDDEN, PLACE_AT, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, firstUnit, IS_PORTUGUESE, IS_TRAIN, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { throwsRailZone, throwsZone } from '../rules/11-zones.ts'
import { TO_LEADER } from '../rules/12-march/force.ts'
import { whyNotStack } from '../rules/14-stacking.ts'
import { hasRail, isWorking } from '../rules/21-railroads.ts'
import { liesOpen } from '../rules/26-fog.ts'
import {
  COLUMN,
  DISRUPTED,
  firstIn,
  hasTwoSteps,
  isStatic,
  nextIn,
  PORTUGUESE_COLUMN,
  THROWS,
  THROWS_RAIL,
} from '../stacks.ts'

/** One in so many two-step units is imagined disrupted. */
const DISRUPTED_IN = 8

/** The unseen units of one contingent, in a random order. */
const pool = new Uint8Array(UNITS) as unknown as Column<number, Unit>
let unseen = 0
/** The places where they may be. */
const spots = makeHexList(HEXES + 1)
let spotCount = 0
/** What must be somewhere: the hex of each need, and the zone (THROWS or THROWS_RAIL) that wants explaining; 0 for any unit. */
const needAt = makeHexList(2 * HEXES)
const needZone = new Uint8Array(2 * HEXES)
let needs = 0
/** For each unit of the pool 1 + the need that it answers; 0 for none. */
const answered = new Uint16Array(UNITS)
const tried = new Uint8Array(UNITS)

/** The zone out of the hex that a force marches through which nobody who stays there can throw; 0 for none. */
let passing = 0

let source: Dice
let drawn = 0
const draw = (n: number): number => (n > 1 ? source.draw(drawn, n, 0, drawn++) : 0)

/**
 * Puts a side's unseen units (26.0) somewhere among its columns, so that every column has a unit, and one that throws a
 * zone just where a zone is thrown (W42). Whatever must be somewhere is settled first, then the rest goes anywhere.
 */
export function fillColumns(t: Table, side: Side, dice: Dice): void {
  source = dice
  drawn = 0
  passing = 0
  if (side === ALLIED) {
    t.places.first[CAPE] = 0
    for (let u = firstUnit(side); u < afterLast(side); u++) if (t.units.where[u] === CAPE) t.stacks.put(u, CAPE)
  }
  putCaller(t)
  if (side === ALLIED) fillContingent(t, side, 1)
  fillContingent(t, side, 0)
}

/** W167: the leader to whom units are called was named in the open, and so was his hex. */
function putCaller(t: Table): void {
  const leader = t.march.mode === TO_LEADER ? (local(t, 0) as Unit) : NO_UNIT
  if (leader >= 0 && t.units.where[leader] === HIDDEN) t.stacks.put(leader, t.march.at)
}

function fillContingent(t: Table, side: Side, portuguese: number): void {
  gatherUnits(t, side, portuguese)
  gatherSpots(t, side, portuguese)
  // §29.3: who only marches through may be of the other contingent, and throw what those who stay cannot
  const isPassedThrough = portuguese === 0 && passing !== 0
  if (isPassedThrough) addNeed(t.march.at, passing)
  for (let need = 0; need < needs; need++) if (!answerAnyhow(t, need) && portuguese === 1) leaveToForce(t, side, need)
  for (let i = 0; i < unseen; i++) {
    if (answered[i] === 0) continue
    putWhereNeeded(t, pool[i], answered[i] - 1)
    if (isPassedThrough && answered[i] === needs) t.force.add(pool[i])
  }
  // Those with the fewest places first, or the others might take them.
  for (const choosy of [isStatic, throwsAny, anyUnit])
    for (let i = 0; i < unseen; i++)
      if (t.units.where[pool[i]] === HIDDEN && choosy(t, pool[i])) putSomewhere(t, pool[i])
}

/** Finds a unit for a need: in good order wherever that can be, a disrupted one where it cannot. */
const answerAnyhow = (t: Table, need: number): boolean => answer(t, need, false) || answer(t, need, true)

/** A zone out of the hex of a force under way that no Portuguese throws is the force's; they need only be there. */
function leaveToForce(t: Table, side: Side, need: number): void {
  if (t.march.mode === 0 || t.tracks.phasing !== side || needAt[need] !== t.march.at || needZone[need] === 0) return
  passing = needZone[need]
  needZone[need] = 0
  answerAnyhow(t, need)
}

const throwsAny = (t: Table, unit: Unit): boolean => throwsZone(t, unit) || throwsRailZone(t, unit)
const anyUnit = (): boolean => true

/** Collects the contingent's unseen units in a random order. */
function gatherUnits(t: Table, side: Side, portuguese: number): void {
  unseen = 0
  for (let u = firstUnit(side); u < afterLast(side); u++)
    if (t.units.where[u] === HIDDEN && IS_PORTUGUESE[u] === portuguese) pool[unseen++] = u
  for (let i = unseen - 1; i > 0; i--) {
    const j = draw(i + 1)
    const kept = pool[i]
    pool[i] = pool[j]
    pool[j] = kept
  }
  answered.fill(0, 0, unseen)
}

/** Collects where those units may be, and what must be there. */
function gatherSpots(t: Table, side: Side, portuguese: number): void {
  const column = portuguese === 1 ? PORTUGUESE_COLUMN : COLUMN + side
  spotCount = 0
  needs = 0
  for (let hex = 0 as Hex; hex < HEXES; hex++) {
    const first = t.places.first[hex]
    if (first === column) addColumn(t, hex)
    else if (first > 0 && first < COLUMN && mayHideMore(t, hex, (first - 1) as Unit, side, portuguese)) addSpot(t, hex)
  }
  if (side === ALLIED && portuguese === 0) spots[spotCount++] = CAPE
}

/** W172: may others of the contingent be in a hex besides those seen there? Only where some of them came out to fight. */
const mayHideMore = (t: Table, hex: Hex, seen: Unit, side: Side, portuguese: number): boolean =>
  SIDE_OF[seen] === side && IS_PORTUGUESE[seen] === portuguese && hex !== t.battle.at && !liesOpen(hex, side)

function addColumn(t: Table, hex: Hex): void {
  const before = needs
  addSpot(t, hex)
  if (needs === before) addNeed(hex, 0)
}

/** Notes a hex, and the zones out of it that nothing to be seen there throws. */
function addSpot(t: Table, hex: Hex): void {
  spots[spotCount++] = hex
  let zones = t.places.marks[hex] & (THROWS | THROWS_RAIL)
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    if (throwsZone(t, u)) zones &= ~THROWS
    if (throwsRailZone(t, u)) zones &= ~THROWS_RAIL
  }
  if ((zones & THROWS) !== 0) addNeed(hex, THROWS)
  if ((zones & THROWS_RAIL) !== 0) addNeed(hex, THROWS_RAIL)
}

function addNeed(hex: Hex, zone: number): void {
  needAt[needs] = hex
  needZone[needs++] = zone
}

/** Finds a unit for a need, if others must be moved to other needs for it (an augmenting path, so that none is missed). */
function answer(t: Table, need: number, disrupted: boolean): boolean {
  tried.fill(0, 0, unseen)
  return claim(t, need, disrupted)
}

function claim(t: Table, need: number, disrupted: boolean): boolean {
  for (let i = 0; i < unseen; i++) {
    if (tried[i] === 1 || !suits(t, pool[i], need, disrupted)) continue
    tried[i] = 1
    if (answered[i] > 0 && !claim(t, answered[i] - 1, disrupted)) continue
    answered[i] = need + 1
    return true
  }
  return false
}

/** Could the unit be what is needed? */
function suits(t: Table, unit: Unit, need: number, disrupted: boolean): boolean {
  if (needZone[need] === THROWS) return throwsZone(t, unit)
  if (needZone[need] === THROWS_RAIL) return throwsRailZone(t, unit)
  return mayStand(t, unit, needAt[need]) && isQuiet(t, unit, needAt[need], disrupted)
}

/** Is it a place for this sort of unit? Static units are in towns, trains on rails. */
function mayStand(t: Table, unit: Unit, place: Hex): boolean {
  if (place === CAPE) return !isStatic(t, unit) && IS_TRAIN[unit] === 0
  if (isStatic(t, unit)) return (PLACE_AT[place] & TOWN) !== 0
  return IS_TRAIN[unit] === 0 || hasRail(t, place)
}

/** Would the unit throw no zone but those known? If it may be imagined disrupted, it need throw none at all. */
const isQuiet = (t: Table, unit: Unit, place: Hex, disrupted: boolean): boolean =>
  !betrays(t, unit, place) || (disrupted && hasTwoSteps(unit))

/** Would the unit, in good order, throw a zone from the place that is not thrown? */
function betrays(t: Table, unit: Unit, place: Hex): boolean {
  if (place === CAPE) return false
  const marks = t.places.marks[place]
  if (throwsZone(t, unit)) return (marks & THROWS) === 0
  return throwsRailZone(t, unit) && (marks & THROWS_RAIL) === 0 && isWorking(t, place)
}

function putWhereNeeded(t: Table, unit: Unit, need: number): void {
  put(t, unit, needAt[need], needZone[need] === 0)
}

/** Puts a unit into any place that it may be in, in good order if there is one. */
function putSomewhere(t: Table, unit: Unit): void {
  const n = countSpots(t, unit, false)
  if (n > 0) put(t, unit, spotOf(t, unit, false, draw(n)), true)
  else put(t, unit, spotOf(t, unit, true, draw(countSpots(t, unit, true))), true)
}

const isFree = (t: Table, unit: Unit, spot: Hex, disrupted: boolean): boolean =>
  mayStand(t, unit, spot) && isQuiet(t, unit, spot, disrupted) && whyNotStack(t, unit, spot) === ALLOWED

function countSpots(t: Table, unit: Unit, disrupted: boolean): number {
  let n = 0
  for (let i = 0; i < spotCount; i++) if (isFree(t, unit, spots[i], disrupted)) n++
  return n
}

/** The nth place that is free for a unit; the first of all in a position that no play leads to. */
function spotOf(t: Table, unit: Unit, disrupted: boolean, n: number): Hex {
  let left = n
  for (let i = 0; i < spotCount; i++) if (isFree(t, unit, spots[i], disrupted) && left-- === 0) return spots[i]
  return spots[0]
}

function put(t: Table, unit: Unit, place: Hex, mayBeDisrupted: boolean): void {
  t.stacks.put(unit, place)
  const flips = betrays(t, unit, place) || (mayBeDisrupted && draw(DISRUPTED_IN) === 0)
  if (flips && hasTwoSteps(unit)) t.units.state[unit] |= DISRUPTED
}
