/**
 * Where a datum comes from: `printed 2.1` stands in that case of the sheet, `derived 2.1` follows from it, `ours 12.10` is
 * from a clause that we wrote because the sheet is silent, `ours` alone is our own figure.
 */
export type Source = `printed ${string}` | `derived ${string}` | 'ours' | `ours ${string}`
