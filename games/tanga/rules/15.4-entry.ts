import { ALLOWED, type Hex, other, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { ENTRY } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { hasCombat } from '../stacks.ts'
import { groupFault } from './09-stacking.ts'

/** Could those who come in together stand in this entry hex? */
const isFree = (t: Table, u: Unit, at: Hex): boolean => !hasCombat(t, at, other(SIDE_OF[u])) && groupFault(t, at) === ''

/** §15.4: who was driven off comes in by the hex where he left, or as near to it as possible (ruling T105); others anywhere. */
export function whyNotEntry(t: Table, u: Unit, to: Hex): Refusal {
  if (t.units.exit[u] === 0) return ALLOWED
  const exit = t.units.exit[u] - 1
  const far = Math.abs(ENTRY.indexOf(to) - exit)
  for (let i = 0; i < ENTRY.length; i++)
    if (Math.abs(i - exit) < far && isFree(t, u, ENTRY[i])) return refuse.nearerEntry(ENTRY[i])
  return ALLOWED
}
