import { OPEN_X, OPEN_Y, STEP_X, STEP_Y } from '../board.ts'

/** §9.5: how far from the anchor place k of a form is, along x; F is the step of the facing, R its right-hand step (y, -x). */
export function placeX(k: number, width: number, facing: number, open: number): number {
  const fx = open === 1 ? OPEN_X[facing] : STEP_X[facing]
  const fy = open === 1 ? OPEN_Y[facing] : STEP_Y[facing]
  return ((k % width) - ((width - 1) >> 1)) * fy - Math.trunc(k / width) * fx
}

/** §9.5: the same along y. */
export function placeY(k: number, width: number, facing: number, open: number): number {
  const fx = open === 1 ? OPEN_X[facing] : STEP_X[facing]
  const fy = open === 1 ? OPEN_Y[facing] : STEP_Y[facing]
  return -((k % width) - ((width - 1) >> 1)) * fx - Math.trunc(k / width) * fy
}
