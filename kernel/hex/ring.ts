import { DIRECTIONS, STEP_X, STEP_Y } from './compass.ts'
import { type Grid, type Hex, type HexList, hexAt, OFF_MAP } from './grid.ts'

/**
 * Writes the hexes of the map at exactly this distance, clockwise from the one due north, and returns how many there
 * are: never more than 6 * radius (1 for radius 0).
 */
export function ring(g: Grid, centre: Hex, radius: number, out: HexList): number {
  if (radius === 0) {
    out[0] = centre
    return 1
  }
  let count = 0
  let x = g.x[centre]
  let y = g.y[centre] - 2 * radius
  for (const d of DIRECTIONS) {
    const along = (d + 2) % 6
    for (let step = 0; step < radius; step++) {
      const hex = hexAt(g, x, y)
      if (hex !== OFF_MAP) out[count++] = hex
      x += STEP_X[along]
      y += STEP_Y[along]
    }
  }
  return count
}

/** Writes the hexes of the map within this distance, in the order of their ids, and returns how many there are. */
export function disc(g: Grid, centre: Hex, radius: number, out: HexList): number {
  let count = 0
  const left = Math.max(0, g.x[centre] - radius)
  const right = Math.min(g.columns - 1, g.x[centre] + radius)
  for (let x = left; x <= right; x++) {
    // In each column the disc is one run of hexes, and so one run of ids.
    const height = 2 * radius - Math.abs(x - g.x[centre])
    const top = Math.max(0, (g.y[centre] - height) >> 1)
    const bottom = Math.min(g.rows - 1, (g.y[centre] + height) >> 1)
    for (let row = top; row <= bottom; row++) out[count++] = (x * g.rows + row) as Hex
  }
  return count
}
