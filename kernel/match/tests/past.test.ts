import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERYONE } from '../../side.ts'
import { cipher, open, wander } from './caravans.ts'

/** What is done: a legal action by its number, or, below one in four, taking back the last. */
const deeds = fc.array(fc.record({ back: fc.nat(3), choice: fc.nat(10_000) }), { minLength: 60, maxLength: 120 })

test('whatever was taken back on the way, a match can be looked at as it was before any order', () => {
  let longest = 0
  fc.assert(
    fc.property(deeds, fc.nat(200), (list, secret) => {
      const match = open(cipher(secret), 'storm')
      const before: Uint8Array[] = []
      for (const { back, choice } of list) {
        if (match.over) break
        if (back === 0 && match.undoByConsent(EVERYONE) === 'done') before.pop()
        else {
          before.push(match.table.bytes.slice())
          wander(match, [choice << 3])
        }
      }
      expect(match.length).toBe(before.length)
      for (const [length, bytes] of before.entries()) expect(match.at(length)).toEqual(bytes)
      longest = Math.max(longest, match.length)
    }),
    { numRuns: 100 },
  )
  // Positions that were kept lie between, or this says nothing.
  expect(longest).toBeGreaterThan(32)
})
