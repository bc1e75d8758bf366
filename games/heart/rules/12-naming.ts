import { ALLOWED, other, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, NO_UNIT, ORGANISER, RANK, sideOf, UNIT_RANK, type Unit } from '../roster.ts'
import { inContact } from './09-contact.ts'
import {
  AFLOAT,
  AGROUND,
  CARRIED,
  did,
  HIDDEN,
  hostOf,
  IMMOBILE,
  isIn,
  isUnit,
  LOOSE,
  NAMED,
  nextAttached,
  ON_TABLE,
} from './09-units.ts'
import { EARLY, INDEPENDENTS } from './11-turn.ts'

/** §11.3: is it an Organiser, or the unit that one is attached to? */
export function isOrganised(t: Table, u: Unit): boolean {
  if ((t.units.traits[u] & ORGANISER) !== 0) return hostOf(t, u) === NO_UNIT
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if ((t.units.traits[a] & ORGANISER) !== 0) return true
  return false
}

/** Is it of those that are named in this phase: units (1.2), independent figures and baggage (1.3), Organisers before all (11.3)? */
function whyNotInPhase(t: Table, u: Unit): Refusal {
  const { phase } = t.tracks
  if (phase === EARLY) return isOrganised(t, u) ? ALLOWED : refuse.notOrganiser(u)
  // §1.3: independent figures and baggage move after all units
  if (phase === INDEPENDENTS) {
    if (isUnit(t, u)) return refuse.notIndependent(u)
    // §9.8: not in a turn in which he moved with his unit
    return did(t, u, CARRIED) && hostOf(t, u) !== NO_UNIT ? refuse.movedWithUnit(u) : ALLOWED
  }
  if (isUnit(t, u)) return ALLOWED
  const where = t.units.where[u]
  if (where !== ON_TABLE && where !== HIDDEN && where !== AFLOAT) return refuse.notHere(u)
  // §9.8: out of an ambush or a boat he comes with his unit
  return where !== ON_TABLE && hostOf(t, u) !== NO_UNIT ? refuse.comesWithUnit(u) : refuse.independentLater(u)
}

/** May the side name it, wherever it is? */
function whyNotOwn(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  const why = whyNotInPhase(t, u)
  if (why !== ALLOWED) return why
  // §1.2, §11.2: one at a time, each once
  return did(t, u, NAMED) ? refuse.namedAlready(u) : ALLOWED
}

/** §11.2: may the side name a unit that is on the table? */
export function whyNotName(t: Table, u: Unit): Refusal {
  const why = whyNotOwn(t, u)
  if (why !== ALLOWED) return why
  // §13.2: a hidden unit is not on the table
  if (t.units.where[u] === HIDDEN) return refuse.isHidden(u)
  return t.units.where[u] === ON_TABLE ? ALLOWED : refuse.notHere(u)
}

/** §11.2: hidden ones only to spring; §17.9: those afloat only to land. */
export function whyNotOff(t: Table, u: Unit, where: number): Refusal {
  const why = whyNotOwn(t, u)
  if (why !== ALLOWED) return why
  if (t.units.where[u] !== where) return where === HIDDEN ? refuse.notHidden(u) : refuse.notAfloat(u)
  // §9.8: whoever is attached comes with his unit
  return hostOf(t, u) === NO_UNIT ? ALLOWED : refuse.comesWithUnit(u)
}

/** Can it go at all? */
export function whyNotAble(t: Table, u: Unit): Refusal {
  // §7.7: immobilised for good
  if (isIn(t, u, IMMOBILE)) return refuse.cannotMove(u)
  // §12.12: aground: no legs and no turn
  return isIn(t, u, AGROUND) ? refuse.isAground(u) : ALLOWED
}

/** §9.4: must it close up when it is named? */
export const mustCloseUp = (t: Table, u: Unit): boolean =>
  isIn(t, u, LOOSE) && !inContact(t, u) && whyNotAble(t, u) === ALLOWED

/** Has the side somebody on the table whom it must still name? */
export function hasToName(t: Table, side: Side): boolean {
  const { where } = t.units
  const isLater = t.tracks.phase === INDEPENDENTS
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (where[u] !== ON_TABLE || did(t, u, NAMED)) continue
    const isProper = RANK[t.units.type[u]] === UNIT_RANK
    if (isLater ? !isProper && (hostOf(t, u) === NO_UNIT || !did(t, u, CARRIED)) : isProper) return true
  }
  return false
}

/** Has it somebody whom it may name: hidden, or afloat? */
function mayName(t: Table, side: Side): boolean {
  const { where } = t.units
  const isLater = t.tracks.phase === INDEPENDENTS
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (
      (where[u] === HIDDEN || where[u] === AFLOAT) &&
      isUnit(t, u) !== isLater &&
      hostOf(t, u) === NO_UNIT &&
      !did(t, u, NAMED)
    )
      return true
  return false
}

/** §11.2: has the side anything to say? Whoever passed is asked again when the other has named somebody. */
export const hasSome = (t: Table, side: Side): boolean =>
  hasToName(t, side) || (((t.tracks.passed >> side) & 1) === 0 && mayName(t, side))

/** §11.2: lets the side name that has somebody; false when nobody has. */
export function findNamer(t: Table): boolean {
  if (!hasSome(t, t.tracks.phasing)) t.tracks.phasing = other(t.tracks.phasing)
  return hasSome(t, t.tracks.phasing)
}
