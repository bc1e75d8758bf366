import { describe, expect, test } from 'vitest'
import { cuts, fill, onSheets, PAPERS, placeOf, tiles } from '../sheets.ts'

describe('a sheet', () => {
  test('takes as many counters as fit within its margins, and has its marks around them', () => {
    const filling = fill('a4', 12.7, 12.7)
    expect([filling.columns, filling.rows]).toEqual([14, 21])
    expect(
      onSheets(
        filling,
        Array.from({ length: 300 }, (_, i) => i),
      ).map((on) => on.length),
    ).toEqual([294, 6])
    expect(cuts(filling)).toHaveLength(2 * (15 + 22))
  })

  test('turned over its long side has each back behind its front', () => {
    const filling = fill('letter', 15, 15)
    for (let i = 0; i < 40; i++) {
      const [front, back] = [placeOf(filling, i, false), placeOf(filling, i, true)]
      expect(front.x + 15).toBeCloseTo(PAPERS.letter.width - back.x, 9)
      expect(front.y).toBe(back.y)
    }
  })
})

test('the parts of a map make up the whole, row by row', () => {
  const parts = tiles('a4', 400, 300)
  expect(parts.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  expect(parts.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(400 * 300, 6)
})
