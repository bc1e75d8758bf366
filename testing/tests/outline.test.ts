import { expect, test } from 'vitest'
import { isWithin, ringsOf } from '../outline.ts'

test('a lake within the land is water', () => {
  const rings = ringsOf('M0 0L9 0L9 9L0 9ZM3 3L6 3L6 6L3 6Z')
  expect(rings.map((ring) => ring.length)).toEqual([4, 4])
  const places = [
    [1, 1],
    [4, 4],
    [10, 4],
  ] as const
  expect(places.map(([x, y]) => isWithin(rings, x, y))).toEqual([true, false, false])
})
