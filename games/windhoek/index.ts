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
import { layOutCounters } from './rules/06-set-up/counters.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english/index.ts'

const present = presentIn(english)

/** Windhoek: German South-West Africa, 1914 and 1915. */
export const windhoek: Game<Table> = {
  id: 'windhoek',
  name: 'Windhoek',
  version,
  overlay: OVERLAY,
  sides: ['Allied', 'German'],
  scenarios: [{ id: 'standard', name: 'The campaign', mostActions: 20_000 }],
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
