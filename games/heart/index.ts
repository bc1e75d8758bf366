import type { Game } from '@boma/showing'
import { act, refuse, tell } from './actions.ts'
import { appraise } from './appraise.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { fog } from './fog.ts'
import { layout, type Table } from './layout.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { possible } from './possible.ts'
import { presentIn } from './present.ts'
import { FREE_POINTS } from './rules/17.10-lists.ts'
import { layOutForces } from './rules/17-forces.ts'
import { flow } from './sequence.ts'
import { version } from './version.ts'
import { english } from './words/english/index.ts'

const present = presentIn(english)

/** In the Heart of East Africa: figures on a tabletop. */
export const heart: Game<Table> = {
  id: 'heart',
  name: 'In the Heart of East Africa',
  version,
  overlay: '',
  sides: ['German', 'British'],
  scenarios: [
    ...SCENARIOS.map(({ id, name }) => ({ id, name, mostActions: 50_000 })),
    ...FREE_POINTS.map((points) => ({
      id: `free-${points}`,
      name: `Free game, ${points} points`,
      mostActions: 50_000,
    })),
  ],
  options,
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow,
  cases: ledger.map((c) => c.id),
  setUp: layOutForces,
  possible,
  fog,
  counsel: { appraise },
  present,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
