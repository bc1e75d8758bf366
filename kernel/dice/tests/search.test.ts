import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchDice } from '../search.ts'

/** Twenty rolls of a d1000 about a subject: as good as a fingerprint. */
const luck = (key: number | readonly [number, number], subject: number, first = 0) => {
  const dice = searchDice(key)
  return Array.from({ length: 20 }, (_, k) => dice.draw(first + k, 1000, subject, k))
}

test('the same battle gets the same luck, whatever was rolled before', () => {
  expect(luck(7, 42, 5000)).toEqual(luck(7, 42))
})

test('another key or another subject gets another luck', () => {
  const all = [luck(7, 42), luck(8, 42), luck(7, 43), luck(7, -42), luck(7 + 2 ** 32, 42), luck([0, 7], 42)]
  expect(new Set(all.map(String)).size).toBe(all.length)
})

test('a number is the pair of its low and high words', () => {
  expect(luck(5 + 9 * 2 ** 32, 1)).toEqual(luck([5, 9], 1))
})

test('no two streams are one sequence entered at two places', () => {
  const stream = (subject: number) => Array.from({ length: 2000 }, (_, k) => dice.draw(0, 2 ** 32, subject, k))
  const dice = searchDice(1)
  const words = new Set(Array.from({ length: 200 }, (_, subject) => stream(subject)).flat())
  // 400,000 words of 2^32: 18.6 repeats are expected of pure chance, 9 to 29 within some two standard deviations.
  const repeats = 400_000 - words.size
  expect(repeats).toBeGreaterThanOrEqual(9)
  expect(repeats).toBeLessThanOrEqual(29)
})

test('every draw is a face of the die, and both ends are reached', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.integer(),
      fc.nat(),
      fc.integer({ min: 1, max: 2 ** 32 }),
      (key, subject, k, sides) => {
        const value = searchDice(key).draw(0, sides, subject, k)
        expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
  const dice = searchDice(3)
  const faces = new Set(Array.from({ length: 200 }, (_, k) => dice.draw(0, 10, 0, k)))
  expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
