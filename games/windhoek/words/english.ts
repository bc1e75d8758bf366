import { messages } from '../actions.ts'
import { TURNS } from '../in-force.ts'
import type { Words } from './words.ts'

const SIDES = ['Allied', 'German'] as const

/** The game in English, as its data have it. */
export const english: Words = {
  language: 'en',
  messages,
  sides: SIDES,
  inSentence: SIDES,
  months: TURNS.months,
  counters: {},
  towns: {},
  states: ['in good order', 'disrupted'],
}
