import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { counsel } from './counsel/index.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { layOutStock } from './rules/02-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english.ts'

const present = presentIn(english)

/** Skirmish at the ford: the sample game. */
export const skirmish: Game<Table> = {
  id: 'skirmish',
  name: 'Skirmish at the ford',
  version,
  overlay: '',
  sides: english.sides,
  scenarios: [
    { id: 'ford', name: 'The Ford', mostActions: 720 },
    { id: 'raid', name: 'The Raid', mostActions: 460 },
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
  counsel,
  present,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
}
