import { namesIn, type Words } from '../words.ts'
import * as basics from './basics.ts'
import * as battle from './battle.ts'
import { events } from './events.ts'
import * as instructions from './instructions.ts'
import * as march from './march.ts'
import { counters, lines, towns } from './names.ts'
import * as naval from './naval.ts'
import * as page from './page.ts'
import * as show from './show.ts'
import * as turn from './turn.ts'

const messages = {
  ...basics.messages,
  ...turn.messages,
  ...march.messages,
  ...battle.messages,
  ...naval.messages,
  ...page.messages,
  ...show.messages,
  ...instructions.messages,
}

/** Guns of the Askari in German. */
export const german: Words = {
  language: 'de',
  name: 'Guns of the Askari',
  sides: ['Deutsche', 'Entente'],
  scenarios: {
    'colonial-office': 'Unter dem Kolonialamt (1914)',
    smuts: 'Smuts (1916)',
    guerilla: 'Kleinkrieg (1918)',
    campaign: 'Der große Feldzug (1914 bis 1918)',
  },
  options: { 'three-players': 'Zwei Spieler teilen sich die Entente' },
  seats: { german: 'Deutsche', british: 'Briten', allied: 'Belgier und Portugiesen' },
  messages,
  names: namesIn({
    messages,
    // Sentences are built so that both take 'die' and 'der': 'die Deutschen', 'die Entente-Truppen'.
    sides: ['Deutschen', 'Entente-Truppen'],
    months: [
      ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
      ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    ],
    rains: 'Regenzeit',
    counters,
    towns,
    events,
    lines,
  }),
}
