import { type Hex, nameHex, type Side } from '@boma/kernel'
import { CAPE, grid, placeName } from '../board.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { shortName } from './pieces.ts'

/** What each side is called. */
export const SIDE_NAMES = ['Allied', 'German'] as const
/** The look that stands for each side. */
export const SIDE_BODIES = ['union', 'german'] as const

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): string => SIDE_BODIES[side] ?? ''

/** A place as it is written on the map: its name if it has one, else its number. */
export const placeWord = (place: Hex): string =>
  place === CAPE ? 'Cape Colony' : placeName(place) || nameHex(grid, place)

/** A counter as its band has it. */
export const unitWord = (unit: Unit): string => shortName(UNIT_NAMES[unit])

/** Half points as players count them: '4½'. */
export function pointsWord(halves: number): string {
  const whole = halves >> 1
  const half = (halves & 1) === 1 ? '½' : ''
  return whole === 0 && half !== '' ? half : `${whole}${half}`
}
