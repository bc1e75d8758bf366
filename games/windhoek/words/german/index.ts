import { namesIn, type Words } from '../words.ts'
import * as basics from './basics.ts'
import * as battle from './battle.ts'
import * as events from './events.ts'
import * as instructions from './instructions.ts'
import * as knowing from './knowing.ts'
import * as march from './march.ts'
import { counters, months, options, towns } from './names.ts'
import * as page from './page.ts'
import * as recruiting from './recruiting.ts'
import * as setUp from './set-up.ts'
import * as supply from './supply.ts'

const messages = {
  ...basics.messages,
  ...setUp.messages,
  ...events.messages,
  ...recruiting.messages,
  ...march.messages,
  ...battle.messages,
  ...supply.messages,
  ...page.messages,
  ...knowing.messages,
  ...instructions.messages,
}

/** Windhoek in German. */
export const german: Words = {
  language: 'de',
  name: 'Windhoek',
  sides: ['Alliierte', 'Deutsche'],
  scenarios: { standard: 'Der Feldzug' },
  options,
  messages,
  names: namesIn({
    // All sentences decline alike: 'die Alliierten', 'der Alliierten', 'den Alliierten'.
    sides: ['Alliierten', 'Deutschen'],
    months,
    counters,
    towns,
    cape: messages['page.cape'],
    states: ['geordnet', 'zersprengt'],
  }),
}
