import type { Side } from '@boma/kernel'
import type { Table } from './layout.ts'

/** The rough worth of a position for a side, from -1 to 1. */
export function appraise(t: Table, side: Side): number {
  return t.core.result === 0 ? 0 : t.core.result - 1 === side ? 1 : -1
}
