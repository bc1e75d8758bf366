import type { Toy } from '@boma/testing/toy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rolled } from '../../events/event-set.ts'
import { EVERYONE, FIRST } from '../../side.ts'
import { restore } from '../../table/table.ts'
import type { Match } from '../match.ts'
import { Past } from '../past.ts'
import { cipher, finished, open, wander } from './caravans.ts'

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

/** Goes back through a whole match, order by order: how many dice it rolled, and how many are rolled again for that. */
function walkBack(match: Match<Toy>): { readonly all: number; readonly again: number } {
  let again = 0
  const counted = (die: Rolled): Rolled => ({
    ...die,
    get shows() {
      again++
      return die.shows
    },
  })
  const deeds = match.deeds.map((deed) => ({ ...deed, dice: deed.dice.map(counted) }))
  const past = new Past(match.game)
  const t = match.view(FIRST)
  for (let n = 0; n < match.length; n++) {
    restore(t, match.at(n))
    past.begin(t)
    past.follow(n)
  }
  for (let n = match.length - 1; n >= 0; n--) {
    expect(past.at(n, deeds)).toEqual(match.at(n))
    past.cut(n)
  }
  return { all: match.deeds.reduce((sum, { dice }) => sum + dice.length, 0), again }
}

test('taking back one order after the other plays no order again more than once', () => {
  const walks = Array.from({ length: 20 }, (_, i) => walkBack(finished(i + 1)))
  for (const { all, again } of walks) expect(again).toBeLessThanOrEqual(all)
  expect(walks.reduce((sum, { again }) => sum + again, 0)).toBeGreaterThan(50)
})
