import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { possible } from './possible.ts'
import { layOutFigures } from './rules/02-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of The picket says. */
export const rules: Rules<Table> = {
  id: 'picket',
  version,
  overlay: '',
  sides: ['picket', 'raiders'],
  scenarios: [{ id: 'dawn', mostActions: 90 }],
  options: [],
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutFigures,
  possible,
}
