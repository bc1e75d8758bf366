import type { Tongue } from '@boma/showing'
import type { Table } from '../../layout.ts'
import { presentIn } from '../../present.ts'
import * as basics from './basics.ts'
import * as battle from './battle.ts'
import * as events from './events.ts'
import * as knowing from './knowing.ts'
import * as march from './march.ts'
import { counters, months, options, towns } from './names.ts'
import * as page from './page.ts'
import * as recruiting from './recruiting.ts'
import * as setUp from './set-up.ts'
import * as supply from './supply.ts'

const SIDES = ['Alliierte', 'Deutsche'] as const

/** Windhoek in German. */
export const german: Tongue<Table> = {
  name: 'Windhoek',
  sides: SIDES,
  scenarios: { standard: 'Der Feldzug' },
  options,
  ...presentIn({
    language: 'de',
    messages: {
      ...basics.messages,
      ...setUp.messages,
      ...events.messages,
      ...recruiting.messages,
      ...march.messages,
      ...battle.messages,
      ...supply.messages,
      ...page.messages,
      ...knowing.messages,
    },
    sides: SIDES,
    // All sentences decline alike: 'die Alliierten', 'der Alliierten', 'den Alliierten'.
    inSentence: ['Alliierten', 'Deutschen'],
    months,
    counters,
    towns,
    states: ['geordnet', 'zersprengt'],
  }),
}
