import { automatic, procedure } from '../flow.ts'

/** §19.2: to be written. */
export const rallyPhase = procedure('rally', '19.2', [automatic('19.2', () => {})])
