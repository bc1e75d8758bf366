import { type Hex, makeGrid, parseHex } from '@boma/kernel'
import { GRID, ROWS } from './data/map.ts'

/** §1.1: the map. */
export const grid = makeGrid(GRID)

/** §1.1: the letter of each hex. */
export const TERRAIN: readonly string[] = Array.from(
  { length: grid.size },
  (_, hex) => ROWS[hex % grid.rows]?.[Math.trunc(hex / grid.rows)] ?? '.',
)

/** Not on the map any more. */
export const NOWHERE = grid.size as Hex

/** The hex with this number. */
export function hexNamed(name: string): Hex {
  const hex = parseHex(grid, name)
  if (hex === undefined) throw new Error(`there is no hex ${name}`)
  return hex
}
