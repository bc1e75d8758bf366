import { describe, expect, test } from 'vitest'
import { arrow, wayThrough } from '../draw/lights.ts'
import { boxSize } from '../hit.ts'
import { lengthOf } from '../points/links.ts'
import { roomOf } from '../room.ts'
import { shapeOf } from '../shapes.ts'
import { boardOf, CROSS, named } from './boards.ts'

describe('the outline of a space', () => {
  test('is a circle around a point, wide enough for a counter', () => {
    const path = shapeOf(CROSS, 0, 10)
    const radius = Number(path.match(/a([\d.]+)/)?.[1])
    expect(radius).toBeGreaterThan(0.77 * roomOf(CROSS) * 10 * Math.SQRT1_2)
    expect(path.startsWith(`M${100 - radius} 100`)).toBe(true)
  })

  test('is a rectangle around a box, clear of its printed frame', () => {
    const { width, height } = boxSize(CROSS)
    const [, across, down] = shapeOf(CROSS, 9, 10).match(/h([\d.]+)v([\d.]+)/) ?? []
    expect(Number(across)).toBeGreaterThan(width * 10 + 4)
    expect(Number(down) - height * 10).toBeCloseTo(Number(across) - width * 10)
  })

  test('is a hex on hexes, the first one too, and nothing where no space is', () => {
    const hexes = boardOf(['oo', 'oo'])
    expect(shapeOf(hexes, named(hexes, '0101'), 10).split('L').length).toBe(6)
    expect(shapeOf(hexes, 0, 10)).not.toBe('')
    expect(shapeOf(hexes, undefined, 10)).toBe('')
    expect(shapeOf(hexes, 400, 10)).toBe('')
  })
})

describe('a way that is drawn', () => {
  test('leaves the counter that goes and stops at the rim of the last point', () => {
    const way = wayThrough(CROSS, [4, 0, 2])
    expect(way[0]?.[0]).toBeCloseTo(6 + 0.42 * roomOf(CROSS))
    expect(way.at(-1)?.[0]).toBeLessThan(14)
    expect(lengthOf(way)).toBeGreaterThan(5)
  })

  test('has a head as large as spaces are', () => {
    const width = (head: string) => {
      const ys = [...head.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y))
      return Math.max(...ys) - Math.min(...ys)
    }
    const line = [
      [0, 0],
      [9, 0],
    ] as const
    expect(width(arrow(line, 10, 3).head)).toBeCloseTo(3 * width(arrow(line, 10).head), 0)
  })
})
