import type { Side } from '@boma/kernel'
import type { BodyLook } from '@boma/showing'
import { COUNTERS, type Contingent } from '../data/counters.ts'
import type { Unit } from '../roster.ts'

const BODIES: Readonly<Record<Contingent, BodyLook>> = {
  German: 'german',
  British: 'british',
  Belgian: 'belgian',
  Portuguese: 'portuguese',
}
/** The South Africans are those who start in South Africa (25.1). */
const LOOKS: readonly BodyLook[] = COUNTERS.map((c) => (c.start === 'south-africa' ? 'union' : BODIES[c.contingent]))

/** The look of a counter. */
export const bodyOfUnit = (u: Unit): BodyLook => LOOKS[u]

/** The look that stands for each side. */
export const SIDE_BODIES = ['british', 'german'] as const
/** The same; '' for nobody's. */
export const bodyOf = (side: Side): BodyLook => SIDE_BODIES[side] ?? ''
