import type { GameEvent } from '@boma/kernel'
import { say, type Words } from '../words/words.ts'

/** §5.1.5: the phases of a turn, each with the cases that are of it alone. */
const PHASES = [
  ['page.eventsPhase', /^6\.1/],
  ['page.attritionPhase', /^6\.2/],
  ['page.logisticsPhase', /^8\.[123]/],
  ['page.operationsPhase', /^(?:9|10|11|12\.[3456])(?:\.|$)/],
] as const

/** The phase whose rules an event happened under. */
export const phaseIn =
  (words: Words) =>
  ({ rule }: GameEvent): string => {
    const found = PHASES.find(([, cases]) => cases.test(rule))
    return found === undefined ? '' : say(words, found[0])
  }
