import type { Phase } from '../flow.ts'
import { say, type Words } from '../words/words.ts'

/** §5.1.5: what the phases of a turn are called. */
export const phasesIn = (words: Words): Readonly<Record<Phase, string>> => ({
  'set-up': '',
  events: say(words, 'page.eventsPhase'),
  attrition: say(words, 'page.attritionPhase'),
  logistics: say(words, 'page.logisticsPhase'),
  operations: say(words, 'page.operationsPhase'),
})
