import { ALLOWED, other, type Refusal, type Side } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { isBox } from '../board.ts'
import { MOST_GROUPS, type Table, UNGROUPED } from '../layout.ts'
import { isGround, isVessel, NO_UNIT, type Unit } from '../roster.ts'
import { carriersIn, firstIn, gunnery, isNeutral, nextIn, sideOf } from '../stacks.ts'
import { isVesselOf } from './12.1-waters.ts'

/** The two parts in an interception: whoever has entered the space, and whoever was there (12.4.4). */
export type Role = 0 | 1
export const ENTERING: Role = 0
export const THERE: Role = 1
/** The side that plays the part. */
export const sideIn = (t: Table, role: Role): Side => (role === ENTERING ? t.entry.side : other(t.entry.side))
/** The part that a side plays. */
export const roleOf = (t: Table, side: Side): Role => (side === t.entry.side ? ENTERING : THERE)

/** A group by its number, the first of the side that entered being 0, of the other MOST_GROUPS. */
export const groupOf = (role: Role, n: number): number => role * MOST_GROUPS + n
/** Whose group it is. */
export const roleIn = (group: number): Role => (group < MOST_GROUPS ? ENTERING : THERE)
/** Its number as players count, from 1. */
export const numberOf = (group: number): number => (group % MOST_GROUPS) + 1
/** Is the piece in this group? */
export const isIn = (t: Table, unit: Unit, group: number): boolean => t.fleet.group[unit] === group + 1
/** The first of a group: a vessel, if there is one, for whoever seeks is led by one; NO_UNIT if it is all Carriers. */
export function leaderOf(t: Table, group: number): Unit {
  let first = NO_UNIT
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    if (!isIn(t, u, group)) continue
    if (isVessel(u)) return u
    if (first === NO_UNIT) first = u
  }
  return first
}
/** Does the group exist? */
export const isGroup = (t: Table, group: number): boolean =>
  t.groups.carriers[group] > 0 || leaderOf(t, group) !== NO_UNIT
/** How many groups a side has formed. */
export function groupsOf(t: Table, role: Role): number {
  let n = 0
  while (n < MOST_GROUPS && isGroup(t, groupOf(role, n))) n++
  return n
}

/** §12.4.7a: does the piece take part: a vessel, or cargo, which is on a transport (12.4.10)? At rest cargo is afloat only in a Patrol Box. */
function isAfloat(t: Table, unit: Unit, role: Role): boolean {
  if (role === ENTERING) return t.entering.has(unit)
  if (sideOf(t, unit) === t.entry.side || isNeutral(t, unit)) return false
  return isVessel(unit) || isBox(t.entry.at)
}

/** Carriers of a side that take part, each on a transport (12.5.4d). */
export const carriersAfloat = (t: Table, role: Role): number => {
  if (role === ENTERING) return t.entry.carriers
  return isBox(t.entry.at) ? carriersIn(t, sideIn(t, THERE), t.entry.at) : 0
}

/** §12.4.1: lists who takes part; true when either side is there. */
export function muster(t: Table): boolean {
  let enemies = carriersAfloat(t, THERE)
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    const isEnemy = isAfloat(t, u, THERE)
    if (isEnemy) enemies++
    if (isEnemy || isAfloat(t, u, ENTERING)) t.fleet.group[u] = UNGROUPED
  }
  return enemies > 0
}

/** Sends those home who were listed: there is nothing to intercept. */
export function dismiss(t: Table): void {
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) t.fleet.group[u] = 0
  t.entry.group = 0
  t.entry.picked = 0 as Unit
  t.entry.forced = 0
}

/** Sends everybody home from an interception; who was lost in it has no group any more. */
export function disband(t: Table): void {
  dismiss(t)
  for (let group = 0; group < 2 * MOST_GROUPS; group++) {
    t.groups.seeks[group] = 0
    t.groups.target[group] = 0
    t.groups.contact[group] = 0
    t.groups.carriers[group] = 0
  }
}

/** A vessel of the side that entered which lay there already and may be added (procedure 2.B). */
export const mayBeBrought = (t: Table, unit: Unit): boolean =>
  isVesselOf(t, t.entry.side, unit) && t.units.where[unit] === t.entry.at && t.fleet.group[unit] === 0

/** Why a vessel that lay there is not added to those that entered. */
export function whyNotBring(t: Table, role: Role, unit: Unit): Refusal {
  // §12.4.7a, ruling 125: only the side that enters has somebody there who need not take part
  if (role !== ENTERING || !mayBeBrought(t, unit)) return refuse.notThere(unit, t.entry.at)
  if (unit < t.entry.picked) return refuse.bringUpwards(unit)
  return ALLOWED
}
/** Adds it. */
export function bring(t: Table, unit: Unit): void {
  t.fleet.group[unit] = UNGROUPED
  t.entry.picked = unit
}

/** §12.3.9c: who was forced out does not seek. */
const isBarred = (t: Table, role: Role): boolean => role === ENTERING && t.entry.forced === 1
/** §12.4.1, ruling 125: only a vessel with guns can seek. */
const isArmed = (t: Table, unit: Unit): boolean => isVessel(unit) && gunnery(t, unit) >= 1

/** May some group of this side seek, those included that may yet be brought? */
export function couldSeek(t: Table, role: Role): boolean {
  if (isBarred(t, role)) return false
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u))
    if (isArmed(t, u) && roleOf(t, sideOf(t, u)) === role && (t.fleet.group[u] > 0 || mayBeBrought(t, u))) return true
  return false
}
/** Why the pieces in this state of grouping do not seek. */
function whyNotSeekBy(t: Table, role: Role, group: number): Refusal {
  if (isBarred(t, role)) return refuse.forcedNeverSeeks()
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u))
    if (t.fleet.group[u] === group && roleOf(t, sideOf(t, u)) === role && isArmed(t, u)) return ALLOWED
  return refuse.noGunsToSeek()
}
/** Why the side does not seek with all it has in one group. */
export const whyNotSeek = (t: Table, role: Role): Refusal => whyNotSeekBy(t, role, UNGROUPED)
/** Why the group being formed does not seek. */
export const whyNotGroupSeek = (t: Table, role: Role): Refusal =>
  whyNotSeekBy(t, role, groupOf(role, t.entry.group) + 1)

/** Pieces of the side without a group. */
function piecesLeft(t: Table, role: Role): number {
  let n = 0
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (isLeft(t, role, u)) n++
  return n
}
const isLeft = (t: Table, role: Role, unit: Unit): boolean =>
  t.fleet.group[unit] === UNGROUPED && roleOf(t, sideOf(t, unit)) === role
/** Carriers of the side without a group. */
export function carriersLeft(t: Table, role: Role): number {
  let left = carriersAfloat(t, role)
  for (let n = 0; n < MOST_GROUPS; n++) left -= t.groups.carriers[groupOf(role, n)]
  return left
}
/** How many vessels and transports the side has to put into groups. */
export const toGroup = (t: Table, role: Role): number => piecesLeft(t, role) + carriersLeft(t, role)

/** Is there anything for the side to decide: whom to bring, whether to seek, how to split? */
export function hasToDeclare(t: Table, role: Role): boolean {
  if (toGroup(t, role) > 1 || couldSeek(t, role)) return true
  if (role === THERE) return false
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (mayBeBrought(t, u)) return true
  return false
}

/** All of a side in one group. */
export function unite(t: Table, role: Role, seeks: boolean): void {
  const group = groupOf(role, 0)
  gather(t, role, group)
  t.groups.seeks[group] = seeks ? 1 : 0
  // Who could not seek has decided nothing.
  if (!couldSeek(t, role)) return
  const told = seeks ? tell.sought : tell.layLow
  told(t, sideIn(t, role), t.entry.at)
}
function gather(t: Table, role: Role, group: number): void {
  t.groups.carriers[group] += carriersLeft(t, role)
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (isLeft(t, role, u)) t.fleet.group[u] = group + 1
}

/** §12.4.7a: begins a group with the first piece that has none, so that each way to split is declared in one way. False when all have one. */
export function beginGroup(t: Table, role: Role): boolean {
  const group = groupOf(role, t.entry.group)
  const isLast = t.entry.group === MOST_GROUPS - 1
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    if (!isLeft(t, role, u)) continue
    joinGroup(t, role, u)
    if (isLast) gather(t, role, group)
    // Nothing to add and nothing to seek with: it lies low.
    if (toGroup(t, role) > 0 || whyNotGroupSeek(t, role) === ALLOWED) return true
    closeGroup(t, role, false)
    return false
  }
  const left = carriersLeft(t, role)
  if (left > 1 && !isLast) return true
  if (left > 0) shipCarriers(t, role, left)
  return false
}

/** Is the group being formed one of Carriers alone? */
const isAllCarriers = (t: Table, role: Role): boolean => leaderOf(t, groupOf(role, t.entry.group)) === NO_UNIT
/** Would whatever comes to the first group leave nothing for a second? That is no split. */
const isWhole = (t: Table, role: Role, n: number): boolean => t.entry.group === 0 && toGroup(t, role) === n

/** Why a piece does not join the group being formed. */
export function whyNotGroup(t: Table, role: Role, unit: Unit): Refusal {
  if (!isLeft(t, role, unit) || t.units.where[unit] !== t.entry.at) return refuse.notToGroup(unit)
  if (unit < t.entry.picked || t.groups.carriers[groupOf(role, t.entry.group)] > 0) return refuse.groupUpwards(unit)
  if (isWhole(t, role, 1)) return refuse.notAllInOne()
  return ALLOWED
}
/** Puts a piece into the group being formed. */
export function joinGroup(t: Table, role: Role, unit: Unit): void {
  t.fleet.group[unit] = groupOf(role, t.entry.group) + 1
  t.entry.picked = unit
  tell.grouped(t, unit, t.entry.group + 1)
}

/** Why so many Carriers are not put into the group being formed. */
export function whyNotGroupCarriers(t: Table, role: Role, n: number): Refusal {
  const group = groupOf(role, t.entry.group)
  if (t.groups.carriers[group] > 0) return refuse.carriersChosen()
  if (n < 1 || n > carriersLeft(t, role)) return refuse.carriersMissing(carriersLeft(t, role))
  if (isWhole(t, role, n)) return refuse.notAllInOne()
  // Carriers are alike: groups of them alone are formed from the largest down.
  if (isAllCarriers(t, role) && t.entry.group > 0 && leaderOf(t, group - 1) === NO_UNIT) {
    const before = t.groups.carriers[group - 1]
    if (n > before) return refuse.carriersFewer(before)
  }
  return ALLOWED
}
/** Puts Carriers into the group being formed; a group of Carriers alone is complete by that. True when it is. */
export function groupCarriers(t: Table, role: Role, n: number): boolean {
  const isComplete = isAllCarriers(t, role)
  if (isComplete) shipCarriers(t, role, n)
  else addToGroup(t, role, n)
  return isComplete
}
function addToGroup(t: Table, role: Role, n: number): void {
  t.groups.carriers[groupOf(role, t.entry.group)] = n
  tell.carriersGrouped(t, sideIn(t, role), n, t.entry.group + 1)
}
function shipCarriers(t: Table, role: Role, n: number): void {
  addToGroup(t, role, n)
  closeGroup(t, role, false)
}

/** Why the group being formed is not complete: one of Carriers alone must be told how many. */
export const whyNotClose = (t: Table, role: Role): Refusal =>
  isAllCarriers(t, role) ? refuse.carriersMissing(carriersLeft(t, role)) : ALLOWED
/** The group is complete, and seeks or not. */
export function closeGroup(t: Table, role: Role, seeks: boolean): void {
  t.groups.seeks[groupOf(role, t.entry.group)] = seeks ? 1 : 0
  const told = seeks ? tell.groupSeeks : tell.groupLiesLow
  told(t, sideIn(t, role), t.entry.group + 1)
  t.entry.group++
}

/** Pieces of a group that are ships or boats, and those that are cargo: each unit and Carrier is on a transport of its own. */
export function vesselsIn(t: Table, group: number): number {
  let n = 0
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (isIn(t, u, group) && isVessel(u)) n++
  return n
}
export function transportsIn(t: Table, group: number): number {
  let n = t.groups.carriers[group]
  for (let u = firstIn(t, t.entry.at); u >= 0 && isGround(u); u = nextIn(t, u)) if (isIn(t, u, group)) n++
  return n
}
