import { CORNER_X, CORNER_Y, type Direction } from './compass.ts'
import type { Grid, Hex } from './grid.ts'

// For drawing: hexes with sides of length 1, the map's bounding box starting at 0, 0, y downwards as on a screen.

/** Half the height of a hex with sides of length 1. */
const HALF_HEX = Math.sqrt(3) / 2

/** How wide the map is. */
export const mapWidth = (g: Grid): number => 1.5 * g.columns + 0.5

/** How high the map is. */
export const mapHeight = (g: Grid): number => HALF_HEX * (2 * g.rows + 1)

/** Writes where the centre of a hex is: x to out[0], y to out[1]. */
export function centreOf(g: Grid, hex: Hex, out: Float64Array): void {
  out[0] = 1.5 * g.x[hex] + 1
  out[1] = HALF_HEX * (g.y[hex] + 1)
}

/** Writes where a corner of a hex is; the side in direction d runs from corner d to the next, clockwise. */
export function cornerOf(g: Grid, hex: Hex, corner: Direction, out: Float64Array): void {
  out[0] = 1.5 * g.x[hex] + 1 + CORNER_X[corner] / 2
  out[1] = HALF_HEX * (g.y[hex] + 1 + CORNER_Y[corner])
}
