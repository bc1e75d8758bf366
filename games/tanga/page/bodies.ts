import type { BySide, Side } from '@boma/kernel'
import type { BodyLook } from '@boma/showing'

/** The look of each side. */
export const BODIES: BySide<BodyLook> = ['british', 'german']

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): BodyLook => (side < 0 ? '' : BODIES[side])
