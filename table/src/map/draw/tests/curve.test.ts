import type { Point } from '@boma/showing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curveThrough, pathOf, rounded, shifted, wobble } from '../curve.ts'

const coordinate = fc.double({ min: 0, max: 40, noNaN: true })
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 20 })

describe('rounding', () => {
  test('keeps the ends of an open line', () => {
    fc.assert(
      fc.property(points, (line) => {
        const round = rounded({ points: line, closed: false }, 3).points
        expect(round[0]).toEqual(line[0])
        expect(round.at(-1)).toEqual(line.at(-1))
        expect(round.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
      }),
    )
  })

  test('keeps a closed line closed and its middle where it is', () => {
    const square: readonly Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]
    const round = rounded({ points: square, closed: true }, 2)
    expect(round.closed).toBe(true)
    expect(round.points.length).toBe(16)
    const mean = round.points.reduce((sum, [x]) => sum + x / 16, 0)
    expect(mean).toBeCloseTo(2)
  })
})

test('a wobble is small, and the same for the same point', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const [a, b] = wobble([x, y])
      expect(Math.abs(a - x)).toBeLessThanOrEqual(0.04)
      expect(Math.abs(b - y)).toBeLessThanOrEqual(0.04)
      expect(wobble([x, y])).toEqual([a, b])
    }),
  )
})

test('a line shifted runs beside the first, on its right', () => {
  const line: readonly Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ]
  expect(shifted({ points: line, closed: false }, 0.5).points.map(([, y]) => y)).toEqual([0.5, 0.5, 0.5])
})

describe('paths', () => {
  test('are written in drawing units with one decimal', () => {
    expect(
      pathOf({
        points: [
          [0, 1],
          [0.12345, 2],
        ],
        closed: true,
      }),
    ).toBe('M0 100L12.3 200Z')
  })

  test('of curves pass through every point', () => {
    const d = curveThrough(
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      10,
    )
    expect(d.startsWith('M0 0')).toBe(true)
    expect(d.match(/ 10 10(?=C)/)).not.toBeNull()
    expect(d.endsWith('20 0')).toBe(true)
  })
})
