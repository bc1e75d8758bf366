import type { Game, Tongue } from '@boma/showing'
import { appraise } from './appraise.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english/index.ts'
import { scenarioNames } from './words/english/names.ts'

const english: Tongue<Table> = {
  name: 'In the Heart of East Africa',
  sides: ['German', 'British'],
  scenarios: scenarioNames,
  options: { 'artillery-bonus': 'Guns have their +2', lake: 'A lake lies in the west of a free game' },
  ...presentIn(words),
}

/** In the Heart of East Africa: figures on a tabletop. */
export const heart: Game<Table> = {
  ...rules,
  counsel: { appraise },
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
