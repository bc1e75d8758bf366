import type { Id, Side } from '@boma/kernel'

/** A counter. */
export type Unit = Id<'Unit'>

/** §1.2: counters a side has. */
export const PER_SIDE = 3
/** All counters: Blue's, then Red's. */
export const UNITS = 2 * PER_SIDE
/** What players write for each. */
export const UNIT_NAMES: readonly string[] = ['B1', 'B2', 'B3', 'R1', 'R2', 'R3']

/** Whose it is. */
export const owner = (unit: Unit): Side => (unit < PER_SIDE ? 0 : 1) as Side
