import { hexNamed } from '../board.ts'
import { SCENARIOS, type Scenario } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'

/** The scenario that is played. */
export const scenarioOf = (t: Table): Scenario => SCENARIOS[t.core.scenario] ?? SCENARIOS[0]

/** §2.1: the counters lie where the scenario says; §1.2: Blue's come first. */
export function layOut(t: Table): void {
  const { blue, red } = scenarioOf(t)
  for (const [u, name] of [...blue, ...red].entries()) t.units.where[u as Unit] = hexNamed(name)
}
