import type { Board } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { boxSize } from '../../map/hit.ts'
import { overlap } from '../../map/labels.ts'
import { CROSS } from '../../map/tests/boards.ts'
import { signGround } from '../beside.ts'
import { layOut, pieceUnder } from '../stacks.ts'
import { piece } from './piece.ts'

describe('counters on points', () => {
  test('are as large as the room of a point allows, and lie on it', () => {
    const [only] = layOut([piece(1, { space: 2 })], CROSS, { scale: 15, least: 0 }).placed
    // A point has 4 units here: 60 pixels, as a hex of that size at play zoom.
    expect(only?.size).toBeCloseTo(0.77 * 60)
    expect((only?.x ?? 0) + (only?.size ?? 0) / 2).toBeCloseTo(14 * 15)
    expect((only?.y ?? 0) + (only?.size ?? 0) / 2).toBeCloseTo(10 * 15)
  })

  test('in a box lie within it', () => {
    const { placed } = layOut(
      Array.from({ length: 7 }, (_, i) => piece(i, { space: 9 })),
      CROSS,
      { scale: 15, least: 0 },
    )
    const { width, height } = boxSize(CROSS)
    const box = { x: (3 - width / 2) * 15, y: (18 - height / 2) * 15, width: width * 15, height: height * 15 }
    expect(placed.length).toBe(7)
    for (const { x, y, size } of placed)
      expect(overlap({ x, y, width: size, height: size }, box)).toBeCloseTo(size * size, 6)
  })
})

describe('figures', () => {
  const tabletop: Board = { ...CROSS, kind: 'tabletop', width: 72, height: 48, spaces: [], boxes: [], links: [] }
  const figure = (id: number, x: number, y: number) => piece(id, { stands: { x, y, facing: 90, base: 0.5 } })
  const spread = layOut([figure(1, 10, 10), figure(2, 11, 10)], tabletop, { scale: 20, least: 46 })

  test('stand where they stand, as large as their bases, those of a unit together', () => {
    expect(spread.placed.map(({ x, y, size }) => [x, y, size])).toEqual([
      [190, 190, 20],
      [210, 190, 20],
    ])
    expect(spread.stacks).toMatchObject([
      { apart: true, rect: { x: 190, y: 190, width: 40, height: 20 }, pieces: [{}, {}] },
    ])
  })

  test('are hit on their round bases', () => {
    expect(pieceUnder(spread, [200, 200])?.id).toBe(1)
    expect(pieceUnder(spread, [209, 200])?.id).toBe(1)
    expect(pieceUnder(spread, [212, 200])?.id).toBe(2)
    // The corner between four of them belongs to nobody.
    expect(pieceUnder(spread, [208.5, 208.5])).toBeUndefined()
  })
})

test('a marker on a spot of a tabletop lies there, an inch wide', () => {
  const mark = { space: -1, spot: [10, 5] as const, kind: 'smoke' }
  expect(signGround(CROSS, mark, 20, 46)).toEqual({ x: 190, y: 90, width: 20, height: 20 })
})
