import type { Words } from '../words.ts'
import { messages } from './messages.ts'

/** The game in English. */
export const english: Words = { language: 'en', messages, sides: ['Germans', 'British'] }
