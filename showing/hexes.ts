import { CORNER_X, CORNER_Y, type Crossing, type Grid, type Hex, hexLeft, nameHex, sideNamed } from '@boma/kernel'
import type { Board, Point, Space } from './presence/board.ts'

// How a map of hexes lies on a board: a hex is 1 from flat side to flat side, the map's bounding box starts at 0, 0.

/** How long the side of a hex is. */
const SIDE = 1 / Math.sqrt(3)

/** Where the centre of a hex is. */
export const centreOf = (g: Grid, hex: Hex): Point => [(1.5 * g.x[hex] + 1) * SIDE, (g.y[hex] + 1) / 2]

/** The two ends of a hexside, clockwise round the hex that the crossing leaves. */
export function sideOf(g: Grid, crossing: Crossing): readonly [Point, Point] {
  const [x, y] = centreOf(g, hexLeft(crossing))
  const corner = (d: number): Point => [x + (CORNER_X[d % 6] * SIDE) / 2, y + CORNER_Y[d % 6] / 2]
  return [corner(crossing % 6), corner((crossing % 6) + 1)]
}

/** How large the sheet is, with a space for every hex, tinted as the game says. */
export const hexSheet = (
  g: Grid,
  tint: (hex: Hex) => Pick<Space, 'terrain' | 'territory'>,
): Pick<Board, 'width' | 'height' | 'spaces'> => ({
  width: (1.5 * g.columns + 0.5) * SIDE,
  height: g.rows + 0.5,
  spaces: Array.from({ length: g.size }, (_, i): Space => {
    const id = i as Hex
    const [x, y] = centreOf(g, id)
    return { id, name: nameHex(g, id), x, y, ...tint(id) }
  }),
})

/** Hexsides like '2117S' joined to lines, such as rivers: a new one begins where a side does not touch the last. */
export function linesAlong(g: Grid, sides: readonly string[]): readonly (readonly Point[])[] {
  const lines: Point[][] = []
  for (const [p, q] of sides.map((side) => sideOf(g, sideNamed(g, side)))) {
    const line = lines.at(-1)
    if (line === undefined || !joins(line, p, q)) lines.push([p, q])
  }
  return lines
}

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** Adds a side to a line that it touches; a line of one side may still be turned round. */
function joins(line: Point[], p: Point, q: Point): boolean {
  if (line.length === 2 && (isSame(line[0], p) || isSame(line[0], q))) line.reverse()
  const last = line[line.length - 1]
  if (!isSame(last, p) && !isSame(last, q)) return false
  return line.push(isSame(last, p) ? q : p) > 0
}

/** Where a point lies that is given as the hexes are numbered: the centre of 0101 is at (√3/2, 1), that of 0102 at (√3/2, 2). */
export const byNumbers =
  (g: Grid) =>
  ([x, y]: Point): Point => [x - SIDE / 2, y + (g.y[0 as Hex] - 1) / 2]
