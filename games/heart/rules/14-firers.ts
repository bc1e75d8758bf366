import { ALLOWED, type Column, other, type Refusal, SIDES, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ALL_ROUND,
  ARC,
  endOf,
  type Figure,
  firstOf,
  GUNBOAT,
  HULL,
  headOf,
  MOVE_OR_FIRE,
  NO_UNIT,
  PER_SIDE,
  perType,
  SHOTS,
  sideOf,
  type Type,
  type Unit,
  unitOf,
} from '../roster.ts'
import { BLAST, isInRange, RANGE_AS_MG, rangeOf, SPREADS, SPREADS_TOO } from './04-ranges.ts'
import { inArc } from './09-arc.ts'
import { squareApart } from './09-contact.ts'
import {
  baseOf,
  CHARGED,
  DECLARED,
  did,
  FED,
  isHidden,
  isIn,
  isOnTable,
  JAMMED,
  MOVED,
  nextAttached,
  nextOnTable,
} from './09-units.ts'
import { lookForFriends } from './10-friends.ts'
import { isScreened, look, seesInView } from './10-sight.ts'
import { areTouching, bitOf, boxAbout, boxesApart, boxOf, groupOf, mayBeAhead } from './14-contacts.ts'
import { hasMarkIn, lookAt } from './14-marks.ts'
import { isLocked, isShort } from './14-specials.ts'

/** §7.5, §14.12: types that aim at figures: machine guns, guns, cars, boats. */
export const AIMS: Column<Type> = perType(({ targetSpread, blast }) => ((targetSpread ?? blast ?? 0) > 0 ? 1 : 0))
/** Does it aim at figures, and not shoot at a unit? */
export const aims = (t: Table, u: Unit): boolean => AIMS[t.units.type[u]] === 1

/** §14.1: may the unit shoot in this phase at all? */
export function whyNotFire(t: Table, u: Unit): Refusal {
  const type = t.units.type[u]
  // §13.2: nor does a hidden one
  if (!isOnTable(t, u)) return isHidden(t, u) ? refuse.isHidden(u) : refuse.offTheTable(u)
  // §9.8: whoever is attached shoots with his unit
  if (t.units.attached[u] !== 0) return refuse.shootsWithUnit(u)
  // §4: without firearms nobody shoots, unless somebody attached has one (9.8)
  if (SHOTS[type] === 0 && !hasArmed(t, u)) return refuse.cannotShoot(u)
  // §12.8, §12.15: who charged or fed in does not shoot
  if (did(t, u, CHARGED | FED)) return refuse.hasCharged(u)
  // §7.4, §7.5: guns and machine guns move or fire
  if (MOVE_OR_FIRE[type] === 1 && did(t, u, MOVED)) return isGun(t, u) ? refuse.movedGun(u) : refuse.movedMachineGun(u)
  // §7.6: a jammed pom-pom
  if (isIn(t, u, JAMMED)) return refuse.isJammed(u)
  return isLocked(t, u) ? refuse.lockedGun(u) : ALLOWED
}

function hasArmed(t: Table, u: Unit): boolean {
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (SHOTS[t.units.type[a]] > 0) return true
  return false
}

/** How many of a unit's own figures shoot: all, the man at the gun alone (H32), or half of those short of ammunition. */
export function firersOf(t: Table, u: Unit): number {
  if (aims(t, u)) return 1
  if (SHOTS[t.units.type[u]] === 0) return 0
  const count = t.units.count[u]
  return isShort(t, u) ? (count + 1) >> 1 : count
}

/** §10.5: does it shoot over friends? Guns and boats do, machine guns do not. */
export const isGun = (t: Table, u: Unit): boolean => BLAST[t.units.type[u]] > 0

/** §14.1, §14.6: has the unit, or somebody attached to it, a mark in that one, though it be in contact with friends? Of a gun it must be the gun itself. */
function hasMark(t: Table, u: Unit, v: Unit): boolean {
  const inches = rangeOf(t, u)
  const head = headOf(u)
  // §9.7: nobody has a mark behind him, but who is in contact and who shoots all round
  const isAhead = ARC[t.units.type[u]] === ALL_ROUND || t.units.touching[u] !== 0 || mayBeAhead(u, v, t.units.facing[u])
  if (!isAhead && (aims(t, u) || nextAttached(t, u, u) === NO_UNIT)) return false
  boxAbout(u, v)
  look(t)
  lookForFriends(u)
  if (aims(t, u)) return hasMarkOf(t, head, v, inches, isGun(t, u))
  const end = isAhead ? head + firersOf(t, u) : head
  for (let s = head; s < end; s++) if (hasMarkOf(t, s, v, inches, false)) return true
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if (SHOTS[t.units.type[a]] > 0 && hasMarkOf(t, headOf(a), v, rangeOf(t, a), false)) return true
  return false
}
function hasMarkOf(t: Table, s: Figure, v: Unit, inches: number, gun: boolean): boolean {
  if (isBeyond(t, s, v, inches) || isScreened(t.figures.x[s], t.figures.y[s], boxOf(v))) return false
  for (let a = v; a !== NO_UNIT; a = nextAttached(t, v, a)) if (hasMarkIn(t, s, a, inches, gun)) return true
  return false
}

/** Is all of that unit plainly out of a figure's range? Boats are measured from their points. */
function isBeyond(t: Table, s: Figure, v: Unit, inches: number): boolean {
  const { x0, y0, x1, y1 } = boxOf(v)
  const dx = Math.max(0, x0 - t.figures.x[s], t.figures.x[s] - x1)
  const dy = Math.max(0, y0 - t.figures.y[s], t.figures.y[s] - y1)
  const hasPoints = baseOf(t, unitOf(s)) === HULL || baseOf(t, v) === HULL
  return dx * dx + dy * dy > squareOf(hasPoints ? inches + LONGEST : inches)
}

/** How far any figure of the unit, or attached to it, shoots at most, squared; with room for the length of boats. */
function reachOf(t: Table, u: Unit): number {
  let inches = rangeOf(t, u)
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) inches = Math.max(inches, rangeOf(t, a))
  return squareOf(inches + LONGEST)
}
const LONGEST = 6

/** §14.1: notes, for all who may declare, whom they can shoot at: asked once, for nobody moves in this phase. */
export function noteTargets(t: Table): void {
  for (const side of SIDES) {
    const n = gatherTargets(t, other(side))
    for (let u = firstOf(side), end = endOf(side); u !== end; u++) noteTargetsOf(t, u, n)
  }
}
function noteTargetsOf(t: Table, u: Unit, n: number): void {
  t.units.sees[u] = 0
  if (whyNotFire(t, u) !== ALLOWED) return
  const reach = reachOf(t, u)
  for (let i = 0; i < n; i++) {
    const v = targets[i] as Unit
    if (boxesApart(u, v) <= reach && isTarget(t, u, v) && hasMark(t, u, v)) t.units.sees[u] |= bitOf(v)
  }
}
/** Those of a side who could be targets: gathered once for all who shoot at them. */
const targets = new Int32Array(PER_SIDE)
function gatherTargets(t: Table, side: Side): number {
  let n = 0
  for (let v = nextOnTable(t, side); v !== NO_UNIT; v = nextOnTable(t, side, v))
    if (t.units.attached[v] === 0) targets[n++] = v
  return n
}

/** §14.1, §14.8: an enemy on the table, baggage too, attached figures not by themselves; who is in contact shoots only at those. */
const isTarget = (t: Table, u: Unit, v: Unit): boolean =>
  isOnTable(t, v) && groupOf(t, v) === v && (t.units.touching[u] === 0 || (t.units.touching[u] & bitOf(v)) !== 0)

/** §14.1: may this unit declare that one? */
export function whyNotShoot(t: Table, u: Unit, v: Unit): Refusal {
  const refused = whyNotDeclare(t, u)
  if (refused !== ALLOWED) return refused
  // §7.5, §14.12: guns and machine guns aim at figures
  if (aims(t, u)) return refuse.mustAim(u)
  // §14.8: baggage too; §14.6: also one that is in contact with friends of the shooter
  if (sideOf(v) === sideOf(u)) return refuse.ownTarget(v)
  if (!isOnTable(t, v)) return refuse.targetGone(v)
  // §9.8: whoever is attached is shot at with his unit
  if (groupOf(t, v) !== v) return refuse.targetAttached(v)
  if (!isTarget(t, u, v)) return refuse.onlyContact(v)
  return (t.units.sees[u] & bitOf(v)) !== 0 ? ALLOWED : whyNoMark(t, u, v)
}

/** §14.1: what keeps every figure of the unit from a mark in that one. */
const whyNoMark = (t: Table, u: Unit, v: Unit): Refusal =>
  whyNoneMarked(t, u, v, pairsOf(t, u, v), (s) => rangeOf(t, unitOf(s)))

/** §14.1: what keeps all of these from marking those of the unit who are beside them: range, then arc, then ground, then friends. */
export function whyNoneMarked(
  t: Table,
  u: Unit,
  v: Unit,
  pairs: readonly (readonly [Figure, Figure])[],
  reach: (s: Figure) => number,
): Refusal {
  lookAt(t, u, v)
  const near = pairs.filter(([s, m]) => isInRange(squareApart(t, s, m), reach(s)))
  if (near.length === 0) return refuse.outOfRange(v, Math.max(...pairs.map(([s]) => reach(s))))
  const { x, y } = t.figures
  const ahead = near.filter(
    ([s, m]) => inArc(t, unitOf(s), x[m] - x[s], y[m] - y[s]) || areTouching(t, unitOf(s), unitOf(m)),
  )
  if (ahead.length === 0) return refuse.outOfArc(v)
  const isSeen = ahead.some(([s, m]) => seesInView(-1, x[s], y[s], x[m], y[m]))
  return isSeen ? refuse.friendsInLine(v) : refuse.outOfSight(v)
}
/** Everybody who could shoot for the unit, with everybody of the other. */
function pairsOf(t: Table, u: Unit, v: Unit): readonly (readonly [Figure, Figure])[] {
  const men = (w: Unit, n: number): readonly Figure[] => Array.from({ length: n }, (_, k) => (headOf(w) + k) as Figure)
  const withThem = (w: Unit): readonly Unit[] => {
    const found: Unit[] = []
    for (let a = nextAttached(t, w, w); a !== NO_UNIT; a = nextAttached(t, w, a)) found.push(a)
    return found
  }
  // Whoever has no firearm reaches nobody
  const shooters = [...men(u, firersOf(t, u)), ...withThem(u).map(headOf)]
  const marks = [v, ...withThem(v)].flatMap((w) => men(w, t.units.count[w]))
  return shooters.flatMap((s) => marks.map((m) => [s, m] as const))
}

/** §14.1: may a unit of the side that declares still do so? */
export function whyNotDeclare(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  const refused = whyNotFire(t, u)
  if (refused !== ALLOWED) return refused
  return did(t, u, DECLARED) ? refuse.hasDeclared(u) : ALLOWED
}

/** May this gun or machine gun be laid? */
export function whyNotLay(t: Table, u: Unit): Refusal {
  const refused = whyNotDeclare(t, u)
  if (refused !== ALLOWED) return refused
  if (!aims(t, u)) return refuse.aimsNot(u)
  return t.units.sees[u] !== 0 ? ALLOWED : refuse.noMarkAtAll(u)
}

/** §7.6: may a gun act as either: as a machine gun with something strictly under its range in that role (H30)? */
export const hasTwoRoles = (t: Table, u: Unit): boolean => SPREADS_TOO[t.units.type[u]] > 0
/** §4.10: the range in which it acts as a machine gun. */
export const burstRange = (t: Table, u: Unit): number => RANGE_AS_MG[t.units.type[u]] || rangeOf(t, u)
/** §7.5: does it always name figures one by one? */
export const alwaysBursts = (t: Table, u: Unit): boolean => SPREADS[t.units.type[u]] > 0
/** §7.8: shots of a gun: a boat has two. */
export const shellsOf = (t: Table, u: Unit): number => (t.units.type[u] === GUNBOAT ? SHOTS[GUNBOAT] : 1)
