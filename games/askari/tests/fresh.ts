import { GONE, TO_COME } from '../board.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'

/** Puts away all that would come as reinforcements, so that a test meets only what it lays. */
export function nobodyToCome(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (t.units.where[u] !== TO_COME) continue
    t.stacks.take(u)
    t.stacks.put(u, GONE)
  }
}
