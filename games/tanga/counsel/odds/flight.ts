import type { Table } from '../../layout.ts'
import { GERMAN, SIDE_OF, type Unit } from '../../roster.ts'
import { goalOf, isAtGoal, NOWHERE, wayOf } from '../../rules/13.2-goal.ts'
import { THROWN_AWAY } from '../../rules/13.2-setting-off.ts'
import { NO_WAY, wholeWay } from '../../rules/13.2-way.ts'
import { isMachineGun } from '../../stacks.ts'

/** §13.2, §13.3D: the chance that a unit which has to retreat is lost before its first step: without a way out, or thrown away. */
export function lostInFlight(t: Table, u: Unit): number {
  const goal = goalOf(t, u)
  // Ruling T97: who stands where he would run to stays, and a German there leaves the map
  if (isAtGoal(t, u, goal)) return 0
  if (goal === NOWHERE || wholeWay(wayOf(t, u, goal), t.units.where[u]) === NO_WAY) return 1
  return isMachineGun(u) && SIDE_OF[u] !== GERMAN ? THROWN_AWAY / 6 : 0
}
