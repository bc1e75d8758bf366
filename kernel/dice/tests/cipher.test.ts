import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cipherDice } from '../cipher.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, i) => 11 * i + 5)
/** A die on which three words in ten are thrown away. */
const WASTEFUL = 3_000_000_000

/** The scheme as its description reads, over OpenSSL's keystream: word `at` of the stream with this nonce. */
function word(nonce: readonly [number, number, number], at: number): number {
  const iv = new DataView(new ArrayBuffer(16))
  iv.setUint32(0, Math.floor(at / 16), true)
  nonce.forEach((part, i) => {
    iv.setUint32(4 + 4 * i, part, true)
  })
  const block = createCipheriv('chacha20', KEY, new Uint8Array(iv.buffer)).update(new Uint8Array(64))
  return block.readUInt32LE(4 * (at % 16))
}

function rollAgain(n: number, sides: number): { value: number; tries: number } {
  const fair = 2 ** 32 - (2 ** 32 % sides)
  let candidate = word([0, 0, 0], n)
  let tries = 1
  for (; candidate >= fair; tries++) candidate = word([1, n, 0], tries - 1)
  return { value: candidate % sides, tries }
}

describe('an independent re-implementation over OpenSSL gives the same', () => {
  test.each([1, 2, 6, 10, 100, 2 ** 31, WASTEFUL, 2 ** 32 - 1])('rolls of %i sides', (sides) => {
    const dice = cipherDice(KEY)
    for (let n = 0; n < 400; n++) expect(dice.draw(n, sides, 0, 0)).toBe(rollAgain(n, sides).value)
  })

  test('redraws, first and later ones', () => {
    const dice = cipherDice(KEY)
    const seen = new Map<number, number>()
    for (let n = 0; n < 400; n++) {
      const { value, tries } = rollAgain(n, WASTEFUL)
      expect(dice.draw(n, WASTEFUL, 0, 0)).toBe(value)
      seen.set(tries, (seen.get(tries) ?? 0) + 1)
    }
    // Otherwise the test above would be about nothing.
    expect(seen.get(1)).toBeGreaterThan(200)
    expect(seen.get(2)).toBeGreaterThan(50)
    expect(seen.get(4)).toBeGreaterThan(0)
  })

  test('the last roll there is', () => {
    expect(cipherDice(KEY).draw(2 ** 32 - 1, WASTEFUL, 0, 0)).toBe(rollAgain(2 ** 32 - 1, WASTEFUL).value)
  })
})

test('a roll is the same alone, in sequence and in any order, whatever it is about', () => {
  const inSequence = cipherDice(KEY)
  const sequence = Array.from({ length: 500 }, (_, n) => inSequence.draw(n, 6, 0, n))
  const wild = cipherDice(KEY)
  fc.assert(
    fc.property(fc.nat({ max: 499 }), fc.integer(), fc.nat(), (n, subject, k) => {
      expect(wild.draw(n, 6, subject, k)).toBe(sequence[n])
      expect(cipherDice(KEY).draw(n, 6, subject, k)).toBe(sequence[n])
    }),
  )
})

test('the dice keep the key they were made with', () => {
  const key = KEY.slice()
  const dice = cipherDice(key)
  key.fill(0)
  for (let n = 0; n < 100; n++) expect(dice.draw(n, WASTEFUL, 0, 0)).toBe(rollAgain(n, WASTEFUL).value)
})

test('two keys give two sequences', () => {
  const other = cipherDice(KEY.map((byte, i) => (i === 31 ? byte ^ 1 : byte)))
  const dice = cipherDice(KEY)
  const same = Array.from({ length: 600 }, (_, n) => dice.draw(n, 6, 0, 0) === other.draw(n, 6, 0, 0)).filter(Boolean)
  expect(same.length).toBeGreaterThan(50)
  expect(same.length).toBeLessThan(150)
})

test('a roll or a die that does not exist is refused', () => {
  const dice = cipherDice(KEY)
  for (const n of [-1, 0.5, 2 ** 32]) expect(() => dice.draw(n, 6, 0, 0)).toThrow(`there is no roll ${n}`)
  for (const sides of [0, -6, 2.5, 2 ** 32]) {
    expect(() => dice.draw(0, sides, 0, 0)).toThrow(`there is no die with ${sides} sides`)
  }
  expect(() => cipherDice(new Uint8Array(31))).toThrow('32 bytes')
})
