import { beforeAll, describe, expect, test } from 'vitest'
import { cipherDice } from '../cipher.ts'
import { searchDice } from '../search.ts'

const ROLLS = 10_000_000
/** Keys are fixed, so a run cannot fail by chance; a fair source would fail this with one key in some ten thousand. */
const DEVIATIONS = 4

const cipher = cipherDice(Uint8Array.from({ length: 32 }, (_, i) => i))
const search = searchDice(1917)

const SOURCES = [
  { name: 'cipher dice', roll: (n: number, sides: number) => cipher.draw(n, sides, 0, 0) },
  { name: 'search dice, one subject after another', roll: (n: number, sides: number) => search.draw(0, sides, n, 0) },
  { name: 'search dice, one long subject', roll: (n: number, sides: number) => search.draw(0, sides, 5, n) },
  { name: 'search dice, short battles', roll: (n: number, sides: number) => search.draw(0, sides, n >> 4, n & 15) },
]

function rolls(roll: (n: number, sides: number) => number, sides: number): Uint8Array {
  const faces = new Uint8Array(ROLLS)
  for (let n = 0; n < ROLLS; n++) faces[n] = roll(n, sides)
  return faces
}

/** How often each outcome was read in so many looks. */
function tally(count: number, outcomes: number, read: (i: number) => number): Float64Array {
  const counts = new Float64Array(outcomes)
  for (let i = 0; i < count; i++) {
    const outcome = read(i)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

/** Pearson's chi-square as standard deviations from its mean (Wilson and Hilferty): too even is as bad as too uneven. */
function deviation(counts: Float64Array, chances: readonly number[]): number {
  const total = counts.reduce((a, b) => a + b, 0)
  const chiSquare = chances.reduce((x, p, i) => x + ((counts[i] ?? 0) - total * p) ** 2 / (total * p), 0)
  const spread = 2 / (9 * (chances.length - 1))
  return (Math.cbrt(chiSquare / (chances.length - 1)) - (1 - spread)) / Math.sqrt(spread)
}

/** The correlation of rolls `lag` apart, in standard deviations. */
function lagged(faces: Uint8Array, lag: number): number {
  let sum = 0
  for (let i = 0; i + lag < ROLLS; i++) sum += ((faces[i] ?? 0) - 2.5) * ((faces[i + lag] ?? 0) - 2.5)
  const variance = 35 / 12
  return sum / variance / Math.sqrt(ROLLS - lag)
}

const even = (outcomes: number): number[] => new Array<number>(outcomes).fill(1 / outcomes)
const TWO_D6 = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36)

describe.each(SOURCES)('$name', ({ roll }) => {
  let d6: Uint8Array
  let d10: Uint8Array
  beforeAll(() => {
    d6 = rolls(roll, 6)
    d10 = rolls(roll, 10)
  })
  const at = (faces: Uint8Array, i: number): number => faces[i] ?? 0

  test('every face of a d6 and a d10 comes up as often as it should', () => {
    expect(
      Math.abs(
        deviation(
          tally(ROLLS, 6, (i) => at(d6, i)),
          even(6),
        ),
      ),
    ).toBeLessThan(DEVIATIONS)
    expect(
      Math.abs(
        deviation(
          tally(ROLLS, 10, (i) => at(d10, i)),
          even(10),
        ),
      ),
    ).toBeLessThan(DEVIATIONS)
  })

  test('so does every sum of 2d6', () => {
    const sums = tally(ROLLS / 2, 11, (i) => at(d6, 2 * i) + at(d6, 2 * i + 1))
    expect(Math.abs(deviation(sums, TWO_D6))).toBeLessThan(DEVIATIONS)
  })

  test('so does every pair of consecutive rolls', () => {
    const pairs = tally(ROLLS / 2 - 1, 36, (i) => 6 * at(d6, 2 * i + 1) + at(d6, 2 * i + 2))
    expect(Math.abs(deviation(pairs, even(36)))).toBeLessThan(DEVIATIONS)
    const wide = tally(ROLLS / 2, 100, (i) => 10 * at(d10, 2 * i) + at(d10, 2 * i + 1))
    expect(Math.abs(deviation(wide, even(100)))).toBeLessThan(DEVIATIONS)
  })

  test.each([1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 32, 64, 256])('rolls %i apart are not correlated', (lag) => {
    expect(Math.abs(lagged(d6, lag))).toBeLessThan(DEVIATIONS)
  })
})
