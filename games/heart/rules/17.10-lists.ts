import { ALLOWED, type Moves, type Refusal, type Side } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { CHARACTERISTIC_POINTS, FIGURES, LIMITS, type Limit } from '../data/force-builder.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  endOf,
  firstOf,
  INDEPENDENT,
  LEADER,
  NO_UNIT,
  PER_SIDE,
  perType,
  RANK,
  TYPE_WORDS,
  type Type,
  UNIT_RANK,
  type Unit,
} from '../roster.ts'
import { NOWHERE } from './09-units.ts'

/** §17.3: points a side in each of the free games, 300 to 800 in steps of 50, as they follow the scenarios. */
export const FREE_POINTS: readonly number[] = Array.from({ length: 11 }, (_, i) => 300 + 50 * i)
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
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (t.units.where[u] === NOWHERE) return u
  return NO_UNIT
}

/** The limits that each type falls under, a bit for each. */
const LIMITED = perType(({ id }) => LIMITS.reduce((bits, { types }, i) => bits | (types.includes(id) ? 1 << i : 0), 0))

/** What is on the list of a side: counted once for all that is asked of it at a time. */
const tally = {
  points: 0,
  slots: 0,
  leaders: 0,
  units: 0,
  /** By limit: slots and figures that fall under it. */
  under: new Int32Array(LIMITS.length),
  figures: new Int32Array(LIMITS.length),
}
function count(t: Table, side: Side): typeof tally {
  const { where, type, size } = t.units
  tally.points = tally.slots = tally.leaders = tally.units = 0
  tally.under.fill(0)
  tally.figures.fill(0)
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (where[u] === NOWHERE) continue
    tally.slots++
    tally.points += costOf(type[u], size[u]) + CHARACTERISTIC_POINTS * traitsOf(t, u)
    if (type[u] === LEADER) tally.leaders++
    if (RANK[type[u]] === UNIT_RANK) tally.units++
    for (let bits = LIMITED[type[u]]; bits !== 0; bits &= bits - 1) {
      const limit = 31 - Math.clz32(bits & -bits)
      tally.under[limit]++
      tally.figures[limit] += size[u]
    }
  }
  return tally
}

/** §17.10: what a side has spent. */
export const spent = (t: Table, side: Side): number => count(t, side).points
/** Its slots in use. */
export const slotsUsed = (t: Table, side: Side): number => count(t, side).slots

/** §17.3: how many slots a limit has. */
const mostUnder = (t: Table, { least = 0, perPoints, most = PER_SIDE }: Limit): number =>
  Math.max(least, perPoints === undefined ? most : Math.trunc(pointsIn(t) / perPoints))

/** §17.10: is there no room for that in the limits? */
function breaksLimit(t: Table, type: Type, men: number): Refusal {
  for (let i = 0; i < LIMITS.length; i++) {
    if (((LIMITED[type] >> i) & 1) === 0) continue
    const limit = LIMITS[i]
    if (limit.lake && !has(t, 'lake')) return refuse.needsLake(type)
    const isBeyond = tally.under[i] + slotsFor(type, men) > mostUnder(t, limit)
    if (isBeyond || (limit.mostFigures !== undefined && tally.figures[i] + men > limit.mostFigures))
      return refuse.beyondLimit(type)
  }
  return ALLOWED
}

/** §17.10: may a side take so many of a type into its list? */
export function whyNotRecruit(t: Table, side: Side, type: Type, men: number): Refusal {
  count(t, side)
  return whyNotAlso(t, type, men)
}
/** The same of the list that has been counted. */
function whyNotAlso(t: Table, type: Type, men: number): Refusal {
  // §17.10: figures of a unit
  if (men < FEWEST[type] || men > MOST[type]) return refuse.wrongNumber(type, FEWEST[type], MOST[type])
  const limit = breaksLimit(t, type, men)
  if (limit !== ALLOWED) return limit
  const left = pointsIn(t) - tally.points
  const cost = costOf(type, men)
  if (cost > left) return refuse.tooDear(type, left)
  const slots = tally.slots + slotsFor(type, men)
  if (slots > SLOTS_FOR_LISTS) return refuse.noSlotLeft()
  // §17.10: there is a leader, and a unit: what they cost at least must not be spent on others
  if (type !== LEADER && tally.leaders === 0 && (left - cost < costOf(LEADER, 1) || slots >= SLOTS_FOR_LISTS))
    return refuse.leaderFirst()
  return ALLOWED
}

/** §17.10: is the list whole? */
export function whyNotMustered(t: Table, side: Side): Refusal {
  const { leaders, units } = count(t, side)
  if (leaders === 0) return refuse.leaderFirst()
  return units === 0 ? refuse.noUnitYet() : ALLOWED
}

/** §17.10: adds every unit that may be taken. */
export function addRecruits(t: Table, side: Side, out: Moves): void {
  count(t, side)
  for (let type = 0 as Type; type < TYPE_WORDS.length; type++)
    for (let men = FEWEST[type]; men <= MOST[type]; men++)
      if (whyNotAlso(t, type, men) === ALLOWED) out.add(act.recruit(men, type))
}
