import type { Game, Tongue } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presentIn } from './present.ts'
import { rules } from './rules.ts'
import { english as words } from './words/english/index.ts'

const english: Tongue<Table> = {
  name: 'Windhoek',
  sides: ['Allied', 'German'],
  scenarios: { standard: 'The campaign' },
  options: {
    fog: 'Fog of war',
    'captured-supply': 'Captured supply gives action points',
    'captured-towns': 'Captured towns give action points',
    amphibious: 'Amphibious assaults',
    railroads: 'Railroad construction',
    kamerun: 'Kamerun company',
    truck: 'German truck column',
    brigades: 'Commonwealth brigades',
    trains: 'Armored trains ignore ZOC',
    squadron: 'German East Asia Squadron',
    historical: 'Historical Allied deployment',
  },
  ...presentIn(words),
}

/** Windhoek: German South-West Africa, 1914 and 1915. */
export const windhoek: Game<Table> = {
  ...rules,
  counsel,
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
