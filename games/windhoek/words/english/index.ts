import { TURNS } from '../../data/in-force.ts'
import type { Words } from '../words.ts'
import { messages } from './messages.ts'

/** The game in English, as its data have it. */
export const english: Words = {
  language: 'en',
  messages,
  sides: ['Allied', 'German'],
  inSentence: ['Allies', 'Germans'],
  months: TURNS.months,
  counters: {},
  towns: {},
  states: ['in good order', 'disrupted'],
}
