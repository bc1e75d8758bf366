import type { Table } from '../layout.ts'
import { IS_FORT, type Unit } from '../roster.ts'
import { inSupply, isChecked } from '../rules/21-supply.ts'

/** Is it a unit that supply matters to (21.1, 21.5)? */
export const wantsSupply = (t: Table, u: Unit): boolean => IS_FORT[u] === 0 && isChecked(t, u)

/** §30.2: is it a unit on the map that no supply reaches? */
export const isOutOfSupply = (t: Table, u: Unit): boolean => wantsSupply(t, u) && !inSupply(t, u)
