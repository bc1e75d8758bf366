import { IS_HILL, SIGHT_WEIGHT, WHOLE } from '../board/ground.ts'
import { comesNearer, len, squareBetween } from '../board/measure.ts'
import { found, holds, span } from '../board/spans.ts'
import { STEP_X, STEP_Y, squareOf } from '../board.ts'
import { DISTANCES, WAY } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BASE, HULL, headOf, ROUND, sideOf, type Unit } from '../roster.ts'
import { hostOf, nextOnTable } from './09-units.ts'
import { areaAt, ground, isBurned } from './10-ground.ts'

/** §10.2: how much may be looked through: 12 inches of what an inch of each kind counts. */
const THICK = 12 * WAY

/** §10.2: does one see from a to b, as far as ground goes? */
export const sees = (t: Table, ax: number, ay: number, bx: number, by: number): boolean =>
  seesBut(t, -1, ax, ay, bx, by)

/** §13.4: the same with one area left out. */
export function seesBut(t: Table, but: number, ax: number, ay: number, bx: number, by: number): boolean {
  const g = ground(t)
  const { areas, screens } = g
  let length = -1
  let thick = 0
  for (let n = 0; n < screens.length; n++) {
    const i = screens[n]
    // Most are not near the line at all
    if (ax <= areas.x0[i] ? bx <= areas.x0[i] : ax >= areas.x1[i] && bx >= areas.x1[i]) continue
    if (ay <= areas.y0[i] ? by <= areas.y0[i] : ay >= areas.y1[i] && by >= areas.y1[i]) continue
    if (i === but || isBurned(t, g, i)) continue
    if (length < 0) length = len(bx - ax, by - ay)
    if (!span(areas, i, ax, ay, bx, by, length)) continue
    const weight = SIGHT_WEIGHT[areas.kind[i]]
    if (weight === WHOLE) {
      // §10.2: a building, fort or hill that holds neither end
      if (!holds(areas, i, ax, ay) && !holds(areas, i, bx, by)) return false
    } else {
      // §10.3: the limits count inside one area as well; §10.4: what only touches an edge has no span
      thick += weight * (found.to - found.from)
      if (thick > THICK) return false
    }
  }
  return true
}

const HALF_INCH = 8
const OVER_FRIENDS = squareOf(DISTANCES.gunOverFriends)

/** §10.5: does a friend stand in the line of fire of a figure of this unit, from a to b? Guns' shells fly over some; no bullet does. */
export function blockedByFriend(
  t: Table,
  shooter: Unit,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  isGun = false,
): boolean {
  const side = sideOf(shooter)
  const hill = areaAt(t, ax, ay, IS_HILL)
  for (let u = nextOnTable(t, side, 0); u >= 0; u = nextOnTable(t, side, u + 1)) {
    if (isOneWith(t, shooter, u)) continue
    for (let f = headOf(u), end = f + t.units.count[u]; f < end; f++) {
      const x = t.figures.x[f]
      const y = t.figures.y[f]
      if (!isInLine(t, u, x, y, ax, ay, bx, by)) continue
      if (isGun && squareBetween(ax, ay, x, y) > OVER_FRIENDS) continue
      if (hill >= 0 && areaAt(t, x, y, IS_HILL) !== hill) continue
      return true
    }
  }
  return false
}

/** §9.8: attached figures are of their unit. */
const isOneWith = (t: Table, u: Unit, v: Unit): boolean => {
  const host = hostOf(t, u) >= 0 ? hostOf(t, u) : u
  return v === host || hostOf(t, v) === host
}

function isInLine(t: Table, u: Unit, x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean {
  const base = BASE[t.units.type[u]]
  if (base === ROUND) return comesNearer(HALF_INCH, ax, ay, bx, by, x, y)
  return entersStand(x, y, t.units.facing[u], base === HULL ? 3 : 1, ax, ay, bx, by)
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
