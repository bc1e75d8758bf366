import { type Column, type Hex, hexOf, makeGrid } from '@boma/kernel'

/** The map: nine columns of seven hexes, even columns half a hex lower. */
export const grid = makeGrid({ columns: 9, rows: 7, shoved: 'even' })

/** §1.2: '.' open, 'b' bush, '~' river, 'f' ford; one line per row, one letter per column. */
const ROWS = ['..b.~.b..', '.b..f..b.', '..b.f.b..', 'b...f...b', '..b.f.b..', '.b..~..b.', '..b.~.b..']

/** §1.2: the terrain of each hex. */
export const TERRAIN: readonly string[] = Array.from({ length: grid.size }, (_, hex) => {
  const column = Math.trunc(hex / grid.rows)
  return ROWS[hex % grid.rows]?.[column] ?? '.'
})

/** No counter can enter. */
export const CLOSED = 0
/** §4.2: movement points to enter each hex; CLOSED for the river. */
export const COST = Uint8Array.from(TERRAIN, (letter) => ({ '.': 1, b: 2, f: 2 })[letter] ?? CLOSED) as Uint8Array &
  Column<Hex>

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
