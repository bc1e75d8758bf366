import type { Game, Tongue } from '@boma/showing'
import { appraise } from './appraise.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english.ts'

const english: Tongue<Table> = {
  name: 'The picket',
  sides: ['Picket', 'Raiders'],
  scenarios: { dawn: 'Before dawn' },
  options: {},
  ...presentIn(words),
}

/** The picket: the sample of a game on a tabletop, with figures that stand anywhere. */
export const picket: Game<Table> = {
  ...rules,
  counsel: { appraise },
  english,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
}
