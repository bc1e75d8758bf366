import { automatic, procedure } from '../flow.ts'

/** §10.1: to be written. */
export const recruitPhase = procedure('recruit', '10.1', [automatic('10.1', () => {})])
