import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '../compass.ts'
import { type Grid, type Hex, makeGrid, neighbour, OFF_MAP } from '../grid.ts'
import { centreOf, cornerOf, mapHeight, mapWidth } from '../pixel.ts'
import { allHexes, anyGrid, anyShape, centres, type Point, sure } from './maps.ts'

const out = new Float64Array(2)
const point = (): Point => ({ x: sure(out[0]), y: sure(out[1]) })

function centre(g: Grid, hex: Hex): Point {
  centreOf(g, hex, out)
  return point()
}

function corner(g: Grid, hex: Hex, n: number): Point {
  cornerOf(g, hex, sure(DIRECTIONS[n % 6]), out)
  return point()
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('pixels', () => {
  test('centres lie as on the printed map, whose corner is at 0, 0', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        const g = makeGrid(shape)
        for (const hex of allHexes(g)) {
          const { x, y } = sure(centres(shape)[hex])
          expect(apart(centre(g, hex), { x: x + 1, y: y + Math.sqrt(3) / 2 })).toBeCloseTo(0, 9)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('sides have length 1, and each faces the neighbour in its direction', () => {
    fc.assert(
      fc.property(anyGrid(6), (g) => {
        for (const hex of allHexes(g))
          for (const d of DIRECTIONS) {
            expect(apart(corner(g, hex, d), corner(g, hex, d + 1))).toBeCloseTo(1, 9)
            expect(apart(corner(g, hex, d), centre(g, hex))).toBeCloseTo(1, 9)
            const to = neighbour(g, hex, d)
            if (to === OFF_MAP) continue
            const middle = between(corner(g, hex, d), corner(g, hex, d + 1))
            expect(apart(middle, between(centre(g, hex), centre(g, to)))).toBeCloseTo(0, 9)
          }
      }),
    )
  })

  test('corners go round clockwise', () => {
    const g = makeGrid({ columns: 1, rows: 1, shoved: 'odd' })
    const middle = centre(g, 0 as Hex)
    for (const d of DIRECTIONS) {
      const a = corner(g, 0 as Hex, d)
      const b = corner(g, 0 as Hex, d + 1)
      expect((a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x)).toBeGreaterThan(0)
    }
  })

  test('the map is as wide and high as its outermost corners', () => {
    fc.assert(
      fc.property(
        anyGrid().filter((g) => g.columns > 1),
        (g) => {
          const corners = allHexes(g).flatMap((hex) => DIRECTIONS.map((d) => corner(g, hex, d)))
          expect(Math.min(...corners.map((p) => p.x))).toBeCloseTo(0, 9)
          expect(Math.min(...corners.map((p) => p.y))).toBeCloseTo(0, 9)
          expect(Math.max(...corners.map((p) => p.x))).toBeCloseTo(mapWidth(g), 9)
          expect(Math.max(...corners.map((p) => p.y))).toBeCloseTo(mapHeight(g), 9)
        },
      ),
    )
  })
})
