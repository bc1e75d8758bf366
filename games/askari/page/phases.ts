import type { Text } from '@boma/showing'
import type { Phase } from '../flow.ts'
import { say } from '../words/words.ts'

/** §5.1.5: what the phases of a turn are called. */
export const phases: Readonly<Record<Phase, Text>> = {
  'set-up': '',
  events: say('page.eventsPhase'),
  attrition: say('page.attritionPhase'),
  logistics: say('page.logisticsPhase'),
  operations: say('page.operationsPhase'),
}
