import { FIRST, noDice, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { onTheSpot, randomPlayer } from '../index.ts'
import { begun, bets, opening } from './bets.ts'

const game = bets([[1], [2]])
const choose = (key: number) => opening(onTheSpot(game, randomPlayer, begun(game), FIRST, searchDice(key)).order[0])

test('every legal action is about as likely as any other', () => {
  const times = new Map<number, number>()
  for (let key = 0; key < 3000; key++) {
    const chosen = choose(key)
    times.set(chosen, (times.get(chosen) ?? 0) + 1)
  }
  for (const chosen of [-1, 0, 1]) {
    expect(times.get(chosen)).toBeGreaterThan(900)
    expect(times.get(chosen)).toBeLessThan(1100)
  }
})

test('the same dice make the same choice', () => {
  expect(choose(7)).toBe(choose(7))
})

test('with nothing to choose from or to choose by it says so', () => {
  const over = begun(game)
  over.core.depth = 0
  expect(() => onTheSpot(game, randomPlayer, over, FIRST, searchDice(1))).toThrow('nothing to choose from')
  expect(() => onTheSpot(game, randomPlayer, begun(game), FIRST, noDice)).toThrow('dice')
})
