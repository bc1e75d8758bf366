import type { Side } from '@boma/kernel'
import type { Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstOf, type Unit } from '../roster.ts'

/** A side's units in a place, in the order of their counters; forts are no units (22.0). */
export function unitsOf(t: Table, side: Side, place: Space): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstOf(side); u < afterLast(side); u++) if (t.units.where[u] === place) found.push(u)
  return found
}
