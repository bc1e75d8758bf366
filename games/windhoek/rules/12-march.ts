import { automatic, procedure } from '../flow.ts'

/** §12.2: to be written. */
export const marchPhase = procedure('march-phase', '12.2', [automatic('12.2', () => {})])
