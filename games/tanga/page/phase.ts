import type { GameEvent } from '@boma/kernel'
import type { Message } from '../words/words.ts'
import { say, type Words } from '../words/words.ts'

/** §4.2: the phases of a turn, each with the cases that are of it alone. */
const PHASES: readonly (readonly [Message, RegExp])[] = [
  ['page.rallyPhase', /^6\.2/],
  ['page.resupplyPhase', /^7\.[4-7]/],
  ['page.landingPhase', /^5\./],
  ['page.meleePhase', /^(?:11|14)\./],
  ['page.artilleryPhase', /^10\.2[678]/],
]

/** The phase whose rules an event happened under; '' for what may happen in several. */
export const phaseIn =
  (words: Words) =>
  ({ rule }: GameEvent): string => {
    const found = PHASES.find(([, cases]) => cases.test(rule))
    return found === undefined ? '' : say(words, found[0])
  }
