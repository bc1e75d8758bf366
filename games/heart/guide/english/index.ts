import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { scenarios } from './scenarios.ts'
import { terms } from './terms.ts'

/** What a newcomer to the game reads, in English. */
export const guide: Guide<AskedBy<Message>> = { questions, terms, first: 'cutting', scenarios }
