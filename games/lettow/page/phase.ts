import type { GameEvent } from '@boma/kernel'
import type { Text } from '@boma/showing'
import { type Message, say } from '../words/words.ts'

/** §7.0: the phases of a player turn, (b) to (e), by the events that only happen in them. */
const PHASES: readonly (readonly [Message, readonly string[]])[] = [
  ['page.supplyPhase', ['hungry', 'starved']],
  ['page.reinforcements', ['drew', 'nobodyToDraw', 'deployed', 'returned', 'fortBuilt', 'arrived']],
  ['page.movement', ['led', 'moved', 'rode', 'sailed']],
  ['page.combats', ['fought']],
]

/** The phase that an event is of; '' for one that may happen in several. */
export function phase({ kind }: GameEvent): Text {
  const found = PHASES.find(([, kinds]) => kinds.includes(kind))
  return found === undefined ? '' : say(found[0])
}
