import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPASS, DIRECTIONS, type Direction, opposite } from '../compass.ts'
import {
  crossing,
  directionTo,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexLeft,
  makeGrid,
  neighbour,
  OFF_MAP,
} from '../grid.ts'
import { allHexes, anyGrid, anyHex, anyShape, centres, type PicturePoint, sure } from './maps.ts'

/** The direction from one point to another a hex away, by the compass on the page. */
function bearing(from: PicturePoint, to: PicturePoint): Direction | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (Math.abs(Math.hypot(dx, dy) - Math.sqrt(3)) > 1e-6) return undefined
  const clockwiseFromNorth = (Math.atan2(dx, -dy) * 180) / Math.PI
  return ((Math.round(clockwiseFromNorth / 60) + 6) % 6) as Direction
}

/** Steps from a hex to every other, by going there. */
function walk(g: Grid, from: Hex): Map<Hex, number> {
  const steps = new Map([[from, 0]])
  for (const [hex, so] of steps)
    for (const d of DIRECTIONS) {
      const to = neighbour(g, hex, d)
      if (to !== OFF_MAP && !steps.has(to)) steps.set(to, so + 1)
    }
  return steps
}

describe('neighbours', () => {
  test('are the hexes whose centres are one hex away, each in its direction', () => {
    fc.assert(
      fc.property(anyShape(8), (shape) => {
        const g = makeGrid(shape)
        const places = centres(shape)
        for (const a of allHexes(g)) {
          const expected: (Hex | -1)[] = [-1, -1, -1, -1, -1, -1]
          for (const b of allHexes(g)) {
            const d = bearing(sure(places[a]), sure(places[b]))
            if (d !== undefined) expected[d] = b
          }
          expect(DIRECTIONS.map((d) => neighbour(g, a, d))).toEqual(expected)
        }
      }),
    )
  })

  test('directionTo names the direction of a neighbour and of nothing else', () => {
    fc.assert(
      fc.property(anyShape(8), (shape) => {
        const g = makeGrid(shape)
        const places = centres(shape)
        for (const a of allHexes(g))
          for (const b of allHexes(g)) expect(directionTo(g, a, b)).toBe(bearing(sure(places[a]), sure(places[b])))
      }),
      { numRuns: 30 },
    )
  })

  test('the way back is the opposite direction', () => {
    fc.assert(
      fc.property(anyGrid(), fc.constantFrom(...DIRECTIONS), (g, d) => {
        for (const hex of allHexes(g)) {
          const to = neighbour(g, hex, d)
          if (to !== OFF_MAP) expect(neighbour(g, to, opposite(d))).toBe(hex)
        }
      }),
    )
  })

  test('a crossing knows the hex it leaves', () => {
    fc.assert(
      fc.property(anyGrid().chain(anyHex), fc.constantFrom(...DIRECTIONS), (hex, d) => {
        expect(hexLeft(crossing(hex, d))).toBe(hex)
      }),
    )
  })
})

describe('places', () => {
  test('x and y lead back to the hex, and one step beyond the edge is off the map', () => {
    fc.assert(
      fc.property(anyGrid(), (g) => {
        for (const hex of allHexes(g)) expect(hexAt(g, sure(g.x[hex]), sure(g.y[hex]))).toBe(hex)
        for (let x = 0; x < g.columns; x++)
          for (const beyond of [-2, -1, 2 * g.rows, 2 * g.rows + 1]) expect(hexAt(g, x, beyond)).toBe(OFF_MAP)
        expect(hexAt(g, -1, 0)).toBe(OFF_MAP)
        expect(hexAt(g, g.columns, 0)).toBe(OFF_MAP)
      }),
    )
  })

  test('a map has 1 to 99 columns and rows', () => {
    for (const bad of [0, 100, 2.5, Number.NaN]) {
      expect(() => makeGrid({ columns: bad, rows: 9, shoved: 'odd' })).toThrow(RangeError)
      expect(() => makeGrid({ columns: 9, rows: bad, shoved: 'odd' })).toThrow(RangeError)
    }
    const g = makeGrid({ columns: 99, rows: 99, shoved: 'even' })
    expect(g.size).toBe(9801)
    const last = (g.size - 1) as Hex
    expect(neighbour(g, last, COMPASS.N)).toBe(g.size - 2)
    expect(hexLeft(crossing(last, COMPASS.S))).toBe(last)
  })

  test('a map cannot be changed', () => {
    expect(Object.isFrozen(makeGrid({ columns: 2, rows: 2, shoved: 'odd' }))).toBe(true)
  })
})

describe('distance', () => {
  test('is the number of steps it takes', () => {
    fc.assert(
      fc.property(anyGrid(9), (g) => {
        for (const a of allHexes(g)) for (const [b, steps] of walk(g, a)) expect(distance(g, a, b)).toBe(steps)
      }),
      { numRuns: 40 },
    )
  })
})
