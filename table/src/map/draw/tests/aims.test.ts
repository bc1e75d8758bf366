import type { Point } from '@boma/showing'
import { expect, test } from 'vitest'
import { shapeOf } from '../../shapes.ts'
import { boardOf } from '../../tests/boards.ts'
import { corners, cutShort, outlineOf, wayThrough } from '../lights.ts'

test('a way that may not go in stops so far before its end', () => {
  const way: readonly Point[] = [
    [0, 0],
    [4, 0],
    [4, 3],
  ]
  expect(cutShort(way, 0.5)).toEqual([
    [0, 0],
    [4, 0],
    [4, 2.5],
  ])
  // Never as far back as the place before.
  expect(cutShort(way, 50).at(-1)?.[1]).toBeCloseTo(0.3)
  expect(cutShort([[1, 1]], 0.5)).toEqual([[1, 1]])
})

test('corners stand on the rectangle and leave the middle of each side open', () => {
  const path = corners({ x: 30, y: 60, width: 90, height: 30 })
  expect(path).toBe('M30 70V60h30M90 60H120v10M120 80V90h-30M60 90H30v-10')
})

test('the space with number 0 is outlined and gone through like any other', () => {
  const board = boardOf(['oo', 'oo'])
  expect(board.spaces[0]?.id).toBe(0)
  expect(shapeOf(board, 0, 60)).toMatch(/^M.+Z$/)
  expect(shapeOf(board, undefined, 60)).toBe('')
  expect(outlineOf(board, [0], 60)).not.toBe('')
  expect(wayThrough(board, [0, 1]).length).toBe(2)
})

test('a box is not outlined with the land that it lies on', () => {
  const board = { ...boardOf(['oo', 'oo']), boxes: [{ space: 0, name: 'Cape Colony' }] }
  expect(outlineOf(board, [0], 60)).toBe('')
  expect(outlineOf(board, [0, 1], 60)).toBe(outlineOf(board, [1], 60))
})
