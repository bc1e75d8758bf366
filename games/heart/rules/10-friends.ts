import { comesNearer, squareBetween } from '../board/measure.ts'
import { STEP_X, STEP_Y, squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BASE, endOf, FIGURES, firstOf, HULL, headOf, NO_UNIT, ROUND, sideOf, type Unit } from '../roster.ts'
import { box, boxLine } from './09-box.ts'
import { hostOf, ON_TABLE, tailOf } from './09-units.ts'
import { areaIn, ground } from './10-ground.ts'

const HALF_INCH = 8
const OVER_FRIENDS = squareOf(DISTANCES.gunOverFriends)

/** Friends about the box, who could stand in a line of fire within it: gathered when the first of them is asked about. */
const xs = new Int32Array(FIGURES)
const ys = new Int32Array(FIGURES)
const bases = new Uint8Array(FIGURES)
const facings = new Uint8Array(FIGURES)
let count = 0
let shooter: Unit = NO_UNIT
const view = { ...box }

/** Friends of this unit, within the box, are looked at when `blockedInView` asks. */
export function lookForFriends(u: Unit): void {
  shooter = u
  count = -1
  view.x0 = box.x0
  view.y0 = box.y0
  view.x1 = box.x1
  view.y1 = box.y1
}

/** How far from a line somebody can stand in it: a stand reaches 1.5 inches from its centre, a hull less than four. */
const reachOf = (base: number): number => (base === ROUND ? HALF_INCH : base === HULL ? 64 : 24)

function gather(t: Table): void {
  const { where, type, facing } = t.units
  const { x, y } = t.figures
  const { x0, y0, x1, y1 } = view
  count = 0
  for (let u = firstOf(sideOf(shooter)), end = endOf(sideOf(shooter)); u !== end; u++) {
    if (where[u] !== ON_TABLE || isOneWith(t, shooter, u)) continue
    const base = BASE[type[u]]
    const reach = reachOf(base)
    for (let f = headOf(u), last = tailOf(t, u); f !== last; f++) {
      if (x[f] < x0 - reach || x[f] > x1 + reach || y[f] < y0 - reach || y[f] > y1 + reach) continue
      xs[count] = x[f]
      ys[count] = y[f]
      bases[count] = base
      facings[count++] = facing[u]
    }
  }
}

/** §10.5: does a friend stand in the line of fire from a to b, within the box? Guns' shells fly over some; no bullet does. */
export function blockedInView(t: Table, ax: number, ay: number, bx: number, by: number, isGun: boolean): boolean {
  if (count < 0) gather(t)
  for (let i = 0; i < count; i++) {
    if (!isInLine(i, ax, ay, bx, by)) continue
    if (isGun && isFarOff(t, i, ax, ay)) continue
    const hill = hillAt(t, ax, ay)
    if (hill >= 0 && hillAt(t, xs[i], ys[i]) !== hill) continue
    return true
  }
  return false
}

/** §9.3: is that friend further from the gun than shells fly low? Boats are measured from their seven points. */
function isFarOff(t: Table, i: number, ax: number, ay: number): boolean {
  const facing = t.units.facing[shooter]
  const own = BASE[t.units.type[shooter]] === HULL ? 3 : 0
  const other = bases[i] === HULL ? 3 : 0
  for (let k = -own; k <= own; k++)
    for (let j = -other; j <= other; j++) {
      const x = xs[i] + j * STEP_X[facings[i]]
      const y = ys[i] + j * STEP_Y[facings[i]]
      if (squareBetween(ax + k * STEP_X[facing], ay + k * STEP_Y[facing], x, y) <= OVER_FRIENDS) return false
    }
  return true
}

function hillAt(t: Table, x: number, y: number): number {
  const g = ground(t)
  return areaIn(t, g, g.hills, x, y)
}

/** §10.5: does a friend stand in the line of fire of a figure of this unit, from a to b? */
export function blockedByFriend(
  t: Table,
  u: Unit,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  isGun = false,
): boolean {
  boxLine(ax, ay, bx, by)
  lookForFriends(u)
  return blockedInView(t, ax, ay, bx, by, isGun)
}

/** §9.8: attached figures are of their unit. */
const isOneWith = (t: Table, u: Unit, v: Unit): boolean => {
  const host = hostOf(t, u) !== NO_UNIT ? hostOf(t, u) : u
  return v === host || hostOf(t, v) === host
}

function isInLine(i: number, ax: number, ay: number, bx: number, by: number): boolean {
  if (bases[i] === ROUND) return comesNearer(HALF_INCH, ax, ay, bx, by, xs[i], ys[i])
  return entersStand(xs[i], ys[i], facings[i], bases[i] === HULL ? 3 : 1, ax, ay, bx, by)
}

/** Does the line a-b enter a stand with corners at centre ± long * F ± R? In steps of F and R both are a box. */
function entersStand(
  x: number,
  y: number,
  facing: number,
  long: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  const unit = fx * fx + fy * fy
  const u0 = (ax - x) * fx + (ay - y) * fy
  const v0 = (ax - x) * fy - (ay - y) * fx
  const du = (bx - ax) * fx + (by - ay) * fy
  const dv = (bx - ax) * fy - (by - ay) * fx
  let n0 = 0
  let d0 = 1
  let n1 = 1
  let d1 = 1
  for (let e = 0; e < 4; e++) {
    const half = (e < 2 ? long : 1) * unit
    const sign = (e & 1) === 0 ? 1 : -1
    const atA = half - sign * (e < 2 ? u0 : v0)
    const atB = atA - sign * (e < 2 ? du : dv)
    if (atA <= 0) {
      if (atB <= 0) return false
      if (-atA * d0 > n0 * (atB - atA)) {
        n0 = -atA
        d0 = atB - atA
      }
    } else if (atB < 0 && atA * d1 < n1 * (atA - atB)) {
      n1 = atA
      d1 = atA - atB
    }
  }
  return n0 * d1 < n1 * d0
}
