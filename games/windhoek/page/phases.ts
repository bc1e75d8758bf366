import type { Text } from '@boma/showing'
import type { Phase } from '../flow.ts'
import { say } from '../words/words.ts'

/** §7.0: what the phases of a turn are called. */
export const phases: Readonly<Record<Phase, Text>> = {
  'set-up': '',
  events: '',
  recruit: say('page.recruitPhase'),
  march: say('page.marchPhase'),
  supply: say('page.supplyPhase'),
  rally: say('page.rallyPhase'),
  squadron: '',
}
