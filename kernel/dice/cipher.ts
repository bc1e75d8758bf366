import { COUNTER, chachaBlock, chachaState } from './chacha.ts'
import type { Dice } from './dice.ts'

const TWO_TO_32 = 2 ** 32

/**
 * The dice of a match: the ChaCha20 keystream of a secret key, unpredictable without it and checkable with it.
 *
 * Roll n takes word n of the stream with nonce (0, 0, 0). A word at or above the last multiple of `sides` would favour
 * the low faces, so it is thrown away and words 0, 1, 2... of the roll's own stream, with nonce (1, n, 0), are tried in
 * turn. Every face is thus exactly as likely as any other, and no roll depends on those before it.
 */
export function cipherDice(key: Uint8Array): Dice {
  const main = chachaState(key)
  const words = new Uint32Array(16)
  // The last block made, for rolls come in order: a pure memo, the same words would be made again.
  let block = 0
  chachaBlock(main, words)

  return {
    draw(n, sides) {
      if (n >>> 0 !== n) throw new RangeError(`there is no roll ${n}: rolls count from 0 to 2^32-1`)
      if (sides >>> 0 !== sides || sides === 0) throw new RangeError(`there is no die with ${sides} sides`)
      if (n >>> 4 !== block) {
        block = n >>> 4
        main[COUNTER] = block
        chachaBlock(main, words)
      }
      const word = words[n & 15]
      return word < fairBelow(sides) ? word % sides : redraw(main.slice(), n, sides)
    },
  }
}

/** How many of the 2^32 words are shared out evenly among the sides. */
function fairBelow(sides: number): number {
  return Math.floor(TWO_TO_32 / sides) * sides
}

/** So rare for real dice (once in a billion rolls of a d6) that it may allocate. */
function redraw(state: Uint32Array, n: number, sides: number): number {
  state.set([0, 1, n, 0], COUNTER)
  const words = new Uint32Array(16)
  for (; ; state[COUNTER]++) {
    chachaBlock(state, words)
    for (const word of words) if (word < fairBelow(sides)) return word % sides
  }
}
