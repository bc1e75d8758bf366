import type { Fog } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §26.0: what a side may see of the other. */
export const fog: Fog<Table> = { hide: () => {}, imagine: () => {} }
