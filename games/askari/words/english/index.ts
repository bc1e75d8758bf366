import { LINE_NAMES } from '../../board/lines.ts'
import { namesIn, type Words } from '../words.ts'
import { events } from './events.ts'
import { messages } from './messages.ts'

/** The game in English, as its data have it. */
export const english: Words = {
  language: 'en',
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
  messages,
  names: namesIn({
    messages,
    sides: ['Germans', 'Entente'],
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    rains: 'the rains of',
    counters: {},
    towns: {},
    events,
    lines: LINE_NAMES,
  }),
}
