import { ALLOWED, type Moves, other, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  endOf,
  FIGURES,
  type Figure,
  firstOf,
  headOf,
  MOST_AIMS,
  NO_FIGURE,
  sideOf,
  type Unit,
  unitOf,
} from '../roster.ts'
import { BLAST, isInRange, rangeOf, SPREADS, SPREADS_TOO, shotsNamed } from './04-ranges.ts'
import { squareApart } from './09-contact.ts'
import { hostOf, isOnTable, tailOf } from './09-units.ts'
import { bitOf, groupOf } from './14-contacts.ts'
import { burstRange, hasTwoRoles, shellsOf, whyNoneMarked } from './14-firers.ts'
import { isMarkInView, lookAt } from './14-marks.ts'
import { isShort, objectOf } from './14-specials.ts'
import { hasHappened } from './17-events.ts'

/** What a gun aims at when it is no figure: the object of the scenario. */
export const OBJECT = FIGURES

/** The figure that aim i of a unit is at, OBJECT, or -1 for none. */
export const aimOf = (t: Table, u: Unit, i: number): number => t.aims.at[u * MOST_AIMS + i] - 1
/** How many aims a unit has taken. */
export function aimsTaken(t: Table, u: Unit): number {
  let n = 0
  while (n < MOST_AIMS && t.aims.at[u * MOST_AIMS + n] !== 0) n++
  return n
}
/** Takes an aim. */
export function takeAim(t: Table, u: Unit, at: number): void {
  t.aims.at[u * MOST_AIMS + aimsTaken(t, u)] = at + 1
}
/** Forgets what was aimed at. */
export function clearAims(t: Table): void {
  for (let i = 0; i < t.aims.at.length; i++) t.aims.at[i] = 0
}

/** §7.5, §7.6: does the unit fire in bursts? The pom-pom says so by more than one aim. */
export const isBurst = (t: Table, u: Unit): boolean =>
  SPREADS[t.units.type[u]] > 0 || (hasTwoRoles(t, u) && t.aims.at[u * MOST_AIMS + 1] !== 0)
/** How many aims it takes. */
export function aimsWanted(t: Table, u: Unit, bursts: boolean): number {
  if (!bursts) return shellsOf(t, u)
  const shots = shotsNamed(t, u)
  return isShort(t, u) ? (shots + 1) >> 1 : shots
}

/** §14.12, H18: is the figure in range, arc and sight of the gun, with regard to contact? */
function isInAim(t: Table, u: Unit, m: Figure, bursts: boolean): boolean {
  const v = groupOf(t, unitOf(m))
  if (t.units.touching[u] !== 0 && (t.units.touching[u] & bitOf(v)) === 0) return false
  if (!bursts) return isMarkInView(t, headOf(u), m, rangeOf(t, u), BLAST[t.units.type[u]] > 0)
  // §4.10, H30: as a machine gun strictly under its range in that role
  if (hasTwoRoles(t, u) && squareApart(t, headOf(u), m) >= squareOf(burstRange(t, u))) return false
  return isMarkInView(t, headOf(u), m, burstRange(t, u), false)
}

/** Notes what a gun may aim at, for the questions that follow. */
export function noteMarks(t: Table, u: Unit, bursts: boolean): void {
  t.marks.clear()
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++) {
    // Who has but one role sees whom it can aim at
    if (!isOnTable(t, v) || (!hasTwoRoles(t, u) && (t.units.sees[u] & bitOf(groupOf(t, v))) === 0)) continue
    lookAt(t, u, groupOf(t, v))
    for (let m = headOf(v), last = tailOf(t, v); m !== last; m++) if (isInAim(t, u, m, bursts)) t.marks.add(m)
  }
  // §14.4: an attached figure only when no other of his unit may be named
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++)
    if (t.units.attached[v] !== 0 && hasMarked(t, hostOf(t, v))) t.marks.remove(headOf(v))
}
function hasMarked(t: Table, u: Unit): boolean {
  const m = t.marks.next(headOf(u))
  return m >= 0 && m < headOf(u) + t.units.count[u]
}
/** Is there anything to fire bursts at? */
export const hasMarks = (t: Table): boolean => t.marks.next(0) >= 0

/** §7.5: how often a figure has been named. */
function timesNamed(t: Table, u: Unit, m: Figure): number {
  let n = 0
  for (let i = 0; i < MOST_AIMS; i++) if (t.aims.at[u * MOST_AIMS + i] === m + 1) n++
  return n
}
const isNear = (t: Table, u: Unit, m: Figure): boolean =>
  isInRange(squareApart(t, aimOf(t, u, 0) as Figure, m), SPREADS[t.units.type[u]] || SPREADS_TOO[t.units.type[u]])

/** H18: is there a figure near the first that has been named less often than so? */
function isNamedLess(t: Table, u: Unit, times: number): boolean {
  for (let m = t.marks.next(0); m >= 0; m = t.marks.next(m + 1))
    if (isNear(t, u, m) && timesNamed(t, u, m) < times) return true
  return false
}

/** Why a figure is no mark of the gun; §13.2: of who is not on the table nobody knows. */
function whyNoAim(t: Table, u: Unit, m: Figure, bursts: boolean): Refusal {
  if (!isOnTable(t, unitOf(m)) || m >= tailOf(t, unitOf(m))) return refuse.cannotAim(m)
  const v = groupOf(t, unitOf(m))
  // §14.1: only enemies, and in contact only those who touch it
  if (sideOf(v) === sideOf(u)) return refuse.ownTarget(v)
  if (t.units.touching[u] !== 0 && (t.units.touching[u] & bitOf(v)) === 0) return refuse.onlyContact(v)
  const range = bursts ? burstRange(t, u) : rangeOf(t, u)
  // §4.10, H30: as a machine gun strictly under its range in that role
  if (bursts && hasTwoRoles(t, u) && squareApart(t, headOf(u), m) >= squareOf(range)) return refuse.outOfRange(v, range)
  lookAt(t, u, v)
  // §14.4: attached figures last
  return isInAim(t, u, m, bursts) ? refuse.leaderLast(m) : whyNoneMarked(t, u, v, [[headOf(u), m]], () => range)
}

/** May the next shot of a burst, or of a gun, be at this figure? */
export function whyNotAim(t: Table, u: Unit, m: Figure, bursts: boolean): Refusal {
  if (!t.marks.has(m)) return whyNoAim(t, u, m, bursts)
  if (!bursts || aimOf(t, u, 0) < 0) return ALLOWED
  // §7.5: within so many inches of the first
  if (!isNear(t, u, m)) return refuse.tooFarApart(m)
  // H18: a figure again only when all have been named as often
  const times = timesNamed(t, u, m)
  return times > 0 && isNamedLess(t, u, times) ? refuse.namedOften(m) : ALLOWED
}

/** Lists what may be aimed at. */
export function addAims(t: Table, u: Unit, bursts: boolean, out: Moves): void {
  for (let m = t.marks.next(0); m >= 0; m = t.marks.next(m + 1))
    if (whyNotAim(t, u, m, bursts) === ALLOWED) out.add(act.aim(m))
}

/** The aim that is taken when the rest is left to itself: of a burst the nearest to the first that may be named; of a gun the same again. */
export function nextAim(t: Table, u: Unit, bursts: boolean): number {
  if (!bursts) return aimOf(t, u, 0)
  let best = NO_FIGURE
  let nearest = 0
  for (let m = t.marks.next(0); m >= 0; m = t.marks.next(m + 1)) {
    if (whyNotAim(t, u, m, bursts) !== ALLOWED) continue
    const square = squareApart(t, aimOf(t, u, 0) as Figure, m)
    if (best >= 0 && square >= nearest) continue
    best = m
    nearest = square
  }
  return best
}

/** May the boat aim at the object of the scenario: within its range? */
export function canAimObject(t: Table, u: Unit): boolean {
  const object = objectOf(t, u)
  if (object?.aim === undefined || hasHappened(t, object.event ?? '')) return false
  return isInRange(squareToObject(t, u), rangeOf(t, u))
}
/** §9.3: how far the object is, squared. */
export function squareToObject(t: Table, u: Unit): number {
  const [x = 0, y = 0] = objectOf(t, u)?.aim ?? []
  const f = headOf(u)
  const dx = t.figures.x[f] - x * 16
  const dy = t.figures.y[f] - y * 16
  return dx * dx + dy * dy
}
