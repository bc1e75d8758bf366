import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { possible } from './possible.ts'
import { layOut } from './rules/02-set-up.ts'
import { mostActions } from './rules/06-victory.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook says: all that a referee takes. */
export const rules: Rules<Table> = {
  id: 'outpost',
  version,
  overlay: '',
  sides: ['blue', 'red'],
  scenarios: SCENARIOS.map((scenario) => ({ id: scenario.id, mostActions: mostActions(scenario) })),
  options: [],
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOut,
  possible,
}
