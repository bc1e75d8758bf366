import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { OVERLAY } from './data/in-force.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { layOutCounters } from './rules/06-set-up/counters.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of Windhoek says. */
export const rules: Rules<Table> = {
  id: 'windhoek',
  version,
  overlay: OVERLAY,
  sides: ['allied', 'german'],
  scenarios: [{ id: 'standard', mostActions: 20_000 }],
  options,
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutCounters,
  possible,
  fog,
}
