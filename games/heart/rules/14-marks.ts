import { squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BASE,
  endOf,
  type Figure,
  firstOf,
  HULL,
  headOf,
  NO_FIGURE,
  SCOUT,
  sideOf,
  typeNamed,
  type Unit,
  unitOf,
} from '../roster.ts'
import { isInRange } from './04-ranges.ts'
import { inArc } from './09-arc.ts'
import { boxBoth } from './09-box.ts'
import { squareApart } from './09-contact.ts'
import { tailOf } from './09-units.ts'
import { blockedInView, lookForFriends } from './10-friends.ts'
import { look, seesInView } from './10-sight.ts'
import { areTouching, groupOf } from './14-contacts.ts'

/** Looks from one unit at another: what lies between them is gathered once for all their figures, and those attached to them. */
export function lookAt(t: Table, u: Unit, v: Unit): void {
  boxBoth(t, u, v)
  look(t)
  lookForFriends(u)
}

/** §14.1: is a figure in the range, arc and sight of another? */
export function isMark(t: Table, s: Figure, m: Figure, inches: number, isGun: boolean): boolean {
  lookAt(t, groupOf(t, unitOf(s)), groupOf(t, unitOf(m)))
  return isMarkInView(t, s, m, inches, isGun)
}
/** The same, asked after `lookAt`. */
export const isMarkInView = (t: Table, s: Figure, m: Figure, inches: number, isGun: boolean): boolean =>
  isInRange(squareApart(t, s, m), inches) && isAllowedMark(t, s, m, isGun)

/** §14.1: is any figure of that slot a mark? Asked after `lookAt`. */
export function hasMarkIn(t: Table, s: Figure, v: Unit, inches: number, isGun: boolean): boolean {
  const { x, y } = t.figures
  const u = unitOf(s)
  const range = squareOf(inches)
  const hasPoints = BASE[t.units.type[u]] === HULL || BASE[t.units.type[v]] === HULL
  // §9.7: enemies in contact with the shooter's unit need no arc
  const isTouched = areTouching(t, u, v)
  for (let m = headOf(v), end = tailOf(t, v); m !== end; m++) {
    const dx = x[m] - x[s]
    const dy = y[m] - y[s]
    if ((hasPoints ? squareApart(t, s, m) : dx * dx + dy * dy) > range) continue
    if ((isTouched || inArc(t, u, dx, dy)) && isInSight(t, s, m, isGun)) return true
  }
  return false
}

function isInSight(t: Table, s: Figure, m: Figure, isGun: boolean): boolean {
  const { x, y } = t.figures
  return seesInView(-1, x[s], y[s], x[m], y[m]) && !blockedInView(t, x[s], y[s], x[m], y[m], isGun)
}
function isAllowedMark(t: Table, s: Figure, m: Figure, isGun: boolean): boolean {
  const { x, y } = t.figures
  const u = unitOf(s)
  // §9.7: enemies in contact with the shooter's unit need no arc
  return (inArc(t, u, x[m] - x[s], y[m] - y[s]) || areTouching(t, u, unitOf(m))) && isInSight(t, s, m, isGun)
}

const MOST = 64
const listed = new Int32Array(MOST)
const squares = new Int32Array(MOST)
const TAKEN = 2 ** 31 - 1

function list(t: Table, s: Figure, u: Unit, n: number): number {
  let end = n
  const head = headOf(u)
  for (let f = head; f < head + t.units.count[u] && end < MOST; f++) {
    listed[end] = f
    squares[end++] = squareApart(t, s, f)
  }
  return end
}
function listAttached(t: Table, s: Figure, v: Unit, n: number): number {
  let end = n
  for (let u = firstOf(sideOf(v)), last = endOf(sideOf(v)); u !== last; u++)
    if (t.units.attached[u] === v + 1) end = list(t, s, u, end)
  return end
}

/** The nearest of those listed that rifles may shoot at; equal: the lower number. */
function nearest(t: Table, s: Figure, n: number, inches: number, standing: boolean): Figure {
  for (;;) {
    let best = -1
    for (let i = 0; i < n; i++) if (squares[i] !== TAKEN && (best < 0 || squares[i] < squares[best])) best = i
    if (best < 0 || !isInRange(squares[best], inches)) return NO_FIGURE
    squares[best] = TAKEN
    const m = listed[best] as Figure
    if (standing && t.fallen.has(m)) continue
    if (isAllowedMark(t, s, m, false)) return m
  }
}

/** §14.3: a figure's nearest mark in a unit, attached figures among them; NO_FIGURE when it has none. Asked after `lookAt`. */
export const nearestMark = (t: Table, s: Figure, v: Unit, inches: number): Figure =>
  nearest(t, s, listAttached(t, s, v, list(t, s, v, 0)), inches, false)

const SHARP = [SCOUT, typeNamed('volunteer'), typeNamed('volunteer-scout')]
/** §14.9: scouts and Volunteers pick leaders out. */
export const isSharp = (t: Table, s: Figure): boolean => SHARP.includes(t.units.type[unitOf(s)])

/** §14.4: all marks of a figure in the order in which its hits would take them: the nearest first, attached figures last. */
export function marksOf(t: Table, s: Figure, v: Unit, inches: number): readonly Figure[] {
  lookAt(t, groupOf(t, unitOf(s)), v)
  return [...inOrder(t, s, list(t, s, v, 0), inches), ...inOrder(t, s, listAttached(t, s, v, 0), inches)]
}
function inOrder(t: Table, s: Figure, n: number, inches: number): readonly Figure[] {
  const marks: Figure[] = []
  for (let m = nearest(t, s, n, inches, true); m !== NO_FIGURE; m = nearest(t, s, n, inches, true)) marks.push(m)
  return marks
}

/** §14.4: the nearest mark that has not fallen in this phase, attached figures last; NO_FIGURE when there is none left. */
export function nearestStanding(t: Table, s: Figure, v: Unit, inches: number): Figure {
  lookAt(t, groupOf(t, unitOf(s)), v)
  const own = nearest(t, s, list(t, s, v, 0), inches, true)
  return own !== NO_FIGURE ? own : nearest(t, s, listAttached(t, s, v, 0), inches, true)
}
