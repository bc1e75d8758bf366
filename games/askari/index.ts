import type { Game, Tongue } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english/index.ts'

const english: Tongue<Table> = {
  name: 'Guns of the Askari',
  sides: ['German', 'Entente'],
  scenarios: {
    'colonial-office': 'Under the Colonial Office (1914)',
    smuts: 'Smuts (1916)',
    guerilla: 'Guerilla War (1918)',
    campaign: 'The Grand Campaign (1914 to 1918)',
  },
  options: { 'three-players': 'Two players share the Entente' },
  seats: { german: 'German', british: 'British', allied: 'Belgian and Portuguese' },
  ...presentIn(words),
}

/** Guns of the Askari: East Africa, 1914 to 1918. */
export const askari: Game<Table> = {
  ...rules,
  counsel,
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
