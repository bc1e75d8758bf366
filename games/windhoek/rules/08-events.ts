import { automatic, procedure } from '../flow.ts'

/** §8.2: to be written. */
export const events = procedure('events', '8.2', [automatic('8.2', () => {})])
