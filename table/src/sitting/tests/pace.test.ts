import { expect, test } from 'vitest'
import { nextPace, paceSetting } from '../../shell/pace.ts'
import { pace } from '../pace.ts'

test('the computer waits until the dice before its move are read, but not for ever', () => {
  paceSetting.set('usual')
  expect(pace(2)).toBeGreaterThan(pace(0))
  expect(pace(40)).toBe(pace(4))
  paceSetting.set('at-once')
  expect(pace(4)).toBe(0)
})

test('each pace is quicker than the one before, and after the last comes the first', () => {
  const found = paceSetting.values.map((value) => {
    paceSetting.set(value)
    return pace(1)
  })
  expect(found).toEqual(found.toSorted((a, b) => b - a))
  expect(new Set(found).size).toBe(4)
  nextPace()
  expect(paceSetting.value()).toBe('slow')
})
