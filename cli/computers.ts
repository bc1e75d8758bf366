import { type Action, type Dice, type Side, searchDice } from '@boma/kernel'
import { greedyPlayer, idlePlayer, randomPlayer } from '@boma/opponents'
import type { GameMatch } from '@boma/showing'

/** The players themselves. */
export const PLAYERS = { greedy: greedyPlayer(), random: randomPlayer, idle: idlePlayer }

/** Who plays when no person does, by name. */
export type Computer = keyof typeof PLAYERS

/** All of them, the strongest first. */
export const COMPUTERS = Object.keys(PLAYERS) as readonly Computer[]

/** What a computer player decides: from what its side may see, and the same again for the same luck. */
export function decide(
  computer: Computer,
  match: GameMatch,
  side: Side,
  legal: readonly Action[],
  luck: Uint8Array,
): Action {
  return PLAYERS[computer].choose(match.game, match.view(side), side, legal, ownDice(luck, match.length))
}

/** The dice that a player throws in its head before action `n` of a match. */
export function ownDice(luck: Uint8Array, n: number): Dice {
  const words = new DataView(luck.buffer, luck.byteOffset)
  return searchDice([words.getUint32(0) ^ n, words.getUint32(4)])
}
