import { parts } from '../board.ts'
import { START } from '../data/table.ts'
import { WAYS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import type { Figure } from '../roster.ts'

/** §2.1: every figure has its place. */
export function layOutFigures(t: Table): void {
  START.forEach(([, x, y, facing], i) => {
    t.figures.x[i as Figure] = parts(x)
    t.figures.y[i as Figure] = parts(y)
    t.figures.facing[i as Figure] = (facing * WAYS) / 360
  })
}
