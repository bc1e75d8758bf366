import { count, type Hex, named, nameHex, operand, parseHex, type Side } from '@boma/kernel'
import { CAPE, grid, HEXES } from '../board.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'

/** A counter, by its name. */
export const unit = named<Unit>()('unit', UNIT_NAMES).in('piece')
/** A side, by its name. */
export const side = named<Side>()('side', ['Allied', 'German']).in('side')
/** A hex by its number, or 'cape' for the Cape Colony Box. */
export const hex = operand<Hex, 'hex'>(
  'hex',
  HEXES + 1,
  (place) => (place === CAPE ? 'cape' : nameHex(grid, place)),
  (word) => (word.toLowerCase() === 'cape' ? CAPE : parseHex(grid, word)),
  { role: 'space' },
)
/** Action points. */
export const points = count('points', 31)
/** Half movement points, of ways across the whole map, too; as players count them would be half of it. */
export const halves = count('halves', 511)
