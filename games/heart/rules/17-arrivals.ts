import { automatic, procedure } from '../flow.ts'

/** §17.1: late units roll and come in. */
export const arrivals = procedure('arrivals', '17.1', [automatic('17.1', () => undefined)])
