import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { layOutCounters } from './rules/06-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english/index.ts'

const present = presentIn(english)

/** Lettow-Vorbeck: the campaign in East Africa, 1914 to 1918, by cards. */
export const lettow: Game<Table> = {
  id: 'lettow',
  name: 'Lettow-Vorbeck',
  version,
  overlay: '',
  sides: ['Allied', 'German'],
  scenarios: [{ id: 'campaign', name: 'The campaign in East Africa', mostActions: 8_000 }],
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
