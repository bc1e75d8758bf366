import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawTape, lengthOfTape, moveTape } from '../measuring.ts'

test('a tape measures to the tenth of an inch', () => {
  expect(lengthOfTape({ from: [1, 1], to: [4, 5] })).toBe(5)
  expect(lengthOfTape({ from: [0, 0], to: [1.04, 0] })).toBe(1)
  expect(lengthOfTape({ from: [0, 0], to: [1.06, 0] })).toBe(1.1)
  expect(lengthOfTape({ from: [3, 3], to: [3, 3] })).toBe(0)
})

describe('a tape that is drawn', () => {
  const marks = (path: string) => path.split('M').length - 1

  test('has a mark an inch, or a foot where inches are too small', () => {
    expect(marks(drawTape([0, 0], [140, 0], 10).ticks)).toBe(10)
    expect(marks(drawTape([0, 0], [40, 0], 13).ticks)).toBe(2)
    expect(marks(drawTape([0, 0], [0, 0], 0).ticks)).toBe(0)
  })

  test('has its marks where the inches are', () => {
    const places = [...drawTape([100, 50], [240, 50], 10).ticks.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
    expect(places).toEqual([114, 128, 142, 156, 170, 184, 198, 212, 226, 240])
  })

  test('has its tag above it, whichever way it was drawn', () => {
    const pixel = fc.integer({ min: 0, max: 800 })
    fc.assert(
      fc.property(pixel, pixel, pixel, pixel, (ax, ay, bx, by) => {
        fc.pre(Math.abs(ax - bx) > 3)
        const { tag } = drawTape([ax, ay], [bx, by], 9)
        expect(tag[1]).toBeLessThan((ay + by) / 2)
        expect(Math.hypot(tag[0] - (ax + bx) / 2, tag[1] - (ay + by) / 2)).toBeCloseTo(24)
      }),
    )
  })
})

test('arrow keys move the end of a tape, and with Shift its beginning', () => {
  const tape = { from: [3, 4], to: [9, 4] } as const
  expect(moveTape(tape, 'ArrowRight', false)).toEqual({ from: [3, 4], to: [10, 4] })
  expect(moveTape(tape, 'ArrowUp', true)).toEqual({ from: [3, 3], to: [9, 4] })
  expect(moveTape(tape, 'x', false)).toBeUndefined()
})
