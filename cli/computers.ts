import { type DiceKey, PLAYERS, type PlayerName } from '@boma/opponents'

/** Who plays when no person does, by name. */
export type Computer = PlayerName

/** All of them, the strongest first. */
export const COMPUTERS = Object.keys(PLAYERS) as readonly Computer[]

/** The luck of a player before order `n` of a match: the same again for the same luck of the evening. */
export function luckAt(luck: Uint8Array, n: number): DiceKey {
  const words = new DataView(luck.buffer, luck.byteOffset)
  return [words.getUint32(0) ^ n, words.getUint32(4)]
}
