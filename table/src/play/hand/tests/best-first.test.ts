import type { Forecast, Goal } from '@boma/showing'
import { expect, test } from 'vitest'
import { bestFirst } from '../press.ts'

const goal = (price?: string): Goal => ({
  ...{ space: 1, by: 'march', order: [], path: [], left: '', halts: false, hostile: true },
  ...(price === undefined ? {} : { price }),
})
const told = (chance: number): Forecast => ({
  title: '',
  rule: '',
  outcomes: [
    { name: 'You win', probability: chance, body: 'mine' },
    { name: 'You are beaten', probability: 1 - chance, body: 'theirs' },
  ],
  exact: true,
  histograms: [],
  lines: [],
})

test('of several attacks the likeliest is the first, which Enter takes; what has a price or no odds comes later', () => {
  const [poor, good, dear, unseen, vain] = [goal(), goal(), goal('a Carrier'), goal(), goal()]
  const chances = new Map([
    [poor, 0.02],
    [good, 0.23],
    [dear, 0.9],
    [vain, 0],
  ])
  const odds = {
    of(each: Goal): Forecast | undefined {
      const chance = chances.get(each)
      return chance === undefined ? undefined : told(chance)
    },
  }
  const asked = [poor, dear, vain, unseen, good].map((each, from) => ({ from, goal: each }))
  expect(bestFirst(odds, asked).map(({ from }) => from)).toEqual([4, 0, 3, 2, 1])
  // Where they only march the usual way stays the first.
  const march = { from: 9, goal: { ...goal(), hostile: false } }
  expect(bestFirst(odds, [march, ...asked])[0]).toBe(march)
})
