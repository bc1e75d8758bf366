import { type Grid, type Hex, hexAt, OFF_MAP, type OffMap } from './grid.ts'

/** The hex with these printed column and row numbers. */
export const hexOf = (g: Grid, column: number, row: number): Hex | OffMap =>
  hexAt(g, column - g.first, 2 * (row - g.first))

/** The number printed in a hex: '0812' is column 8, row 12. */
export function nameHex(g: Grid, hex: Hex): string {
  return twoDigits(g.first + g.x[hex]) + twoDigits(g.first + (hex % g.rows))
}

/** The hex that a printed number names; undefined when it is no such number or not on this map. */
export function parseHex(g: Grid, text: string): Hex | undefined {
  if (!/^[0-9]{4}$/.test(text)) return undefined
  const hex = hexOf(g, Number(text.slice(0, 2)), Number(text.slice(2)))
  return hex === OFF_MAP ? undefined : hex
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
