/** §1.2: nine columns of seven hexes, even columns half a hex lower. */
export const GRID = { columns: 9, rows: 7, shoved: 'even' } as const

/** §1.2: '.' open, 'b' bush, '~' river, 'f' ford; one line per row, one letter per column. */
export const ROWS = ['..b.~.b..', '.b..f..b.', '..b.f.b..', 'b...f...b', '..b.f.b..', '.b..~..b.', '..b.~.b..']

/** §4.2: movement points to enter a hex, by its letter; the river, which nobody enters, has none. */
export const COSTS: Readonly<Record<string, number>> = { '.': 1, b: 2, f: 2 }
