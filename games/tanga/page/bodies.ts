import type { BySide, Side } from '@boma/kernel'

/** The look of each side. */
export const BODIES: BySide<string> = ['british', 'german']

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): string => (side < 0 ? '' : BODIES[side])
