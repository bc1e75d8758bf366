import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commit, diceKey, termsOf } from '../commitment.ts'
import { toHexadecimal } from '../hexadecimal.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
const ALICE = Uint8Array.of(1, 2, 3)
const BOB = Uint8Array.of(4)

/** The scheme as its description reads. */
function auditor(tag: string, parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of [Buffer.from(tag, 'ascii'), ...parts]) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    hash.update(length).update(part)
  }
  return hash.digest('hex')
}

test('an auditor who read the description makes the same commitment and the same key', () => {
  expect(commit(SECRET)).toBe(auditor('boma dice commitment 1', [SECRET]))
  expect(toHexadecimal(diceKey(SECRET, [ALICE, BOB]))).toBe(auditor('boma dice key 1', [SECRET, ALICE, BOB]))
  expect(toHexadecimal(diceKey(SECRET, []))).toBe(auditor('boma dice key 1', [SECRET]))
})

test('and so does one who audits a match that its dice are bound to', () => {
  const words = ['00ff', 'caravans', '1.0.0', 'Österreich', '', '-', '']
  const letters = words.map((word) => Buffer.from(word, 'utf16le').swap16())
  const terms = Buffer.from(auditor('boma match terms 2', letters), 'hex')
  expect(toHexadecimal(termsOf(words))).toBe(terms.toString('hex'))
  expect(commit(SECRET, termsOf(words))).toBe(auditor('boma dice commitment 2', [SECRET, terms]))
  expect(toHexadecimal(diceKey(SECRET, [ALICE, BOB], termsOf(words)))).toBe(
    auditor('boma dice key 2', [SECRET, terms, ALICE, BOB]),
  )
})

test('any changed word of the terms breaks the commitment', () => {
  const words = ['00', 'caravans', '1.0.0', 'storm', 'wells night', '', '']
  const others = words.map((_, i) => words.with(i, 'x'))
  const all = [words, ...others, words.with(4, 'wells'), words.toSpliced(0, 2, '00caravans', '')]
  expect(new Set(all.map((w) => commit(SECRET, termsOf(w)))).size).toBe(all.length)
})

test('old matches keep their commitments and keys', () => {
  expect(commit(SECRET)).toBe('8e9db4cb81f5305b87d58a9490890068ceaba8dca40f87f8118f9ad2be519659')
  expect(toHexadecimal(diceKey(SECRET, [ALICE, BOB]))).toBe(
    'eb3897a3b82dae003ef7103ccff651ce83b4b0ac708a1d8a92781b20f55e6af1',
  )
})

test('who contributed what, and in which seat, all changes the key', () => {
  const keys = [
    diceKey(SECRET, []),
    diceKey(SECRET, [ALICE]),
    diceKey(SECRET, [ALICE, BOB]),
    diceKey(SECRET, [BOB, ALICE]),
    diceKey(SECRET, [Uint8Array.of(1, 2, 3, 4)]),
    diceKey(SECRET, [Uint8Array.of(1, 2), Uint8Array.of(3, 4)]),
    diceKey(SECRET, [ALICE, BOB, new Uint8Array(0)]),
  ].map(toHexadecimal)
  expect(new Set(keys).size).toBe(keys.length)
})

test('any changed bit of the secret breaks the commitment', () => {
  const flip = fc.tuple(fc.nat({ max: 31 }), fc.nat({ max: 7 }))
  fc.assert(
    fc.property(flip, ([at, bit]) => {
      expect(commit(SECRET.map((byte, i) => (i === at ? byte ^ (1 << bit) : byte)))).not.toBe(commit(SECRET))
    }),
  )
})

test('a secret that could be found by trying is refused', () => {
  expect(() => commit(new Uint8Array(15))).toThrow('could be guessed')
  expect(commit(new Uint8Array(16))).toHaveLength(64)
})
