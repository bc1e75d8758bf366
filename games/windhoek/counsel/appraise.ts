import {
  type Column,
  type Direction,
  FRAME,
  type Hex,
  NOBODY,
  neighbour,
  OFF_MAP,
  SIDES,
  type Side,
} from '@boma/kernel'
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
} from '../board.ts'
import { LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, COMBAT, GERMAN, IS_LEADER, IS_SUPPORT, IS_WIRELESS, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { recruitPhase } from '../rules/10-recruiting/10.0-recruit-phase.ts'
import { inSupply } from '../rules/18-supply.ts'
import { portugalAtWar } from '../rules/29-angola.ts'
import { flow } from '../sequence.ts'
import { COLUMN, combatFactor, controller, holder, isDisrupted, isNeutral, isStatic } from '../stacks.ts'
import { NEARNESS, PULL } from './appraise/pull.ts'

/** How much each thing counts; all of them together stay below 1. */
const TOWNS_COUNT = 0.7
const UNITS_COUNT = 0.05
const INCOME_COUNTS = 0.01
const POINT_COUNTS = 0.002
/** How much more a point counts while recruits are bought with what marches will need, by side. */
const WHILE_RECRUITING = [4, 2] as unknown as Column<Side>
/** Points worth keeping for the next turn: with more, some of its income would go beyond the end of the index (9.2). */
const KEPT = 4
/** What is left of a point beyond those, by side: the Germans have less to save for. */
const BEYOND = [0.3, 0.05] as unknown as Column<Side>
/** Turns before the end from which on points are worth less and less. */
const LAST_TURNS = 3
/** How much more the last towns count than the first: the Allies need them all (5.2). */
const CONVEX = 0.8
/** What a town is worth to the Allies: held, held without fear, weighed upon, held by nobody, and that with somebody near. */
const HELD = 0.6
const SAFE = 0.4
const PRESSED = 0.58
const EMPTY = 0.05
const OPEN = 0.3
/** A German unit is worth so many Allied ones: there are fewer. */
const RARER = 1.5
/** Combat factors that count as much as everything else about units. */
const MANY = 100
/** What is left of a unit's strength when it is disrupted, or starves. */
const WHEN_DISRUPTED = 0.8
const WHEN_HUNGRY = 0.6
/** What leaders and wireless stations are worth beyond their fighting, as each brings a point a turn (9.1). */
const BRINGS_POINTS = 4

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
/** How near the nearest mobile Allied unit is to each town. */
const nearest = new Float64Array(TOWNS)
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
  const balance = (strength[ALLIED] - RARER * strength[GERMAN]) / MANY
  const points = pointsWorth(t, ALLIED) - pointsWorth(t, GERMAN)
  return TOWNS_COUNT * townsWorth(t) + UNITS_COUNT * balance + INCOME_COUNTS * income(t) + POINT_COUNTS * points
}

/**
 * What a side's action points are worth: while it recruits, the next one less than the last, as the index has an end. The
 * marches of this turn are still to come then, also in the last, when nothing is worth keeping.
 */
function pointsWorth(t: Table, side: Side): number {
  const points = t.ap.points[side]
  if (side === t.tracks.phasing && isRecruiting(t))
    return WHILE_RECRUITING[side] * (points - (points * points) / (2 * LIMITS.actionPoints.most))
  const left = Math.min(LAST_TURNS, lastTurn(t) - t.tracks.turn) / LAST_TURNS
  return left * (points > KEPT ? KEPT + BEYOND[side] * (points - KEPT) : points)
}

function isRecruiting(t: Table): boolean {
  for (let i = 0; i < t.core.depth; i++) if (flow.firsts[t.flow[i * FRAME]] === recruitPhase.entry) return true
  return false
}

function weighUnits(t: Table): void {
  near.fill(0)
  nearest.fill(0)
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
  if (side === ALLIED)
    for (let i = 0; i < TOWNS; i++) if (NEARNESS[from + i] > nearest[i]) nearest[i] = NEARNESS[from + i]
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
    sum += townWorth(t, i)
  }
  const held = sum / towns
  return 2 * held * (1 - CONVEX + CONVEX * held * held) - 1
}

function townWorth(t: Table, i: number): number {
  const who = controller(t, TOWN_HEXES[i])
  const [allied, german] = [near[i], near[TOWNS + i]]
  const share = (allied + 1) / (allied + german + 1)
  if (who === ALLIED) return HELD + SAFE * share
  // An empty town wants no army, but somebody on his way.
  if (who === NOBODY) return EMPTY + OPEN * nearest[i] * share
  return (PRESSED * allied) / (allied + german + 1)
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
