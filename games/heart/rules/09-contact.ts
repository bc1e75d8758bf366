import { other } from '@boma/kernel'
import { touches } from '../board/bases.ts'
import { squareBetween } from '../board/measure.ts'
import { STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import { BASE, type Figure, HULL, headOf, NO_UNIT, ROUND, sideOf, type Unit, unitOf } from '../roster.ts'
import { boxBoth } from './09-box.ts'
import { nextAttached, nextOnTable, tailOf } from './09-units.ts'
import { isOpenView, isScreened, look, seesInView } from './10-sight.ts'

/** §9.12: the square of how far apart the centres of two figures in contact are at most: 18/16 inches. */
const CONTACT = 18 * 18

/** §9.12: are two figures in contact? */
export function touch(t: Table, f: Figure, g: Figure): boolean {
  const { x, y } = t.figures
  const u = unitOf(f)
  const v = unitOf(g)
  const a = BASE[t.units.type[u]]
  const b = BASE[t.units.type[v]]
  if (a === ROUND && b === ROUND) return squareBetween(x[f], y[f], x[g], y[g]) <= CONTACT
  return touches(a, x[f], y[f], t.units.facing[u], b, x[g], y[g], t.units.facing[v])
}

/** Is the figure in contact with one of that unit? The figures attached to it do not count. */
export function touchesUnit(t: Table, f: Figure, v: Unit): boolean {
  for (let g = headOf(v), end = tailOf(t, v); g !== end; g++) if (touch(t, f, g)) return true
  return false
}

/** Do two units touch? The figures attached to them do not count. */
export function unitsTouch(t: Table, u: Unit, v: Unit): boolean {
  const isRound = BASE[t.units.type[u]] === ROUND && BASE[t.units.type[v]] === ROUND
  return isRound ? discsTouch(t, u, v) : basesTouch(t, u, v)
}

function discsTouch(t: Table, u: Unit, v: Unit): boolean {
  const { x, y } = t.figures
  const last = headOf(v) + t.units.count[v]
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    const fx = x[f]
    const fy = y[f]
    for (let g = headOf(v); g < last; g++) {
      const dx = x[g] - fx
      const dy = y[g] - fy
      if (dx * dx + dy * dy <= CONTACT) return true
    }
  }
  return false
}

function basesTouch(t: Table, u: Unit, v: Unit): boolean {
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (touchesUnit(t, f, v)) return true
  return false
}

/** Is the figure in contact with any enemy? */
export function isTouched(t: Table, f: Figure): boolean {
  const enemy = other(sideOf(unitOf(f)))
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v)) if (touchesUnit(t, f, v)) return true
  return false
}

/** §12.9: is a figure of the unit, or one attached to it, in contact with any enemy? As was noted last (14-contacts.ts). */
export const inContact = (t: Table, u: Unit): boolean =>
  t.units.touching[t.units.attached[u] === 0 ? u : ((t.units.attached[u] - 1) as Unit)] !== 0

/** §9.3: the square of the distance between a figure and a place; a boat has seven points. */
export function squareTo(t: Table, f: Figure, x: number, y: number): number {
  const u = unitOf(f)
  const fx = t.figures.x[f]
  const fy = t.figures.y[f]
  if (BASE[t.units.type[u]] !== HULL) return squareBetween(fx, fy, x, y)
  let least = -1
  for (let k = -3; k <= 3; k++) {
    const square = squareBetween(fx + k * STEP_X[t.units.facing[u]], fy + k * STEP_Y[t.units.facing[u]], x, y)
    if (least < 0 || square < least) least = square
  }
  return least
}

/** §9.3: the square of the distance between two figures. */
export function squareApart(t: Table, f: Figure, g: Figure): number {
  const v = unitOf(g)
  if (BASE[t.units.type[v]] !== HULL) return squareTo(t, f, t.figures.x[g], t.figures.y[g])
  let least = -1
  for (let k = -3; k <= 3; k++) {
    const x = t.figures.x[g] + k * STEP_X[t.units.facing[v]]
    const y = t.figures.y[g] + k * STEP_Y[t.units.facing[v]]
    const square = squareTo(t, f, x, y)
    if (least < 0 || square < least) least = square
  }
  return least
}

/** The least square between figures of two slots, or `most` when none is nearer. */
function leastApart(t: Table, u: Unit, v: Unit, most: number): number {
  let least = most
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)
    for (let g = headOf(v), last = tailOf(t, v); g !== last; g++) least = Math.min(least, squareApart(t, f, g))
  return least
}

/** §9.14: the square of the distance of two units, figures attached to them included. */
export function unitsApart(t: Table, u: Unit, v: Unit): number {
  let least = Number.MAX_SAFE_INTEGER
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a))
    for (let b = v; b !== NO_UNIT; b = nextAttached(t, v, b)) least = leastApart(t, a, b, least)
  return least
}

/** Does one at that place see a figure of the unit, or one attached to it? Asked after `look`. */
function seesGroup(t: Table, ax: number, ay: number, v: Unit): boolean {
  const { x, y } = t.figures
  for (let b = v; b !== NO_UNIT; b = nextAttached(t, v, b))
    for (let g = headOf(b), end = tailOf(t, b); g !== end; g++) if (seesInView(-1, ax, ay, x[g], y[g])) return true
  return false
}

/** §9.14: do two units see each other: does one pair of their figures? */
export function unitsSee(t: Table, u: Unit, v: Unit): boolean {
  const { x, y } = t.figures
  const there = boxBoth(t, u, v)
  look(t)
  if (isOpenView()) return t.units.count[u] > 0 && t.units.count[v] > 0
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a))
    for (let f = headOf(a), end = tailOf(t, a); f !== end; f++)
      if (!isScreened(x[f], y[f], there) && seesGroup(t, x[f], y[f], v)) return true
  return false
}
