import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../../words/words.ts'
import { questions } from './questions.ts'
import { scenarios } from './scenarios.ts'
import { terms } from './terms.ts'

/** Was ein Neuling zu diesem Spiel liest, auf Deutsch. */
export const guide: Guide<AskedBy<Message>> = { questions, terms, first: 'cutting', scenarios }
