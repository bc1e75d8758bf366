import { LINE_NAMES } from '../../board/lines.ts'
import type { Words } from '../words.ts'
import { events } from './events.ts'
import { messages } from './messages.ts'

/** The game in English, as its data have it. */
export const english: Words = {
  language: 'en',
  messages,
  sides: ['German', 'Entente'],
  inSentence: ['Germans', 'Entente'],
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  rains: 'the rains of',
  counters: {},
  towns: {},
  events,
  lines: LINE_NAMES,
}
