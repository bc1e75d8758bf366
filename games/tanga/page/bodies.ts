import type { Side } from '@boma/kernel'
import { GERMAN } from '../roster.ts'

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): string => (side < 0 ? '' : side === GERMAN ? 'german' : 'british')
