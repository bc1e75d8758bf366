import type { Column } from '../id.ts'
import { COMPASS, type Direction, opposite } from './compass.ts'
import { type Crossing, crossing, type Grid, type Hex, hexAt, hexLeft, OFF_MAP, type OffMap } from './grid.ts'

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

/** The hex that data or a test name; throws when there is none. */
export function hexNamed(g: Grid, name: string): Hex {
  const hex = parseHex(g, name)
  if (hex === undefined) throw new Error(`there is no hex ${name}`)
  return hex
}

/** The side that data name, '2117S' for the south side of 2117, as the way out over it; throws when there is none. */
export function sideNamed(g: Grid, name: string): Crossing {
  const direction: Direction | undefined = COMPASS[name.slice(4) as keyof typeof COMPASS]
  if (direction === undefined) throw new Error(`there is no side ${name}`)
  return crossing(hexNamed(g, name.slice(0, 4)), direction)
}

/** Sides of a hex as six bits, bit d for direction d. */
export type SideBits = number

/** The sides that data name, marked from both of their hexes. */
export function sidesNamed(g: Grid, names: readonly string[]): Column<Hex, SideBits> {
  const bits = new Uint8Array(g.size) as Column<Hex, SideBits>
  for (const name of names) {
    const side = sideNamed(g, name)
    const direction = (side % 6) as Direction
    bits[hexLeft(side)] |= 1 << direction
    const beyond = g.neighbours[side]
    if (beyond !== OFF_MAP) bits[beyond] |= 1 << opposite(direction)
  }
  return bits
}

/** The letter of a hex in a map written as rows of letters from the north; '' where the rows have none. */
export const letterAt = (g: Grid, rows: readonly string[], hex: Hex): string => rows[hex % g.rows]?.[g.x[hex]] ?? ''

const twoDigits = (n: number) => String(n).padStart(2, '0')
