import { expect, test } from 'vitest'
import { timeWords } from '../words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('time that is left is told by days, hours or minutes, and what is nothing of it is not told', () => {
  const told = [5 * 24 * HOUR, 71 * HOUR, 48 * HOUR, 47.9 * HOUR, HOUR, 59.5 * MINUTE, 9000, -1].map(timeWords)
  expect(told).toEqual(['5 days', '2 days 23 h', '2 days', '47 h', '1 h', '59:30', '0:09', '0:00'])
})
