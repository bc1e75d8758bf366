import type { Side } from '@boma/kernel'

/** The look of each side. */
export const BODIES = ['german', 'british'] as const
/** The look of a side. */
export const bodyOf = (side: Side): string => BODIES[side]
