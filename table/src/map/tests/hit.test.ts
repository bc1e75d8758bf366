import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOX, boxSize, spaceOf, spaceUnder } from '../hit.ts'
import { boardOf, CROSS } from './boards.ts'

const board = boardOf(Array.from({ length: 9 }, () => 'o'.repeat(11)))
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('the space under a point', () => {
  test('is the one whose centre is nearest', () => {
    fc.assert(
      fc.property(number(0.6, board.width - 0.6), number(0.5, board.height - 1), (x, y) => {
        const distance = (id: number | undefined) => {
          const space = id === undefined ? undefined : spaceOf(board, id)
          return space ? Math.hypot(space.x - x, space.y - y) : Number.POSITIVE_INFINITY
        }
        const nearest = Math.min(...board.spaces.map((space) => distance(space.id)))
        // Beyond the ragged edge the nearest hex may be none of the map's.
        const found = spaceUnder(board, [x, y])
        if (found !== undefined) expect(distance(found)).toBeCloseTo(nearest, 9)
        else expect(nearest).toBeGreaterThan(0.5)
      }),
    )
  })

  test('of its own centre is the space itself', () => {
    for (const { id, x, y } of board.spaces) expect(spaceUnder(board, [x, y])).toBe(id)
  })

  test('off the map is none', () => {
    expect(spaceUnder(board, [-2, 3])).toBeUndefined()
    expect(spaceUnder(board, [3, board.height + 1])).toBeUndefined()
  })

  test('in a box on the sheet is the box, though hexes lie under it', () => {
    const box = { id: 999, name: 'Box', x: 5, y: 4, terrain: 'box', territory: '' } as const
    const boxed = { ...board, spaces: [...board.spaces, box], boxes: [{ space: 999, name: 'Box' }] }
    expect(spaceUnder(boxed, [5 + BOX.width / 2 - 0.1, 4])).toBe(999)
    expect(spaceUnder(boxed, [5, 4 + BOX.height / 2 + 0.6])).not.toBe(999)
    const narrow = { ...boxed, spaces: [...board.spaces, { ...box, extent: { width: 1, height: 3 } }] }
    expect(spaceUnder(narrow, [5, 5.4])).toBe(999)
    expect(spaceUnder(narrow, [5.6, 4])).not.toBe(999)
  })

  test('on a map of points is the nearest that is near', () => {
    expect(spaceUnder(CROSS, [11.9, 10.2])).toBe(0)
    expect(spaceUnder(CROSS, [12.1, 10.2])).toBe(2)
    expect(spaceUnder(CROSS, [17, 17])).toBeUndefined()
  })

  test('under a finger may be farther off', () => {
    expect(spaceUnder(CROSS, [10, 17])).toBeUndefined()
    expect(spaceUnder(CROSS, [10, 17], 3.5)).toBe(3)
    expect(spaceUnder(board, [-2, 3], 3.5)).toBeUndefined()
  })

  test('in a box beside the points is the box, which is no point to be near to', () => {
    const { width } = boxSize(CROSS)
    expect(spaceUnder(CROSS, [3 + width / 2 - 0.1, 18])).toBe(9)
    expect(spaceUnder(CROSS, [3 + width / 2 + 0.1, 18])).toBeUndefined()
  })
})
