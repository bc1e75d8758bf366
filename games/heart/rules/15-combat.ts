import { automatic, procedure } from '../flow.ts'

/** §1.5: all close combat (6, 15). */
export const combatPhase = procedure('combat-phase', '1.5', [automatic('1.5', () => undefined)])
