import { procedure } from '../flow.ts'

/** §8.0: the Logistics Phase. */
export const logistics = procedure('logistics', '8.0', [])
