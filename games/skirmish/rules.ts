import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { layOutStock } from './rules/02-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of Skirmish at the ford says. */
export const rules: Rules<Table> = {
  id: 'skirmish',
  version,
  overlay: '',
  sides: ['blue', 'red'],
  scenarios: [
    { id: 'ford', mostActions: 720 },
    { id: 'raid', mostActions: 460 },
  ],
  options,
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutStock,
  possible,
  fog,
}
