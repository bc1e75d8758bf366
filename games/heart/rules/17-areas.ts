import type { Table } from '../layout.ts'
import { headOf, type Unit } from '../roster.ts'
import { tailOf } from './09-units.ts'
import { isInPiece } from './10-ground.ts'

/** §17.4: how many figures of a unit are in a piece of ground. */
export function figuresIn(t: Table, u: Unit, piece: number): number {
  let n = 0
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)
    if (isInPiece(t, piece, t.figures.x[f], t.figures.y[f])) n++
  return n
}

/** §17.4: is a unit in a piece of ground: at least half of its figures? */
export const isUnitIn = (t: Table, u: Unit, piece: number): boolean => {
  const n = t.units.count[u]
  return n > 0 && 2 * figuresIn(t, u, piece) >= n
}
