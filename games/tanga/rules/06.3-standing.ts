import type { Column } from '@boma/kernel'
import { ABOARD, GONE, TO_COME } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BREAKPOINT,
  FORMATION,
  FORMATIONS,
  type Formation,
  IS_COMBAT,
  isLeader,
  NO_FORMATION,
  NO_UNIT,
  PARTIAL,
  perUnit,
  UNITS,
  type Unit,
} from '../roster.ts'
import { areOfOneFormation, DISORGANIZED, firstCombat, is, LOST, nextCombat, SWEPT } from '../stacks.ts'

/** §6.3.4: how a formation stands. */
export const FIRM = 0
export const COLLAPSED = 1
export const RECOVERED = 2
export const REMOVED = 3

/** §6.3.4C, ruling T112: is the formation of this unit broken, or not yet allowed to act again? Leaders do not break with it. */
export function isBroken(t: Table, u: Unit): boolean {
  const f = FORMATION[u]
  if (f === NO_FORMATION || isLeader(u)) return false
  return t.formations.standing[f] === COLLAPSED || t.formations.actsFrom[f] > t.tracks.turn
}
/** The same for all formations: bit f for formation f. */
export function brokenFormations(t: Table): number {
  const { standing, actsFrom } = t.formations
  const { turn } = t.tracks
  let bits = 0
  for (let f = 0 as Formation; f < FORMATIONS; f++) if (standing[f] === COLLAPSED || actsFrom[f] > turn) bits |= 1 << f
  return bits
}
/** What breaks with its formation: that formation's bit; 0 for leaders, and for those who are of none. */
export const BREAKS_WITH: Column<Unit> = perUnit((u) =>
  FORMATION[u] === NO_FORMATION || isLeader(u) ? 0 : 1 << FORMATION[u],
)

/** §6.3.4C, ruling T110: it does nothing of its own: its formation is broken, or the rout of others swept it along. */
export const isBound = (t: Table, u: Unit): boolean => is(t, u, SWEPT) || isBroken(t, u)

/** Is a combat unit of an officer's own formation in his hex? */
export function isWithOwn(t: Table, officer: Unit): boolean {
  for (let u = firstCombat(t, t.units.where[officer]); u !== NO_UNIT; u = nextCombat(t, u))
    if (areOfOneFormation(officer, u)) return true
  return false
}

/** §6.3.3, ruling T106: what a unit costs its formation as it is now: 2 when destroyed, 1 when disorganized; a lost officer 1. */
export function lossOf(t: Table, u: Unit): number {
  // §6.3.1A, §6.3.3A: an officer lost; §6.3.1B, §6.3.3C: a unit destroyed
  if (is(t, u, LOST)) return isLeader(u) ? 1 : 2
  // §6.3.1C, §6.3.3B: a unit disorganized, if it is on the field (ruling T152)
  const isOut = t.units.where[u] === ABOARD || t.units.where[u] === TO_COME
  return IS_COMBAT[u] === 1 && !isOut && is(t, u, DISORGANIZED) ? 1 : 0
}

const MEMBERS: readonly (readonly Unit[])[] = Array.from({ length: FORMATIONS }, (_, f) =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => FORMATION[u] === f),
)

/** §6.3.3: the losses of a formation. */
export function lossesOf(t: Table, f: Formation): number {
  const members = MEMBERS[f]
  let n = 0
  for (let i = 0; i < members.length; i++) n += lossOf(t, members[i])
  return n
}

/** §6.3.4, ruling T108: the losses at which it breaks. */
export function breakpointOf(t: Table, f: Formation): number {
  const partial = PARTIAL[f]
  if (partial === undefined) return BREAKPOINT[f]
  const isPartial = partial.without.every((u) => t.units.where[u] === GONE && !is(t, u, LOST))
  return isPartial ? partial.breakpoint : BREAKPOINT[f]
}

/** Notes the losses of all formations before a combat (ruling T107). */
export function noteLosses(t: Table): void {
  for (let f = 0 as Formation; f < FORMATIONS; f++) t.formations.before[f] = 0
  for (let u = 0 as Unit; u < UNITS; u++)
    if (FORMATION[u] !== NO_FORMATION) t.formations.before[FORMATION[u]] += lossOf(t, u)
}
