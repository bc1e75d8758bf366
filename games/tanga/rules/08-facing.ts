import type { Hex } from '@boma/kernel'
import { leavesBy } from '../board/sight.ts'
import { IS_ALL_ROUND } from '../board.ts'
import type { Table } from '../layout.ts'

const ALL_SIDES = 0b111111

/** §8.1, §8.2: the three frontal sides of who faces this way, bit d for side d: the faced one and one on each hand. */
export const frontOf = (facing: number): number => (1 << facing) | (1 << ((facing + 1) % 6)) | (1 << ((facing + 5) % 6))

/** §8.3: the frontal sides of the units in a hex: all six in European Tanga and the Boma. */
export const frontAt = (t: Table, at: Hex): number =>
  IS_ALL_ROUND[at] === 1 ? ALL_SIDES : frontOf(t.places.facing[at])

/** §10.4.1: does the line to a hex go out through a frontal side? A corner of one will do (ruling T50). */
export const isInArc = (t: Table, from: Hex, to: Hex): boolean => (leavesBy(from, to) & frontAt(t, from)) !== 0

/** §12.2: does the line from a hex come in through a flank side of units there that face this way, or a corner of one (ruling T51)? */
export const isFlanked = (at: Hex, facing: number, from: Hex): boolean =>
  IS_ALL_ROUND[at] === 0 && (leavesBy(at, from) & ~frontOf(facing) & ALL_SIDES) !== 0
