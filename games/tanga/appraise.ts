import type { Side } from '@boma/kernel'
import type { Table } from './layout.ts'

/** A rough worth of the position for a side. */
export const appraise = (_: Table, __: Side): number => 0
