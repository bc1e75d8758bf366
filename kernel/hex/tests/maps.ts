import fc from 'fast-check'
import { type Grid, type GridShape, type Hex, type HexList, makeGrid } from '../grid.ts'

/** Any shape of map of up to so many columns and rows, of either parity and either numbering. */
export const anyShape = (most = 12): fc.Arbitrary<Required<GridShape>> =>
  fc.record({
    columns: fc.integer({ min: 1, max: most }),
    rows: fc.integer({ min: 1, max: most }),
    shoved: fc.constantFrom('odd' as const, 'even' as const),
    first: fc.constantFrom(0 as const, 1 as const),
  })

/** Any map of up to so many columns and rows. */
export const anyGrid = (most = 12): fc.Arbitrary<Grid> => anyShape(most).map(makeGrid)

/** Any hex of a map. */
export const anyHex = (g: Grid): fc.Arbitrary<Hex> => fc.nat(g.size - 1).map((n) => n as Hex)

/** Any map with two of its hexes. */
export const anyPair = (most = 12): fc.Arbitrary<{ g: Grid; a: Hex; b: Hex }> =>
  anyGrid(most).chain((g) => fc.record({ g: fc.constant(g), a: anyHex(g), b: anyHex(g) }))

/** All hexes of a map. */
export const allHexes = (g: Grid): Hex[] => Array.from({ length: g.size }, (_, n) => n as Hex)

/** The first so many hexes of a list, as a plain array. */
export const taken = (list: HexList, count: number): Hex[] => Array.from(list.subarray(0, count), (n) => n as Hex)

/** The value, which the test knows to be there. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value was expected')
  return value
}

/** A point of the picture. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** Where the centres of all hexes are, by their ids: straight from the printed picture, not from the grid's tables. */
export function centres({ columns, rows, shoved, first }: Required<GridShape>): PicturePoint[] {
  const places: PicturePoint[] = []
  for (let column = first; column < first + columns; column++)
    for (let row = 0; row < rows; row++) {
      const isShoved = column % 2 === (shoved === 'odd' ? 1 : 0)
      places.push({ x: 1.5 * (column - first), y: Math.sqrt(3) * (row + (isShoved ? 0.5 : 0)) })
    }
  return places
}
