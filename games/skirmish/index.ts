import type { Game, Tongue } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english.ts'

const english: Tongue<Table> = {
  name: 'Skirmish at the ford',
  sides: ['Blue', 'Red'],
  scenarios: { ford: 'The Ford', raid: 'The Raid' },
  options: { fog: 'Hidden counters' },
  ...presentIn(words),
}

/** Skirmish at the ford: the sample game. */
export const skirmish: Game<Table> = {
  ...rules,
  counsel,
  english,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
}
