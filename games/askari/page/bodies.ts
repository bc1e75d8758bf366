import type { Side } from '@boma/kernel'
import type { BodyLook } from '@boma/showing'
import { COUNTER, GERMAN, NATION, type Unit } from '../roster.ts'

const NATION_BODIES = ['british', 'belgian', 'portuguese', 'german'] as const

/** A side's look; '' for nobody's. */
export const bodyOf = (side: Side): BodyLook => (side < 0 ? '' : side === GERMAN ? 'german' : 'british')

/** The Union's regiments wear colours of their own. */
const isUnion = (unit: Unit): boolean => /-SA(?:I|H|FA)$/.test(COUNTER[unit].id)

/** The look of a piece: its nation's, for a captured gun its captor's. */
export function bodyOfUnit(unit: Unit, side: Side): BodyLook {
  const body = NATION_BODIES[NATION[unit]] ?? 'british'
  if (side !== GERMAN && isUnion(unit)) return 'union'
  // A gun in the other camp's hands shows the other face of its counter (2.2.4a); Portuguese keep their own.
  return body === 'portuguese' || (body === 'german') === (side === GERMAN) ? body : bodyOf(side)
}
