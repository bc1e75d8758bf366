import { expect, test } from 'vitest'
import { pace, paceSetting } from '../pace.ts'

test('the computer waits until the dice before its move are read, but not for ever', () => {
  paceSetting.set('steady')
  expect(pace(2)).toBeGreaterThan(pace(0))
  expect(pace(40)).toBe(pace(4))
  paceSetting.set('fast')
  expect(pace(4)).toBe(0)
})
