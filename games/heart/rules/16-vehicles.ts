import { d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, GUNBOAT, perType, UNITS, type Unit } from '../roster.ts'
import { PASSES_ON } from './05-leaders.ts'
import { FRIENDS, noteLost } from './08-causes.ts'
import { isOnTable, RETIRED, takeOff } from './09-units.ts'

/** §7.7, §7.8: failures that put it out. */
export const OUT_AFTER = perType(({ outAfterFails }) => outAfterFails ?? 0)

/** §7.7, §7.8, §14.11: one test for each full ten, twenty or shell; after the second failure it is out, as a unit destroyed (16.1). */
function check(t: Table, u: Unit): void {
  const least = PASSES_ON[t.units.type[u]]
  while (t.units.checks[u] > 0) {
    t.units.checks[u]--
    const die = d6(t)
    if (die >= least) {
      tell.heldOn(t, u, least, die)
      continue
    }
    t.units.fails[u]++
    tell.shaken(t, u, least, die)
    if (t.units.fails[u] >= OUT_AFTER[t.units.type[u]]) putOut(t, u)
  }
}
function putOut(t: Table, u: Unit): void {
  t.units.checks[u] = 0
  noteLost(t, u, FRIENDS)
  if (t.units.type[u] === GUNBOAT) tell.retired(t, u)
  else tell.knockedOut(t, u)
  takeOff(t, u, RETIRED)
}

/** §16.1: vehicles and boats test before all others. */
export const vehicleTests = automatic('16.1', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.units.checks[u] > 0 && isOnTable(t, u)) check(t, u)
})
