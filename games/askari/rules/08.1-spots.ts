import type { Hex } from '@boma/kernel'
import { hex, SECOND_SHORE, SECOND_SHORES } from '../board.ts'
import { SPLIT_HEXES } from '../data/waters.ts'
import type { Table } from '../layout.ts'
import { isGround, type Unit } from '../roster.ts'
import { mark, put, SECOND, unmark } from '../stacks.ts'

/** Where something can be laid: a hex, or behind all spaces the second shore of a split one (10.1.7). */
export type Spot = Hex

const SPLIT: readonly Hex[] = SPLIT_HEXES.map((split) => hex(split.hex))
/** The hex that a spot is in; boxes are themselves. */
export const hexOf = (spot: Spot): Hex => (spot >= SECOND_SHORES ? (SPLIT[spot - SECOND_SHORES] ?? spot) : spot)
/** The spots of a hex: two if it is split. */
export const spotsOf = (at: Hex): readonly Spot[] => (SECOND_SHORE[at] < 0 ? [at] : [at, SECOND_SHORE[at]])
/** The spots of many. */
export const spotsOfAll = (hexes: readonly Hex[]): readonly Spot[] => hexes.flatMap(spotsOf)

/** §10.1.7, ruling 4: lays a piece down; a unit in a split hex takes the shore that was chosen. */
export function layAt(t: Table, unit: Unit, spot: Spot): void {
  put(t, unit, hexOf(spot))
  if (spot >= SECOND_SHORES && isGround(unit)) mark(t, unit, SECOND)
  else unmark(t, unit, SECOND)
}
