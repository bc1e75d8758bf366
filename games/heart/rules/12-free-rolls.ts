import { automatic, procedure } from '../flow.ts'

/** §12.9: enemies in contact strike at a unit that leaves (local 0: the unit). */
export const freeRolls = procedure('free-rolls', '12.9', [automatic('12.9', () => undefined)])
