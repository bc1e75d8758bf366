import type { Phase } from '../flow.ts'
import { say, type Words } from '../words/words.ts'

/** §4.2: what the phases of a turn are called. */
export const phasesIn = (words: Words): Readonly<Record<Phase, string>> => ({
  'set-up': '',
  rally: say(words, 'page.rallyPhase'),
  resupply: say(words, 'page.resupplyPhase'),
  landing: say(words, 'page.landingPhase'),
  fire: '',
  movement: '',
  defence: '',
  melee: say(words, 'page.meleePhase'),
  artillery: say(words, 'page.artilleryPhase'),
  'over-stacking': '',
})
