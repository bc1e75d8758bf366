import { automatic, procedure } from '../flow.ts'

/** §1.3: independent figures and baggage move. */
export const independentPhase = procedure('independents', '1.3', [automatic('1.3', () => undefined)])
