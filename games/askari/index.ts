import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { OVERLAY } from './data/in-force.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { seats } from './rules/01-seats.ts'
import { layOutCounters } from './rules/14-lay-out.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english/index.ts'

const present = presentIn(english)

/** Guns of the Askari: East Africa, 1914 to 1918. */
export const askari: Game<Table> = {
  id: 'askari',
  name: 'Guns of the Askari',
  version,
  overlay: OVERLAY,
  sides: ['German', 'Entente'],
  seats,
  // In the order of SCENARIO_NAMES.
  scenarios: [
    { id: 'colonial-office', name: 'Under the Colonial Office (1914)', mostActions: 60_000 },
    { id: 'smuts', name: 'Smuts (1916)', mostActions: 120_000 },
    { id: 'guerilla', name: 'Guerilla War (1918)', mostActions: 120_000 },
    { id: 'campaign', name: 'The Grand Campaign (1914 to 1918)', mostActions: 500_000 },
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
  counsel: { appraise },
  present,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
