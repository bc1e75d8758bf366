import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { FREE_POINTS } from './rules/17.10-lists.ts'
import { layOutForces } from './rules/17-forces.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of In the Heart of East Africa says. */
export const rules: Rules<Table> = {
  id: 'heart',
  version,
  overlay: '',
  sides: ['german', 'british'],
  scenarios: [
    ...SCENARIOS.map(({ id }) => ({ id, mostActions: 50_000 })),
    ...FREE_POINTS.map((points) => ({ id: `free-${points}`, mostActions: 50_000 })),
  ],
  options,
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutForces,
  possible,
  fog,
}
