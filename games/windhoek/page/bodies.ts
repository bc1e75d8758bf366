import type { Side } from '@boma/kernel'
import type { BodyLook } from '@boma/showing'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { shortName } from '../words/words.ts'

/** The look that stands for each side. */
export const SIDE_BODIES = ['union', 'german'] as const

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): BodyLook => SIDE_BODIES[side] ?? ''

/** A counter as its band has it. */
export const unitWord = (unit: Unit): string => shortName(UNIT_NAMES[unit])
