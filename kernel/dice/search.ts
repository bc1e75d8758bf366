import type { Dice } from './dice.ts'

const TWO_TO_32 = 2 ** 32
const GOLDEN = 0x9e3779b1

/**
 * The dice of a search: a function of (key, subject, k) alone, so that the same battle reached by two plans gets the
 * same luck, whatever was rolled elsewhere. Fast, good enough for statistics, and predictable: never for a match.
 *
 * A face is the high part of a 32-bit hash times the sides: its chance is off 1/sides by less than 2^-32.
 */
export function searchDice(key: number | readonly [number, number]): Dice {
  const [low, high] = typeof key === 'number' ? [key, Math.floor(key / TWO_TO_32)] : key
  // Both words of the key sway both of these: with the bare words, key 7 about 43 would be key 8 about 42.
  const first = mix(mix(low) + high)
  const second = mix(first ^ Math.imul(low, GOLDEN))
  return {
    draw(_n, sides, subject, k) {
      const stream = mix(subject + first)
      // Mixed twice under the stream, or the rolls of two subjects would be one sequence entered at two places.
      const hash = mix(mix(k ^ stream) + Math.imul(stream, GOLDEN) + second)
      return Math.floor(((hash >>> 0) * sides) / TWO_TO_32)
    },
  }
}

/** A permutation of the 32-bit words in which every bit sways every other: C. Wellons' "lowbias32", second edition. */
function mix(word: number): number {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
