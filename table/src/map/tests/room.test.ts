import { describe, expect, test } from 'vitest'
import { figureDown, roomOf, stepOn } from '../room.ts'
import { boardOf, CROSS } from './boards.ts'

const hexes = boardOf(['ooo', 'ooo'])

describe('the room of a space', () => {
  test('is a hex on hexes, and inches on a tabletop', () => {
    expect(roomOf(hexes)).toBe(1)
    expect(roomOf({ ...hexes, kind: 'tabletop' })).toBe(4)
  })

  test('is the way to the next point, whatever boxes lie between', () => {
    expect(roomOf(CROSS)).toBeCloseTo(4)
    const near = CROSS.spaces.map((space) => (space.id === 9 ? { ...space, x: 10, y: 10.5 } : space))
    expect(roomOf({ ...CROSS, spaces: near })).toBeCloseTo(4)
  })

  test('is never nothing', () => {
    expect(roomOf({ ...CROSS, spaces: CROSS.spaces.slice(0, 1) })).toBe(1)
    expect(roomOf({ ...CROSS, spaces: [] })).toBe(1)
    const heap = CROSS.spaces.map((space) => ({ ...space, x: 1, y: 1 }))
    expect(roomOf({ ...CROSS, spaces: heap })).toBe(1)
  })
})

test('points that are far apart are played on from farther away', () => {
  expect(stepOn(hexes, 15)).toBe('board')
  expect(stepOn(CROSS, 15)).toBe('play')
})

test('a figure stands in the middle of a hex, and at the foot of one with a town', () => {
  const town = { space: 2, name: 'Post', rank: 'station', isAbove: false } as const
  const board = { ...hexes, towns: [town as never] }
  expect(figureDown(board, 1, 40)).toBe(5)
  expect(figureDown(board, 2, 40)).toBeCloseTo(0.42 * 40)
})
