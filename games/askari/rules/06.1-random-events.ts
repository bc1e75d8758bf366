import { procedure } from '../flow.ts'

/** §6.1: the Random Events Phase. */
export const randomEvents = procedure('random-events', '6.1', [])
