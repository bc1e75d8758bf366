import type { Game, Tongue } from '@boma/showing'
import { appraise } from './appraise.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english/index.ts'

const english: Tongue<Table> = {
  name: 'The Battle of Tanga',
  sides: ['British', 'German'],
  scenarios: {
    'two-to-tanga': 'Two to Tanga',
    invasion: 'Invasion!',
    'big-push': 'The Big Push',
    campaign: 'The Campaign',
  },
  options: {
    fog: 'Fog of war',
    'lee-enfield': 'Indian rifle companies fire at half',
    'total-six': 'A total of six empties the pouches, not a six on either die',
    'melee-six': 'In melee a natural six always fails',
    garrisons: 'Government buildings must be garrisoned',
  },
  ...presentIn(words),
}

/** The Battle of Tanga, 2 to 5 November 1914. */
export const tanga: Game<Table> = {
  ...rules,
  counsel: { appraise },
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
