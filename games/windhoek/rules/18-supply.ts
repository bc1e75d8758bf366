import { automatic, procedure } from '../flow.ts'

/** §18.5: to be written. */
export const supplyPhase = procedure('supply', '18.5', [automatic('18.5', () => {})])
