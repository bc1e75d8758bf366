import { automatic, procedure } from '../flow.ts'

/** §1.6: tasks, tests, rallies (16.1). */
export const moralePhase = procedure('morale-phase', '1.6', [automatic('1.6', () => undefined)])
