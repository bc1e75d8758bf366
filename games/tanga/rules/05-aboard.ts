import { ALLOWED, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { ABOARD, BEACH_HEXES, type Beach } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BATTERY,
  FORMATION,
  GERMAN,
  GROUP,
  type Group,
  groupNamed,
  IS_STAFF,
  KIND,
  NO_UNIT,
  STEVEDORE,
  UNITS,
  type Unit,
} from '../roster.ts'
import { holder } from '../stacks.ts'
import { dayOf, scenarioOf } from './04-clock.ts'

/** No landing group. */
export const NO_GROUP = -1 as Group

/** §5.2D: how many units land at once: five; one section of guns (19.3.3). A unit of stevedores is a group by itself. */
const LANDING_POINTS = 5
export const pointsOf = (group: Group): number => (group === BATTERY ? 1 : LANDING_POINTS)

/** The first unit of a group that is still aboard; NO_UNIT when all have landed. */
export function firstAboard(t: Table, group: Group): Unit {
  for (let u = t.stacks.firstIn(ABOARD); u !== NO_UNIT; u = t.stacks.nextIn(u)) if (GROUP[u] === group) return u
  return NO_UNIT
}

/** §5.2B: the group that is half ashore; NO_GROUP when none is. */
export function halfAshore(t: Table): Group {
  const group = (t.landing.group - 1) as Group
  return firstAboard(t, group) === NO_UNIT ? NO_GROUP : group
}

/** §5.1: a turn goes by after each landing without another; two when the Königsberg is about (10.27). */
export const isTooSoon = (t: Table): boolean =>
  t.landing.last > 0 && t.tracks.turn - t.landing.last <= Math.max(1, t.naval.gap)

/** §5.3G: is a German counter on the beach? */
export function hasGermans(t: Table, beach: Beach): boolean {
  for (const at of BEACH_HEXES[beach]) if (holder(t, at) === GERMAN) return true
  return false
}

/** §21.2: the first of the groups that land before all others and are not ashore; NO_GROUP when all are. */
function firstDue(t: Table): Group {
  for (const id of scenarioOf(t).firstLandings) {
    const group = groupNamed(id)
    if (firstAboard(t, group) !== NO_UNIT) return group
  }
  return NO_GROUP
}
const isDueFirst = (t: Table, group: Group): boolean =>
  scenarioOf(t).firstLandings.some((id) => groupNamed(id) === group)

/** §19.3.1: is a battalion, or what counts as one, wholly ashore? */
function isBattalionAshore(t: Table): boolean {
  for (let u = 0 as Unit; u < UNITS; u++)
    if (GROUP[u] >= 0 && GROUP[u] !== BATTERY && KIND[u] !== STEVEDORE && firstAboard(t, GROUP[u]) === NO_UNIT)
      return true
  return false
}

/** §19.3, §10.27: may the 28th Mountain Battery leave its ship? §19.3.2: it lands as all others do. */
function whyNotBattery(t: Table): Refusal {
  // §10.27: with option 1 it stays aboard the Bharata
  if (t.naval.option === 1) return refuse.batteryAboard()
  // §19.3.1: declared, and not before the next day; after a battalion
  if (t.landing.battery === 0) return refuse.batteryNotDeclared()
  if (t.landing.battery >= dayOf(t)) return refuse.batteryWaits()
  return isBattalionAshore(t) ? ALLOWED : refuse.batteryAfterBattalion()
}

/** May it be declared that the battery shall land? */
export function whyNotDeclare(t: Table): Refusal {
  if (t.naval.option === 1) return refuse.batteryAboard()
  if (t.landing.battery > 0) return refuse.declaredAlready()
  return firstAboard(t, BATTERY) === NO_UNIT ? refuse.batteryAshore() : ALLOWED
}

/** May this group land now, on whatever beach? */
function whyNotGroup(t: Table, group: Group): Refusal {
  // §5.1: not in the turn after a landing
  if (isTooSoon(t)) return refuse.landedJustNow()
  const u = firstAboard(t, group)
  if (u === NO_UNIT) return refuse.groupAshore(group)
  // §5.2B: what has begun is landed first
  const half = halfAshore(t)
  if (half !== NO_GROUP) return half === group ? ALLOWED : refuse.halfAshore(half)
  // §21.2: the first landings before all others
  const due = firstDue(t)
  if (due !== NO_GROUP && !isDueFirst(t, group)) return refuse.othersFirst(due)
  return group === BATTERY ? whyNotBattery(t) : ALLOWED
}

/** §5.2, P10: may this group land on this beach now? */
export function whyNotDebark(t: Table, group: Group, beach: Beach): Refusal {
  const refusal = whyNotGroup(t, group)
  if (refusal !== ALLOWED) return refusal
  // §5.2B: all of a group on one beach
  const begun = (t.landing.beach - 1) as Beach
  if (halfAshore(t) === group && begun !== beach) return refuse.otherBeach(begun)
  // §5.3G: not where Germans are
  if (hasGermans(t, beach)) return refuse.enemyOnBeach(beach)
  // §5.2C: stevedores where a combat unit has been
  const isCleared = ((t.landing.cleared >> beach) & 1) === 1
  return KIND[firstAboard(t, group)] === STEVEDORE && !isCleared ? refuse.beachNotCleared(beach) : ALLOWED
}

/** §5.2D: a leader lands with any landing: one of the staff always, an officer once a group of his formation has begun (ruling T119). */
export function mayLeaderLand(t: Table, leader: Unit): boolean {
  if (IS_STAFF[leader] === 1) return true
  for (let u = 0 as Unit; u < UNITS; u++)
    if (u !== leader && FORMATION[u] === FORMATION[leader] && GROUP[u] >= 0 && t.units.where[u] !== ABOARD) return true
  return false
}
