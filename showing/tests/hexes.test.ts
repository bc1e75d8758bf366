import {
  crossing,
  DIRECTIONS,
  type Grid,
  type GridShape,
  type Hex,
  hexNamed,
  makeGrid,
  neighbour,
  OFF_MAP,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { byNumbers, centreOf, hexSheet, linesAlong, sideOf } from '../hexes.ts'
import type { Point } from '../presence/board.ts'

const SIDE = 1 / Math.sqrt(3)
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const bare = (g: Grid) => hexSheet(g, () => ({ terrain: '', territory: '' }))
const allHexes = (g: Grid): Hex[] => Array.from({ length: g.size }, (_, n) => n as Hex)

/** Maps narrow and wide, of either parity and either numbering. */
const SHAPES: readonly Required<GridShape>[] = [
  [1, 1],
  [1, 4],
  [2, 1],
  [5, 3],
  [8, 12],
].flatMap(([columns = 1, rows = 1]) =>
  (['odd', 'even'] as const).flatMap((shoved) => ([0, 1] as const).map((first) => ({ columns, rows, shoved, first }))),
)
const GRIDS = SHAPES.map(makeGrid)

/** The value, which the test knows to be there. */
function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value was expected')
  return value
}

/** Where the centre of a hex is in the printed picture, in sides of a hex: not from the grid's tables. */
function printed({ rows, shoved, first }: Required<GridShape>, hex: Hex): Point {
  const column = Math.floor(hex / rows)
  const isShoved = (column + first) % 2 === (shoved === 'odd' ? 1 : 0)
  return [1.5 * column, Math.sqrt(3) * ((hex % rows) + (isShoved ? 0.5 : 0))]
}

describe('hexes on a board', () => {
  test('lie as on the printed map, whose corner is at 0, 0, one from flat side to flat side', () => {
    for (const shape of SHAPES) {
      const g = makeGrid(shape)
      for (const hex of allHexes(g)) {
        const [x, y] = printed(shape, hex)
        expect(apart(centreOf(g, hex), [(x + 1) * SIDE, y * SIDE + 0.5])).toBeCloseTo(0, 9)
      }
    }
  })

  test('have six equal sides, each facing the neighbour in its direction', () => {
    for (const g of GRIDS)
      for (const hex of allHexes(g))
        for (const d of DIRECTIONS) {
          const [a, b] = sideOf(g, crossing(hex, d))
          expect(apart(a, b)).toBeCloseTo(SIDE, 9)
          expect(apart(a, centreOf(g, hex))).toBeCloseTo(SIDE, 9)
          const to = neighbour(g, hex, d)
          if (to === OFF_MAP) continue
          expect(apart(between(a, b), between(centreOf(g, hex), centreOf(g, to)))).toBeCloseTo(0, 9)
        }
  })

  test('have their sides clockwise', () => {
    const g = makeGrid({ columns: 1, rows: 1, shoved: 'odd' })
    const [x, y] = centreOf(g, 0 as Hex)
    for (const d of DIRECTIONS) {
      const [a, b] = sideOf(g, crossing(0 as Hex, d))
      expect((a[0] - x) * (b[1] - y) - (a[1] - y) * (b[0] - x)).toBeGreaterThan(0)
    }
  })

  test('fill a sheet as wide and high as their outermost corners', () => {
    for (const g of GRIDS.filter(({ columns }) => columns > 1)) {
      const corners = allHexes(g).flatMap((hex) => DIRECTIONS.flatMap((d) => sideOf(g, crossing(hex, d))))
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
      expect(Math.min(...xs)).toBeCloseTo(0, 9)
      expect(Math.min(...ys)).toBeCloseTo(0, 9)
      expect(Math.max(...xs)).toBeCloseTo(bare(g).width, 9)
      expect(Math.max(...ys)).toBeCloseTo(bare(g).height, 9)
    }
  })

  test('are tinted and named one by one', () => {
    const TINTS = ['sea', 'bush', 'open', 'swamp'] as const
    const g = makeGrid({ columns: 2, rows: 2, shoved: 'even' })
    const { spaces } = hexSheet(g, (hex) => ({ terrain: TINTS[hex] ?? '', territory: `o${hex}` }))
    expect(spaces.map(({ id, name, terrain, territory }) => [id, name, terrain, territory])).toEqual([
      [0, '0101', 'sea', 'o0'],
      [1, '0102', 'bush', 'o1'],
      [2, '0201', 'open', 'o2'],
      [3, '0202', 'swamp', 'o3'],
    ])
  })

  test('have the places that their numbers give them', () => {
    const g = makeGrid({ columns: 5, rows: 5, shoved: 'even' })
    const place = byNumbers(g)
    expect(apart(place([(3 * Math.sqrt(3)) / 2, 4]), centreOf(g, hexNamed(g, '0304')))).toBeCloseTo(0, 9)
    expect(apart(place([(4 * Math.sqrt(3)) / 2, 2.5]), centreOf(g, hexNamed(g, '0402')))).toBeCloseTo(0, 9)
  })
})

describe('lines along hexsides', () => {
  const g = makeGrid({ columns: 6, rows: 6, shoved: 'even' })
  /** Is each point of a line a side's length from the next? */
  const isWhole = (line: readonly Point[]) =>
    line.slice(1).every((point, i) => Math.abs(apart(point, sure(line[i])) - SIDE) < 1e-9)

  test('run on from side to side, whichever way each is named', () => {
    for (const sides of [
      ['0303N', '0303NE', '0303SE', '0303S'],
      ['0303S', '0303SE', '0303NE', '0303N'],
      ['0303S', '0403NW', '0303NE'],
    ]) {
      const lines = linesAlong(g, sides)
      expect(lines).toHaveLength(1)
      expect(sure(lines[0])).toHaveLength(sides.length + 1)
      expect(isWhole(sure(lines[0]))).toBe(true)
    }
  })

  test('break off where the next side does not touch', () => {
    const lines = linesAlong(g, ['0303N', '0303NE', '0505S', '0505SE'])
    expect(lines.map((line) => line.length)).toEqual([3, 3])
    expect(lines.every(isWhole)).toBe(true)
  })

  test('know no side that is not there', () => {
    expect(() => linesAlong(g, ['0303E'])).toThrow('no side 0303E')
    expect(() => linesAlong(g, ['0309N'])).toThrow('no hex 0309')
  })
})
