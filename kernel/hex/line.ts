import { CORNER_X, CORNER_Y, DIRECTIONS, type Direction, STEP_X, STEP_Y } from './compass.ts'
import { type Grid, type Hex, type HexList, hexAt, OFF_MAP } from './grid.ts'

/**
 * Which hexes a line belongs to where it runs along a hexside or touches a corner: those that it would cross if it were
 * moved a hair to the left, or to the right, of the way it goes.
 */
export type Reading = 'left' | 'right'

/** Does the line between two hexes run along hexsides? */
export function runsAlongHexside(g: Grid, a: Hex, b: Hex): boolean {
  const across = Math.abs(g.x[b] - g.x[a])
  const down = Math.abs(g.y[b] - g.y[a])
  // Hexsides point due east and 60 degrees to either side of it.
  return across > 0 && (down === 0 || down === 3 * across)
}

/**
 * Writes the hexes that the straight line from the centre of a to the centre of b crosses, both included, in order, and
 * returns how many there are: never more than 2 * distance + 1. Hexes beyond the edge of the map are left out.
 */
export function lineHexes(g: Grid, a: Hex, b: Hex, reading: Reading, out: HexList): number {
  let count = 0
  out[count++] = a
  if (a === b) return count

  const dx = 3 * (g.x[b] - g.x[a])
  const dy = g.y[b] - g.y[a]
  const ahead = facing(dx, dy)
  // The line can leave a hex only by the side ahead or by one of the two beside it: which one depends on whether it
  // passes the two corners of the side ahead on their left or on their right.
  // A corner exactly on the line lies to the right of the left reading: as `right` is an integer, 1 tips the balance.
  const tip = reading === 'left' ? 1 : 0
  const leftCorner = rightOf(dx, dy, CORNER_X[ahead], CORNER_Y[ahead]) + tip
  const rightCorner = rightOf(dx, dy, CORNER_X[turned(ahead, 1)], CORNER_Y[turned(ahead, 1)]) + tip

  let x = g.x[a]
  let y = g.y[a]
  let right = 0
  while (x !== g.x[b] || y !== g.y[b]) {
    const exit = right + leftCorner > 0 ? turned(ahead, 5) : right + rightCorner > 0 ? ahead : turned(ahead, 1)
    x += STEP_X[exit]
    y += STEP_Y[exit]
    right += rightOf(dx, dy, 3 * STEP_X[exit], STEP_Y[exit])
    const hex = hexAt(g, x, y)
    if (hex !== OFF_MAP) out[count++] = hex
  }
  return count
}

/** How far the point (x, y) lies to the right of the line from the origin towards (dx, dy); negative on its left. */
const rightOf = (dx: number, dy: number, x: number, y: number) => dx * y - dy * x

const turned = (direction: Direction, clockwise: number) => ((direction + clockwise) % 6) as Direction

/** The side through which a line from the centre leaves a hex; through a corner, the side on the right of it. */
function facing(dx: number, dy: number): Direction {
  for (const d of DIRECTIONS) {
    const isLeftEnd = rightOf(dx, dy, CORNER_X[d], CORNER_Y[d]) <= 0
    const next = turned(d, 1)
    if (isLeftEnd && rightOf(dx, dy, CORNER_X[next], CORNER_Y[next]) > 0) return d
  }
  throw new RangeError('a line has two ends')
}
