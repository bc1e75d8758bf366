import type { Text } from '@boma/showing'
import type { Phase } from '../flow.ts'
import { say } from '../words/words.ts'

/** §4.2: what the phases of a turn are called. */
export const phases: Readonly<Record<Phase, Text>> = {
  'set-up': '',
  rally: say('page.rallyPhase'),
  resupply: say('page.resupplyPhase'),
  landing: say('page.landingPhase'),
  fire: '',
  movement: '',
  defence: '',
  melee: say('page.meleePhase'),
  artillery: say('page.artilleryPhase'),
  'over-stacking': '',
}
