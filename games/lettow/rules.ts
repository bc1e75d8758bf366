import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { layOutCounters } from './rules/06-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of Lettow-Vorbeck says. */
export const rules: Rules<Table> = {
  id: 'lettow',
  version,
  overlay: '',
  sides: ['allied', 'german'],
  scenarios: [{ id: 'campaign', mostActions: 8_000 }],
  options,
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutCounters,
  possible,
}
