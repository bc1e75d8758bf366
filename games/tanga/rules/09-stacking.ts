import type { Hex, Side } from '@boma/kernel'
import { STACKING } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import {
  ARTILLERY,
  BRITISH,
  DEFENCE,
  FORMATION,
  GERMAN,
  HERING,
  IS_STAFF,
  isLeader,
  KIND,
  MACHINE_GUN,
  NO_FORMATION,
  SIDE_OF,
  STEVEDORE,
  type Unit,
} from '../roster.ts'

/** §9.2, §9.3: how many of a side's infantry, and of its machine guns, may be in a hex. */
const LIMITS = [STACKING.british, STACKING.german]
export const mostInfantry = (side: Side): number => LIMITS[side]?.infantry ?? 0
export const mostMachineGuns = (side: Side): number => LIMITS[side]?.['machine-gun'] ?? 0

/** §17.1: may this leader be with, rally and help units of this formation? Any German leader may; so may the British staff. */
export const isEligible = (leader: Unit, formation: number): boolean =>
  SIDE_OF[leader] === GERMAN || IS_STAFF[leader] === 1 || FORMATION[leader] === formation

/** What would be in a hex, counted one counter after the other. */
export interface Stack {
  side: Side
  infantry: number
  machineGuns: number
  /** Guns of Hering's battery (9.2). */
  hering: number
  formation: number
  /** Is there more than one formation? */
  mixed: boolean
  leaders: number
  /** Leaders who may not be with Hering's guns. */
  strangers: number
  /** §9.4: the formation of the officers there; mixed when of several. */
  officers: number
  officersMixed: boolean
  /** §17.2.1: a leader who may hold units of any formation together. */
  anyLeader: boolean
}

/** An empty stack, to be counted anew each time: nothing is made while lists are drawn up. */
export const makeStack = (): Stack => ({
  side: BRITISH,
  infantry: 0,
  machineGuns: 0,
  hering: 0,
  formation: NO_FORMATION,
  mixed: false,
  leaders: 0,
  strangers: 0,
  officers: NO_FORMATION,
  officersMixed: false,
  anyLeader: false,
})

export function clearStack(s: Stack): void {
  s.infantry = 0
  s.machineGuns = 0
  s.hering = 0
  s.formation = NO_FORMATION
  s.mixed = false
  s.leaders = 0
  s.strangers = 0
  s.officers = NO_FORMATION
  s.officersMixed = false
  s.anyLeader = false
}

/** Counts a counter in. */
export function countIn(s: Stack, u: Unit): void {
  s.side = SIDE_OF[u]
  if (isLeader(u)) countLeader(s, u)
  else if (KIND[u] !== STEVEDORE) countUnit(s, u)
}

function countLeader(s: Stack, u: Unit): void {
  s.leaders++
  if (u !== HERING) s.strangers++
  if (SIDE_OF[u] === GERMAN || IS_STAFF[u] === 1) {
    s.anyLeader = true
    return
  }
  if (s.officers === NO_FORMATION) s.officers = FORMATION[u]
  else if (s.officers !== FORMATION[u]) s.officersMixed = true
}

function countUnit(s: Stack, u: Unit): void {
  if (KIND[u] === MACHINE_GUN) s.machineGuns++
  else s.infantry++
  if (KIND[u] === ARTILLERY && DEFENCE[u] > 0) s.hering++
  if (s.formation === NO_FORMATION) s.formation = FORMATION[u]
  else if (s.formation !== FORMATION[u]) s.mixed = true
}

/** The first case that a stack offends, or ''. §9.0, ruling T39. */
export function stackFault(s: Stack): '' | '9.1' | '9.2' | '9.3' | '9.4' | '17.2.1' {
  // §9.4: officers of one formation, and with no other formation's units (ruling T42)
  if (s.officersMixed || (s.officers !== NO_FORMATION && s.formation !== NO_FORMATION && s.officers !== s.formation))
    return '9.4'
  // §9.2: Hering's guns are alone, or with Hering (ruling T40)
  if (s.hering > 0 && (s.infantry + s.machineGuns > 1 || s.strangers > 0)) return '9.2'
  if (s.infantry + s.machineGuns < 2) return ''
  // §9.1: one formation
  if (s.mixed) return '9.1'
  if (s.infantry > mostInfantry(s.side) || s.machineGuns > mostMachineGuns(s.side))
    return s.side === GERMAN ? '9.2' : '9.3'
  // §17.2.1: two units need somebody who holds them together
  return s.anyLeader || s.officers === s.formation ? '' : '17.2.1'
}

const there = makeStack()

/** What a hex offends as it is; '' when it is in order. */
export function overStacked(t: Table, at: Hex): ReturnType<typeof stackFault> {
  clearStack(there)
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) countIn(there, u)
  return stackFault(there)
}

/** What it would offend if the counters of the moving group stood there too (those already there are counted once). */
export function groupFault(t: Table, at: Hex): ReturnType<typeof stackFault> {
  clearStack(there)
  // Enemy leaders and stevedores alone there are overrun (15.8)
  const side = SIDE_OF[t.group.next(0)]
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (SIDE_OF[u] === side) countIn(there, u)
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (t.units.where[u] !== at) countIn(there, u)
  return stackFault(there)
}

/** What the moving group would offend in an empty hex. */
export function aloneFault(t: Table): ReturnType<typeof stackFault> {
  clearStack(there)
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) countIn(there, u)
  return stackFault(there)
}

/** The same for one counter more that runs there, with the leaders who go along. */
export function arrivalFault(t: Table, at: Hex, u: Unit): ReturnType<typeof stackFault> {
  clearStack(there)
  for (let v = t.stacks.firstIn(at); v >= 0; v = t.stacks.nextIn(v)) if (v !== u) countIn(there, v)
  for (let v = t.escort.next(0); v >= 0; v = t.escort.next(v + 1)) if (t.units.where[v] !== at) countIn(there, v)
  countIn(there, u)
  return stackFault(there)
}

/** The same for one counter more. */
export function oneMoreFault(t: Table, at: Hex, u: Unit): ReturnType<typeof stackFault> {
  clearStack(there)
  for (let v = t.stacks.firstIn(at); v >= 0; v = t.stacks.nextIn(v)) if (v !== u) countIn(there, v)
  countIn(there, u)
  return stackFault(there)
}
