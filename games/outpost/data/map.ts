/** §1.1: seven columns of five hexes, even columns half a hex lower. */
export const GRID = { columns: 7, rows: 5, shoved: 'even' } as const

/** §1.1: '.' open, 'b' bush, 't' thorns; one line a row, one letter a column. */
export const ROWS = ['..b.b..', '.t...t.', '.......', '.t...t.', '..b.b..']
