import { expect, test } from 'vitest'
import { bestCorner } from '../corner.ts'

const MAP = { width: 1200, height: 800 }

test('a strip lies in the lower right corner, unless that hides what it is about', () => {
  expect(bestCorner([[200, 200]], MAP, 300)).toEqual({ isLeft: false, isHigh: false })
  expect(bestCorner([[1000, 700]], MAP, 300)).toEqual({ isLeft: false, isHigh: true })
})

test('of corners that hide something it takes the one that hides least, its own place counting most', () => {
  // Something lies in every corner; the place itself in the upper left.
  const places = [
    [100, 100],
    [1100, 100],
    [1150, 100],
    [1100, 750],
    [1150, 750],
    [100, 750],
  ] as const
  expect(bestCorner(places, MAP, 300)).toEqual({ isLeft: true, isHigh: false })
})
