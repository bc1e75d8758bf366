import { automatic } from '../flow.ts'

/** §5.1.4 + §14.4.6: the tally of turn 5, the end of the last turn. */
export const endOfTurn = automatic('13.1.1', () => {})
