import type { Point, Text } from '@boma/showing'
import { WAYS } from '../board.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { ground } from '../rules/10-ground.ts'
import { say } from '../words/words.ts'

// The rules measure from the south-west corner, a page from the upper left one.

/** How wide and deep the table is, in inches. */
export const sizeOf = (t: Table): { readonly width: number; readonly height: number } => ({
  width: ground(t).right / PARTS,
  height: ground(t).top / PARTS,
})

/** A place of the rules, in sixteenths, on the page. */
export const onPage = (t: Table, x: number, y: number): Point => [x / PARTS, (ground(t).top - y) / PARTS]

/** A spot of the page as the rules have it, in sixteenths, within the table. */
export function inRules(t: Table, [x, y]: Point): readonly [x: number, y: number] {
  const { right, top } = ground(t)
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  return [within(x * PARTS, right), within(top - y * PARTS, top)]
}

/** A facing in degrees clockwise from the top, and back. */
export const degreesOf = (facing: number): number => (facing * 360) / WAYS
export const facingOf = (degrees: number): number => ((Math.round((degrees * WAYS) / 360) % WAYS) + WAYS) % WAYS

/** A length in inches to the tenth, as the language writes it. */
export function inInches(inches: number): Text {
  const [whole = '', tenth = ''] = inches.toFixed(1).split('.')
  return say('page.inches', { whole, tenth })
}
