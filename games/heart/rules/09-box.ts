import type { Table } from '../layout.ts'
import { headOf, type Unit } from '../roster.ts'
import { nextAttached } from './09-units.ts'

/** The box about those of whom something is asked, in sixteenths: most of what could matter to them lies outside. */
export const box = { x0: 0, y0: 0, x1: 0, y1: 0 }

/** A box about the line from a to b. */
export function boxLine(ax: number, ay: number, bx: number, by: number): void {
  box.x0 = ax < bx ? ax : bx
  box.x1 = ax < bx ? bx : ax
  box.y0 = ay < by ? ay : by
  box.y1 = ay < by ? by : ay
}

/** A box about a unit. */
export function boxUnit(t: Table, u: Unit): void {
  box.x0 = box.y0 = 2 ** 30
  box.x1 = box.y1 = -1
  widen(t, u)
}

/** A box about two units and those attached to them. */
export function boxBoth(t: Table, u: Unit, v: Unit): void {
  box.x0 = box.y0 = 2 ** 30
  box.x1 = box.y1 = -1
  for (let a = u; a >= 0; a = nextAttached(t, u, a === u ? 0 : a + 1)) widen(t, a)
  for (let b = v; b >= 0; b = nextAttached(t, v, b === v ? 0 : b + 1)) widen(t, b)
}

function widen(t: Table, u: Unit): void {
  const { x, y } = t.figures
  let { x0, y0, x1, y1 } = box
  for (let f = headOf(u), end = f + t.units.count[u]; f < end; f++) {
    const fx = x[f]
    const fy = y[f]
    if (fx < x0) x0 = fx
    if (fx > x1) x1 = fx
    if (fy < y0) y0 = fy
    if (fy > y1) y1 = fy
  }
  box.x0 = x0
  box.y0 = y0
  box.x1 = x1
  box.y1 = y1
}
