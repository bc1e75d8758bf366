import { ALLOWED, type Hex, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { STACKING } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import {
  ARTILLERY,
  BRITISH,
  DEFENCE,
  FORMATION,
  GERMAN,
  HERING,
  IS_COMBAT,
  IS_STAFF,
  isLeader,
  KIND,
  MACHINE_GUN,
  NO_UNIT,
  perUnit,
  SIDE_OF,
  type Unit,
} from '../roster.ts'

/** §9.2, §9.3: how many of a side's infantry, and of its machine guns, may be in a hex. */
const LIMITS = [STACKING.british, STACKING.german]
export const mostInfantry = (side: Side): number => LIMITS[side].infantry
export const mostMachineGuns = (side: Side): number => LIMITS[side]['machine-gun']

/** §17.1: may this leader be with, rally and help units of this formation? Any German leader may; so may the British staff. */
export const isEligible = (leader: Unit, formation: number): boolean =>
  SIDE_OF[leader] === GERMAN || IS_STAFF[leader] === 1 || FORMATION[leader] === formation

/** What would be in a hex, counted one counter after the other: sums, and sets of formations as bits. */
export interface Stack {
  side: Side
  /** How many there are of each sort, six bits each: see SORTS. */
  sorts: number
  /** The formation of the first combat unit, and those of all; §9.4: those of the officers. */
  first: number
  formations: number
  officers: number
}

// Where the count of each sort begins: infantry, machine guns, guns of Hering's battery (9.2), leaders who may not be with
// these, leaders who may hold units of any formation together (17.2.1).
const RIFLES = 0
const MACHINE_GUNS = 6
const HERINGS = 12
const STRANGERS = 18
const ANY_LEADERS = 24
const countOf = (sorts: number, sort: number): number => (sorts >> sort) & 63

const leadsAny = (u: Unit): boolean => isLeader(u) && (SIDE_OF[u] === GERMAN || IS_STAFF[u] === 1)
/** What each counter is of. */
const SORTS = perUnit((u) => {
  if (isLeader(u)) return (u === HERING ? 0 : 1 << STRANGERS) + (leadsAny(u) ? 1 << ANY_LEADERS : 0)
  if (IS_COMBAT[u] === 0) return 0
  const hering = KIND[u] === ARTILLERY && DEFENCE[u] > 0 ? 1 << HERINGS : 0
  return hering + (1 << (KIND[u] === MACHINE_GUN ? MACHINE_GUNS : RIFLES))
})
/** The formation of each combat unit, and of each officer who is not for all, as a bit. */
const UNIT_OF = perUnit((u) => (IS_COMBAT[u] === 1 ? 1 << FORMATION[u] : 0))
const OFFICER_OF = perUnit((u) => (isLeader(u) && !leadsAny(u) ? 1 << FORMATION[u] : 0))

/** An empty stack, to be counted anew each time: nothing is made while lists are drawn up. */
export const makeStack = (): Stack => ({ side: BRITISH, sorts: 0, first: 0, formations: 0, officers: 0 })

export function clearStack(s: Stack): void {
  s.sorts = 0
  s.first = 0
  s.formations = 0
  s.officers = 0
}

/** Counts a counter in. */
export function countIn(s: Stack, u: Unit): void {
  s.side = SIDE_OF[u]
  s.sorts += SORTS[u]
  s.formations |= UNIT_OF[u]
  s.officers |= OFFICER_OF[u]
  if (s.first === 0) s.first = UNIT_OF[u]
}

/** The first case that a stack offends, or ''. §9.0, ruling T39. */
export function stackFault({ side, sorts, first, formations, officers }: Stack): StackFault {
  // §9.4: officers of one formation, and with no other formation's units (ruling T42)
  if ((officers & (officers - 1)) !== 0 || (officers !== 0 && first !== 0 && officers !== first)) return '9.4'
  const infantry = countOf(sorts, RIFLES)
  const machineGuns = countOf(sorts, MACHINE_GUNS)
  // §9.2: Hering's guns are alone, or with Hering (ruling T40)
  const isWithOthers = infantry + machineGuns > 1 || countOf(sorts, STRANGERS) > 0
  if (countOf(sorts, HERINGS) > 0 && isWithOthers) return '9.2'
  if (infantry + machineGuns < 2) return ''
  // §9.1: one formation
  if (formations !== first) return '9.1'
  if (infantry > mostInfantry(side) || machineGuns > mostMachineGuns(side)) return side === GERMAN ? '9.2' : '9.3'
  // §17.2.1: two units need somebody who holds them together
  return countOf(sorts, ANY_LEADERS) > 0 || officers === first ? '' : '17.2.1'
}
/** A case that a stack can offend; '' for none. */
export type StackFault = '' | '9.1' | '9.2' | '9.3' | '9.4' | '17.2.1'

/** The refusal under the case that a stack would offend in a hex. */
export function refusedStack(fault: StackFault, at: Hex): Refusal {
  if (fault === '') return ALLOWED
  if (fault === '9.1') return refuse.twoFormations(at)
  if (fault === '9.2') return refuse.tooManyGermans(at)
  if (fault === '9.3') return refuse.tooManyBritish(at)
  return fault === '9.4' ? refuse.strangeOfficer(at) : refuse.nobodyLeads(at)
}

const there = makeStack()

/** What a hex offends as it is; '' when it is in order. */
export function overStacked(t: Table, at: Hex): StackFault {
  clearStack(there)
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) countIn(there, u)
  return stackFault(there)
}

/** What it would offend if the counters of the moving group stood there too (those already there are counted once). */
export function groupFault(t: Table, at: Hex): StackFault {
  clearStack(there)
  // Enemy leaders and stevedores alone there are overrun (15.8)
  const side = SIDE_OF[t.group.first]
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) if (SIDE_OF[u] === side) countIn(there, u)
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) if (t.units.where[u] !== at) countIn(there, u)
  return stackFault(there)
}

/** The same for one counter more that runs there, with the leaders who go along. */
export function arrivalFault(t: Table, at: Hex, u: Unit): StackFault {
  clearStack(there)
  for (let v = t.stacks.firstIn(at); v !== NO_UNIT; v = t.stacks.nextIn(v)) if (v !== u) countIn(there, v)
  for (let v = t.escort.first; v !== NO_UNIT; v = t.escort.next(v + 1)) if (t.units.where[v] !== at) countIn(there, v)
  countIn(there, u)
  return stackFault(there)
}

/** The same for one counter more. */
export function oneMoreFault(t: Table, at: Hex, u: Unit): StackFault {
  clearStack(there)
  for (let v = t.stacks.firstIn(at); v !== NO_UNIT; v = t.stacks.nextIn(v)) if (v !== u) countIn(there, v)
  countIn(there, u)
  return stackFault(there)
}
