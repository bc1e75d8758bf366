import { STEP_X, STEP_Y } from '../board.ts'
import { HULL, ROUND } from '../roster.ts'
import { comesWithin, squareBetween, turnOf } from './measure.ts'

/** §9.12: the radius of a figure's base, in sixteenths, and the widest gap of a contact. */
export const RADIUS = 8
export const GAP = 2

/** The square of so much, between a disc's centre and a stand, in the stand's steps: (du² + dv²) <= near² * |F|². */
function nearStand(
  near: number,
  px: number,
  py: number,
  base: number,
  x: number,
  y: number,
  facing: number,
  isStrict: boolean,
): boolean {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  const unit = fx * fx + fy * fy
  const du = Math.max(0, Math.abs((px - x) * fx + (py - y) * fy) - (base === HULL ? 3 : 1) * unit)
  const dv = Math.max(0, Math.abs((px - x) * fy - (py - y) * fx) - unit)
  const square = du * du + dv * dv
  return isStrict ? square < near * near * unit : square <= near * near * unit
}

const cornersX = [new Int32Array(4), new Int32Array(4)] as const
const cornersY = [new Int32Array(4), new Int32Array(4)] as const
const SIGN_F = [1, 1, -1, -1]
const SIGN_R = [1, -1, -1, 1]
function layCorners(which: 0 | 1, base: number, x: number, y: number, facing: number): void {
  const long = base === HULL ? 3 : 1
  for (let i = 0; i < 4; i++) {
    cornersX[which][i] = x + SIGN_F[i] * long * STEP_X[facing] + SIGN_R[i] * STEP_Y[facing]
    cornersY[which][i] = y + SIGN_F[i] * long * STEP_Y[facing] - SIGN_R[i] * STEP_X[facing]
  }
}

/** Do all corners of the other lie beyond, or on, one side of this stand? */
function isApart(own: 0 | 1): boolean {
  const other = own === 0 ? 1 : 0
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) & 3
    let beyond = 0
    for (let k = 0; k < 4; k++) {
      // Corners go against the clock, so that outside is to the right
      const turn = turnOf(
        cornersX[own][i],
        cornersY[own][i],
        cornersX[own][j],
        cornersY[own][j],
        cornersX[other][k],
        cornersY[other][k],
      )
      if (turn <= 0) beyond++
    }
    if (beyond === 4) return true
  }
  return false
}

function cornersNear(near: number, own: 0 | 1): boolean {
  const other = own === 0 ? 1 : 0
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 4; k++)
      if (
        comesWithin(
          near,
          cornersX[own][i],
          cornersY[own][i],
          cornersX[own][(i + 1) & 3],
          cornersY[own][(i + 1) & 3],
          cornersX[other][k],
          cornersY[other][k],
        )
      )
        return true
  return false
}

/** §9.12: do two bases overlap? */
export function overlaps(
  a: number,
  ax: number,
  ay: number,
  af: number,
  b: number,
  bx: number,
  by: number,
  bf: number,
): boolean {
  if (a === ROUND && b === ROUND) return squareBetween(ax, ay, bx, by) < 4 * RADIUS * RADIUS
  if (a === ROUND) return nearStand(RADIUS, ax, ay, b, bx, by, bf, true)
  if (b === ROUND) return nearStand(RADIUS, bx, by, a, ax, ay, af, true)
  layCorners(0, a, ax, ay, af)
  layCorners(1, b, bx, by, bf)
  return !isApart(0) && !isApart(1)
}

/** §9.12: do two bases touch: is the gap at most an eighth of an inch? */
export function touches(
  a: number,
  ax: number,
  ay: number,
  af: number,
  b: number,
  bx: number,
  by: number,
  bf: number,
): boolean {
  if (a === ROUND && b === ROUND) return squareBetween(ax, ay, bx, by) <= (2 * RADIUS + GAP) * (2 * RADIUS + GAP)
  if (a === ROUND) return nearStand(RADIUS + GAP, ax, ay, b, bx, by, bf, false)
  if (b === ROUND) return nearStand(RADIUS + GAP, bx, by, a, ax, ay, af, false)
  layCorners(0, a, ax, ay, af)
  layCorners(1, b, bx, by, bf)
  return (!isApart(0) && !isApart(1)) || cornersNear(GAP, 0) || cornersNear(GAP, 1)
}
