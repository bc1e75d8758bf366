import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { OVERLAY } from './data/in-force.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { layOutCounters } from './rules/03-lay-out.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english/index.ts'

const present = presentIn(english)

/** The Battle of Tanga, 2 to 5 November 1914. */
export const tanga: Game<Table> = {
  id: 'tanga',
  name: 'The Battle of Tanga',
  version,
  overlay: OVERLAY,
  sides: ['British', 'German'],
  // In the order of SCENARIO_NAMES.
  scenarios: [
    { id: 'two-to-tanga', name: 'Two to Tanga', mostActions: 20_000 },
    { id: 'invasion', name: 'Invasion!', mostActions: 100_000 },
    { id: 'big-push', name: 'The Big Push', mostActions: 50_000 },
    { id: 'campaign', name: 'The Campaign', mostActions: 500_000 },
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
  fog,
  counsel: { appraise },
  present,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
