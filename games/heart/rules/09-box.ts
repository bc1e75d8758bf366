import type { Table } from '../layout.ts'
import { headOf, NO_UNIT, type Unit } from '../roster.ts'
import { nextAttached, tailOf } from './09-units.ts'

/** A box along the edges of the table, in sixteenths. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}
/** A new box. */
export const newBox = (): Box => ({ x0: 0, y0: 0, x1: 0, y1: 0 })
/** The box about those of whom something is asked: most of what could matter to them lies outside. */
export const box = newBox()

/** A box about the line from a to b. */
export function boxLine(ax: number, ay: number, bx: number, by: number): void {
  box.x0 = ax < bx ? ax : bx
  box.x1 = ax < bx ? bx : ax
  box.y0 = ay < by ? ay : by
  box.y1 = ay < by ? by : ay
}

/** Further than any table is wide. */
const FAR = 2 ** 29
/** Makes it a box about a unit. */
export function boxUnit(t: Table, u: Unit, about: Box): void {
  const { x, y } = t.figures
  let x0 = FAR
  let y0 = FAR
  let x1 = -FAR
  let y1 = -FAR
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    const fx = x[f]
    const fy = y[f]
    if (fx < x0) x0 = fx
    if (fx > x1) x1 = fx
    if (fy < y0) y0 = fy
    if (fy > y1) y1 = fy
  }
  about.x0 = x0
  about.y0 = y0
  about.x1 = x1
  about.y1 = y1
}

/** Makes it the same box as another. */
export function setBox(about: Box, other: Box): void {
  about.x0 = other.x0
  about.y0 = other.y0
  about.x1 = other.x1
  about.y1 = other.y1
}

/** Widens a box so that it holds another. */
export function widen(about: Box, other: Box): void {
  if (other.x0 < about.x0) about.x0 = other.x0
  if (other.y0 < about.y0) about.y0 = other.y0
  if (other.x1 > about.x1) about.x1 = other.x1
  if (other.y1 > about.y1) about.y1 = other.y1
}

const one = newBox()
/** Makes it a box about a unit and those attached to it. */
export function boxGroup(t: Table, u: Unit, about: Box): void {
  boxUnit(t, u, about)
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) {
    boxUnit(t, a, one)
    widen(about, one)
  }
}

const other = newBox()
/** A box about two units and those attached to them; that of the second is given back. */
export function boxBoth(t: Table, u: Unit, v: Unit): Box {
  boxGroup(t, u, box)
  boxGroup(t, v, other)
  widen(box, other)
  return other
}
