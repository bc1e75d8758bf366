import type { Side } from '@boma/kernel'
import type { BodyLook } from '@boma/showing'

/** The look of each side. */
export const BODIES = ['german', 'british'] as const
/** The look of a side. */
export const bodyOf = (side: Side): BodyLook => BODIES[side]
