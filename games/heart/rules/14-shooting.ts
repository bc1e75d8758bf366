import { automatic, procedure } from '../flow.ts'

/** §1.4: all shooting (3, 4, 14). */
export const shootingPhase = procedure('shooting-phase', '1.4', [automatic('1.4', () => undefined)])
