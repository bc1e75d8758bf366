import { type Action, blank, FIRST, noDice, searchDice } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { expect, test } from 'vitest'
import { randomPlayer } from '../index.ts'

const view = blank(skirmish)
const choose = (legal: readonly Action[], key: number) =>
  randomPlayer.choose(skirmish, view, FIRST, legal, searchDice(key))

test('every legal action is about as likely as any other', () => {
  const legal = [3, 5, 8] as Action[]
  const times = new Map<Action, number>()
  for (let key = 0; key < 3000; key++) {
    const action = choose(legal, key)
    times.set(action, (times.get(action) ?? 0) + 1)
  }
  for (const action of legal) {
    expect(times.get(action)).toBeGreaterThan(900)
    expect(times.get(action)).toBeLessThan(1100)
  }
})

test('the same dice make the same choice', () => {
  const legal = Array.from({ length: 100 }, (_, i) => i as Action)
  expect(choose(legal, 7)).toBe(choose(legal, 7))
})

test('with nothing to choose from it says so', () => {
  expect(() => choose([], 1)).toThrow('nothing to choose from')
  expect(() => randomPlayer.choose(skirmish, view, FIRST, [1 as Action], noDice)).toThrow('dice')
})
