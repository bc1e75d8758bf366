import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { layOutFigures } from './rules/02-set-up.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english.ts'

const present = presentIn(english)

/** The picket: the sample of a game on a tabletop, with figures that stand anywhere. */
export const picket: Game<Table> = {
  id: 'picket',
  name: 'The picket',
  version,
  overlay: '',
  sides: english.sides,
  scenarios: [{ id: 'dawn', name: 'Before dawn', mostActions: 90 }],
  options: [],
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutFigures,
  possible,
  counsel: { appraise },
  present,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
}
