import type { Text } from '@boma/showing'
import type { Phase } from '../flow.ts'
import { say } from '../words/words.ts'

/** §7.0: what the phases of a player turn are called. */
export const phases: Readonly<Record<Phase, Text>> = {
  'set-up': '',
  supply: say('page.supplyPhase'),
  reinforcements: say('page.reinforcements'),
  card: '',
  movement: say('page.movement'),
  combat: say('page.combats'),
}
