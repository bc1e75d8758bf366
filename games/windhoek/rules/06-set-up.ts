import { automatic, procedure } from '../flow.ts'

/** §6.1: to be written. */
export const setUp = procedure('set-up', '6.1', [automatic('6.1', () => {})])
