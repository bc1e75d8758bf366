import type { GameEvent } from '@boma/kernel'
import type { Text } from '@boma/showing'
import { say } from '../words/words.ts'

/** §7.0: the phases of a player's turn, each with the cases that are of it alone; to deploy (10.4) or to fly (23) is not. */
const PHASES = [
  ['page.recruitPhase', /^(?:10\.[^4]|25\.1\.1)/],
  ['page.marchPhase', /^(?:1[23567]|2[012]|25\.[23]|32)(?:\.|$)/],
  ['page.supplyPhase', /^18\./],
  ['page.rallyPhase', /^19\./],
] as const

/** The phase whose rules an event happened under. */
export function phase({ rule }: GameEvent): Text {
  const found = PHASES.find(([, cases]) => cases.test(rule))
  return found === undefined ? '' : say(found[0])
}
