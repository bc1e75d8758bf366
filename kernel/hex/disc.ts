import type { Grid, Hex, HexList } from './grid.ts'

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
