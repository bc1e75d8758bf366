import { automatic, procedure } from '../flow.ts'

/** §15.5: to be written. */
export const battle = procedure('battle', '15.5', [automatic('15.5', () => {})])
