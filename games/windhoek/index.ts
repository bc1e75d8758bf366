import type { Game } from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { fog } from './fog.ts'
import { OVERLAY } from './in-force.ts'
import { layOutCounters } from './lay-out.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { presentIn } from './present.ts'
import { flow } from './sequence.ts'
import { english } from './words/english.ts'

/** Windhoek: German South-West Africa, 1914 and 1915. */
export const windhoek: Game<Table> = {
  id: 'windhoek',
  name: 'Windhoek',
  version: '1.0.0',
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
  fog,
  appraise,
  present: presentIn(english),
  tongues: { de: () => import('./german/index.ts').then(({ german }) => german) },
}
