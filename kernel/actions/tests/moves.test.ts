import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action } from '../action-set.ts'
import { isBelow, Moves } from '../moves.ts'

const actions = (most: number) =>
  fc.array(fc.nat(2 ** 30 - 1), { maxLength: most, size: 'max' }) as fc.Arbitrary<Action[]>

test('a list of moves keeps what is added, in order, however much that is', () => {
  fc.assert(
    fc.property(actions(600), actions(20), (list, others) => {
      const moves = new Moves()
      for (const a of list) moves.add(a)
      expect(moves.toArray()).toEqual(list)
      expect(moves.count).toBe(list.length)
      list.forEach((a, i) => {
        expect(moves.at(i)).toBe(a)
      })
      for (const a of [...list.slice(0, 20), ...others]) expect(moves.has(a)).toBe(list.includes(a))
    }),
    { numRuns: 30, endOnFailure: true },
  )
})

test('a list of moves that was emptied has nothing in it, and its array is its own', () => {
  const moves = new Moves()
  moves.add(7 as Action)
  const kept = moves.toArray()
  moves.clear()
  expect(moves.has(7 as Action)).toBe(false)
  expect(moves.toArray()).toEqual([])
  moves.add(8 as Action)
  expect(kept).toEqual([7])
})

test('whoever counts himself finds room in the list, and all that was in it', () => {
  const moves = new Moves()
  for (let a = 0; a < 200; a++) moves.add(a as Action)
  const list = moves.roomFor(1000)
  for (let a = 200; a < 1200; a++) list[moves.count++] = a
  expect(moves.toArray()).toEqual(Array.from({ length: 1200 }, (_, a) => a))
})

test('below is 1, and at or above it 0', () => {
  expect([isBelow(-1, 0), isBelow(0, 0), isBelow(1, 0), isBelow(0, 255), isBelow(255, 0)]).toEqual([1, 0, 0, 1, 0])
})
