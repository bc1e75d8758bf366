import { local } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'

// Locals of one retreat: who, how many hexes are left, the direction it came in, where it runs (see 13.2-goal.ts), and 1
// for a rout, which ends at its goal alone (6.3.4C).

/** Who runs. */
export const fugitive = (t: Table): Unit => local(t, 0) as Unit
/** The other locals. */
export const HEXES_LEFT = 1
export const CAME = 2
export const GOAL = 3
export const ROUT = 4
/** Is it a rout? */
export const isRout = (t: Table): boolean => local(t, ROUT) === 1
