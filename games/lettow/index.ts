import type { Game, Tongue } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english/index.ts'

const english: Tongue<Table> = {
  name: 'Lettow-Vorbeck',
  sides: ['Allied', 'German'],
  scenarios: { campaign: 'The campaign in East Africa' },
  options: { 'break-off': 'Break off', supply: 'Supply', forts: 'Forts' },
  ...presentIn(words),
}

/** Lettow-Vorbeck: the campaign in East Africa, 1914 to 1918, by cards. */
export const lettow: Game<Table> = {
  ...rules,
  counsel,
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
