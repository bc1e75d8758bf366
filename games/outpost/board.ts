import { type Hex, letterAt, makeGrid, hexNamed as named } from '@boma/kernel'
import { GRID, ROWS } from './data/map.ts'

/** §1.1: the map. */
export const grid = makeGrid(GRID)

/** §1.1: the letter of each hex. */
export const TERRAIN: readonly string[] = Array.from({ length: grid.size }, (_, hex) =>
  letterAt(grid, ROWS, hex as Hex),
)

/** Not on the map any more. */
export const NOWHERE = grid.size as Hex

/** The hex with this number. */
export const hexNamed = (name: string): Hex => named(grid, name)
