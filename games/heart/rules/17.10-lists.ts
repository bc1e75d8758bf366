import { ALLOWED, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CHARACTERISTIC_POINTS, FIGURES, LIMITS } from '../data/force-builder.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { TYPES } from '../data/types.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  firstOf,
  INDEPENDENT,
  LEADER,
  PER_SIDE,
  perType,
  RANK,
  TYPE_WORDS,
  type Type,
  UNIT_RANK,
  type Unit,
} from '../roster.ts'
import { NOWHERE } from './09-units.ts'

/** §17.3: points a side in each of the free games, in the order in which they follow the scenarios. */
export const FREE_POINTS = [300, 500, 800] as const
/** §17.6: is a free game played? */
export const isFree = (t: Table): boolean => t.core.scenario >= SCENARIOS.length
/** §17.3: points that a side may spend. */
export const pointsIn = (t: Table): number => FREE_POINTS[t.core.scenario - SCENARIOS.length] ?? 0

/** §17.10: what a figure costs; of pieces, the whole piece with its crew. */
const POINTS = perType(({ points }) => points)
const BY_PIECE = perType(({ id, base, crewShots }) => (base !== 'round' || crewShots || id === 'mg' ? 1 : 0))
const FEWEST = perType(({ id }) => FIGURES[id]?.[0] ?? 1)
const MOST = perType(({ id }) => FIGURES[id]?.[1] ?? 0)
/** A slot is kept for the porters that an objective may bring (17.6). */
const SLOTS_FOR_LISTS = PER_SIDE - 1

/** §17.10: what a unit costs. */
export const costOf = (type: Type, men: number): number => POINTS[type] * (BY_PIECE[type] === 1 ? 1 : men)
/** §9.9: of independent figures each man has a slot. */
export const slotsFor = (type: Type, men: number): number => (RANK[type] === INDEPENDENT ? men : 1)

/** §5: how many characteristics a leader has. */
export function traitsOf(t: Table, u: Unit): number {
  let n = 0
  for (let bit = 0; bit < CHARACTERISTICS.length; bit++) n += (t.units.traits[u] >> bit) & 1
  return n
}

/** The first slot of a side that is empty; -1 when none is. */
export function emptySlot(t: Table, side: Side): Unit {
  const first = firstOf(side)
  for (let u = first; u < first + PER_SIDE; u++) if (t.units.where[u] === NOWHERE) return u
  return -1 as Unit
}

/** The sum of something over the units that a side has. */
function sum(t: Table, side: Side, of: (u: Unit) => number): number {
  const first = firstOf(side)
  let n = 0
  for (let u = first; u < first + PER_SIDE; u++) if (t.units.where[u] !== NOWHERE) n += of(u)
  return n
}

/** §17.10: what a side has spent. */
export const spent = (t: Table, side: Side): number =>
  sum(t, side, (u) => costOf(t.units.type[u], t.units.size[u]) + CHARACTERISTIC_POINTS * traitsOf(t, u))
/** Its slots in use; its leaders; its units proper. */
export const slotsUsed = (t: Table, side: Side): number => sum(t, side, () => 1)
const leaders = (t: Table, side: Side): number => sum(t, side, (u) => (t.units.type[u] === LEADER ? 1 : 0))
const units = (t: Table, side: Side): number => sum(t, side, (u) => (RANK[t.units.type[u]] === UNIT_RANK ? 1 : 0))

/** §17.10: is there no room for that in the limits? */
function breaksLimit(t: Table, side: Side, type: Type, men: number): Refusal {
  const id = TYPES[type]?.id ?? ''
  for (const limit of LIMITS) {
    if (!limit.types.includes(id)) continue
    const those = (u: Unit): boolean => limit.types.includes(TYPES[t.units.type[u]]?.id ?? '')
    const count = sum(t, side, (u) => (those(u) ? 1 : 0)) + slotsFor(type, men)
    const figures = sum(t, side, (u) => (those(u) ? t.units.size[u] : 0)) + men
    if (limit.lake && !has(t, 'lake')) return refuse.needsLake(type)
    const most = Math.max(
      limit.least ?? 0,
      limit.perPoints ? Math.trunc(pointsIn(t) / limit.perPoints) : (limit.most ?? PER_SIDE),
    )
    if (count > most || figures > (limit.mostFigures ?? figures)) return refuse.beyondLimit(type)
  }
  return ALLOWED
}

/** §17.10: may a side take so many of a type into its list? */
export function whyNotRecruit(t: Table, side: Side, type: Type, men: number): Refusal {
  // §17.10: figures of a unit
  if (men < FEWEST[type] || men > MOST[type]) return refuse.wrongNumber(type, FEWEST[type], MOST[type])
  const limit = breaksLimit(t, side, type, men)
  if (limit !== ALLOWED) return limit
  const left = pointsIn(t) - spent(t, side)
  const cost = costOf(type, men)
  if (cost > left) return refuse.tooDear(type, left)
  if (slotsUsed(t, side) + slotsFor(type, men) > SLOTS_FOR_LISTS) return refuse.noSlotLeft()
  // §17.10: there is a leader, and a unit: what they cost at least must not be spent on others
  if (type !== LEADER && leaders(t, side) === 0) {
    if (left - cost < costOf(LEADER, 1) || slotsUsed(t, side) + slotsFor(type, men) >= SLOTS_FOR_LISTS)
      return refuse.leaderFirst()
  }
  return ALLOWED
}

/** §17.10: is the list whole? */
export function whyNotMustered(t: Table, side: Side): Refusal {
  if (leaders(t, side) === 0) return refuse.leaderFirst()
  if (units(t, side) === 0) return refuse.noUnitYet()
  return ALLOWED
}

/** §17.10: every unit that could be taken. */
export function eachRecruit(offer: (type: Type, men: number) => void): void {
  for (let type = 0 as Type; type < TYPE_WORDS.length; type++)
    for (let men = FEWEST[type]; men <= MOST[type]; men++) offer(type, men)
}
