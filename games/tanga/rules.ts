import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { OVERLAY, SCENARIOS } from './data/in-force.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { layOutCounters } from './rules/03-lay-out.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of The Battle of Tanga says. */
export const rules: Rules<Table> = {
  id: 'tanga',
  version,
  overlay: OVERLAY,
  sides: ['british', 'german'],
  scenarios: SCENARIOS.map(({ id, mostActions }) => ({ id, mostActions })),
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
