import { type Column, type Hex, hexOf, makeGrid } from '@boma/kernel'
import { COSTS, GRID, ROWS } from './data/map.ts'

/** §1.2: the map. */
export const grid = makeGrid(GRID)

/** §1.2: the terrain of each hex, as a letter of ROWS. */
export const TERRAIN: readonly string[] = Array.from({ length: grid.size }, (_, hex) => {
  const column = Math.trunc(hex / grid.rows)
  return ROWS[hex % grid.rows]?.[column] ?? '.'
})

/** No counter can enter. */
export const CLOSED = 0
/** §4.2: movement points to enter each hex; CLOSED for the river. */
export const COST = Uint8Array.from(TERRAIN, (letter) => COSTS[letter] ?? CLOSED) as Uint8Array & Column<Hex>

/** The ford that the match is about. */
export const FORD = hexOf(grid, 5, 3) as Hex
/** Not on the map: not placed yet, or eliminated. */
export const NOWHERE = grid.size as Hex

/** §2.1: a side's home is the two columns next to the river, which are consecutive hexes. */
export const HOME_HEXES: number = 2 * grid.rows
/** §2.1: the first hex of a side's home (Blue 03-04, Red 06-07). */
export const firstHome = (side: number): Hex => hexOf(grid, side === 0 ? 3 : 6, 1) as Hex
/** §2.1: is the hex in a side's home? */
export const isHome = (side: number, hex: Hex): boolean => hex >= firstHome(side) && hex < firstHome(side) + HOME_HEXES
