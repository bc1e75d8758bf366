import { type Column, type Direction, type Hex, NOBODY, neighbour, OFF_MAP, SIDES, type Side } from '@boma/kernel'
import { PULL } from './appraise/pull.ts'
import {
  ANGOLA,
  CAPE,
  CAPE_ENTRY_AT,
  grid,
  HEXES,
  HIDDEN,
  isHex,
  MINING,
  PLACE_AT,
  RAIL_SIDES,
  TERRITORY_AT,
  TOWN_HEXES,
  WINDHOEK,
} from './board.ts'
import { LIMITS } from './data/charts.ts'
import type { Table } from './layout.ts'
import { ALLIED, COMBAT, GERMAN, IS_LEADER, IS_SUPPORT, IS_WIRELESS, SIDE_OF, UNITS, type Unit } from './roster.ts'
import { lastTurn } from './rules/05-victory.ts'
import { inSupply } from './rules/18-supply.ts'
import { portugalAtWar } from './rules/29-angola.ts'
import { COLUMN, combatFactor, controller, holder, isDisrupted, isNeutral, isStatic } from './stacks.ts'

/** How much each thing counts; all of them together stay below 1. */
const TOWNS_COUNT = 0.7
const UNITS_COUNT = 0.05
const INCOME_COUNTS = 0.01
const POINT_COUNTS = 0.009
/** Turns before the end from which on points are worth less and less. */
const LAST_TURNS = 3
/** What a town is worth to the Allies: held, held without fear, weighed upon, and held by nobody. */
const HELD = 0.9
const SAFE = 0.1
const PRESSED = 0.5
const EMPTY = 0.05
/** What is left of a unit's strength when it is disrupted, or starves. */
const WHEN_DISRUPTED = 0.8
const WHEN_HUNGRY = 0.6
/** What leaders and wireless stations are worth beyond their fighting, as each brings a point a turn (9.1). */
const BRINGS_POINTS = 1.5

/** 1 where neither a place nor a railroad nor the Cape is near enough to feed anyone. */
const BARREN_AT = Uint8Array.from({ length: HEXES }, (_, hex) => (isBarren(hex as Hex) ? 1 : 0)) as Column<Hex>

function isBarren(hex: Hex): boolean {
  if (PLACE_AT[hex] !== 0 || RAIL_SIDES[hex] !== 0 || CAPE_ENTRY_AT[hex] === 1) return false
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, hex, d as Direction)
    if (next !== OFF_MAP && RAIL_SIDES[next] !== 0) return false
  }
  return true
}

const TOWNS = TOWN_HEXES.length
/** Each side's strength near each town, the Germans' after the Allies'; its whole strength, and how much of that is unseen. */
const near = new Float64Array(2 * TOWNS)
const strength = new Float64Array(2) as Column<Side>
const unseen = new Float64Array(2) as Column<Side>

/** The rough worth of a position for a side: who holds the towns, who can get at them, and with what. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : -1
  const worth = alliedWorth(t)
  return side === ALLIED ? worth : -worth
}

function alliedWorth(t: Table): number {
  weighUnits(t)
  if (unseen[ALLIED] + unseen[GERMAN] > 0) weighColumns(t)
  const balance = (strength[ALLIED] - strength[GERMAN]) / (strength[ALLIED] + strength[GERMAN] + 1)
  const points = pointsWorth(t, ALLIED) - pointsWorth(t, GERMAN)
  return TOWNS_COUNT * townsWorth(t) + UNITS_COUNT * balance + INCOME_COUNTS * income(t) + POINT_COUNTS * points
}

/** What a side's action points are worth: the next one less than the last, as the index has an end (9.2). */
function pointsWorth(t: Table, side: Side): number {
  const points = t.ap.points[side]
  const left = Math.min(LAST_TURNS, lastTurn(t) - t.tracks.turn) / LAST_TURNS
  return left * (points - (points * points) / (2 * LIMITS.actionPoints.most))
}

function weighUnits(t: Table): void {
  near.fill(0)
  for (const side of SIDES) {
    strength[side] = 0
    unseen[side] = 0
  }
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    const inPlay = isHex(at) || at === CAPE || at === HIDDEN
    if (inPlay && IS_SUPPORT[u] === 0 && !isNeutral(t, u)) weighUnit(t, u, at)
  }
}

function weighUnit(t: Table, unit: Unit, at: Hex): void {
  const side = SIDE_OF[unit]
  const force = at === HIDDEN ? COMBAT[unit] : forceOf(t, unit, at)
  strength[side] += force
  if (IS_LEADER[unit] === 1 || IS_WIRELESS[unit] === 1) strength[side] += BRINGS_POINTS
  if (at === HIDDEN) unseen[side] += force
  else if (isStatic(t, unit)) weighGarrison(side, at, force)
  else weighMobile(side, at, force)
}

function weighMobile(side: Side, at: Hex, force: number): void {
  const [to, from] = [side * TOWNS, at * TOWNS]
  for (let i = 0; i < TOWNS; i++) near[to + i] += force * PULL[from + i]
}

function weighGarrison(side: Side, at: Hex, force: number): void {
  const i = TOWN_HEXES.indexOf(at)
  if (i >= 0) near[side * TOWNS + i] += force
}

function forceOf(t: Table, unit: Unit, at: Hex): number {
  const force = combatFactor(t, unit) * (isDisrupted(t, unit) ? WHEN_DISRUPTED : 1)
  return isHex(at) && BARREN_AT[at] === 1 && !inSupply(t, unit) ? force * WHEN_HUNGRY : force
}

/** Spreads what is unseen over the columns that it must be in, evenly. */
function weighColumns(t: Table): void {
  for (const side of SIDES) {
    let columns = 0
    for (let hex = 0 as Hex; hex < HEXES; hex++) if (isColumnOf(t, hex, side)) columns++
    for (let hex = 0 as Hex; hex < HEXES; hex++)
      if (isColumnOf(t, hex, side)) weighMobile(side, hex, unseen[side] / columns)
  }
}

const isColumnOf = (t: Table, hex: Hex, side: Side): boolean => t.places.first[hex] >= COLUMN && holder(t, hex) === side

/** How near the Allies are to holding every town, from -1 to 1. */
function townsWorth(t: Table): number {
  let sum = 0
  let towns = 0
  for (let i = 0; i < TOWNS; i++) {
    if (TERRITORY_AT[TOWN_HEXES[i]] === ANGOLA && !portugalAtWar(t)) continue
    towns++
    sum += townWorth(controller(t, TOWN_HEXES[i]), near[i], near[TOWNS + i])
  }
  return (2 * sum) / towns - 1
}

function townWorth(who: Side, allied: number, german: number): number {
  if (who === ALLIED) return HELD + (SAFE * (allied + 1)) / (allied + german + 1)
  return (who === NOBODY ? EMPTY : 0) + (PRESSED * allied) / (allied + german + 1)
}

/** Windhoek and the mines, which bring points, by their holders (9.1). */
function income(t: Table): number {
  let sum = 0
  for (let i = 0; i < TOWNS; i++) {
    const town = TOWN_HEXES[i]
    if (town !== WINDHOEK && (PLACE_AT[town] & MINING) === 0) continue
    const who = controller(t, town)
    if (who !== NOBODY) sum += who === ALLIED ? 1 : -1
  }
  return sum
}
