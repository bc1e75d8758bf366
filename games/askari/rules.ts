import type { Rules } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { OVERLAY } from './data/in-force.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { seats } from './rules/01-seats.ts'
import { layOutCounters } from './rules/14-lay-out.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'

/** What the rulebook of Guns of the Askari says. */
export const rules: Rules<Table> = {
  id: 'askari',
  version,
  overlay: OVERLAY,
  sides: ['german', 'entente'],
  seats,
  // In the order of SCENARIO_NAMES.
  scenarios: [
    { id: 'colonial-office', mostActions: 60_000 },
    { id: 'smuts', mostActions: 120_000 },
    { id: 'guerilla', mostActions: 120_000 },
    { id: 'campaign', mostActions: 500_000 },
  ],
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
