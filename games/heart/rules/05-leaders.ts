import type { Column } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { CHARISMATIC, ELOQUENT, NO_UNIT, perType, type Type, type Unit } from '../roster.ts'
import { nextAttached } from './09-units.ts'

/** §8.6: the least that passes a test, by type. */
export const PASSES_ON: Column<Type> = perType(({ moralePass }) => moralePass ?? 0)

/** §8.8: the least with which a leader rallies; §5.3: an Eloquent one. */
const RALLIES_ON = 4
const ELOQUENT_ON = 2
/** The least with which this leader rallies. */
export const ralliesOn = (t: Table, leader: Unit): number =>
  (t.units.traits[leader] & ELOQUENT) !== 0 ? ELOQUENT_ON : RALLIES_ON

/** §5.1, H28: is a Charismatic leader attached to the unit, and has it lost less than half of what it had at the start of the game? */
export function isSteadied(t: Table, u: Unit): boolean {
  if (2 * (t.units.size[u] - t.units.count[u]) >= t.units.size[u]) return false
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if ((t.units.traits[a] & CHARISMATIC) !== 0) return true
  return false
}
