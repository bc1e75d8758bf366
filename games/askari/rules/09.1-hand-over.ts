import { AGAIN, ALLOWED } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { choice } from '../flow.ts'
import { handOver, mayHandOver } from './09.1-seats.ts'

/** §1.0, ruling 139: lets the other Entente player move, between two stacks or while an assault waits for his. */
export const handOverChoice = choice({
  action: act.handOver,
  whyNot: (t) => (mayHandOver(t) ? ALLOWED : refuse.cannotHandOver()),
  take(t) {
    handOver(t)
    tell.handedOver(t)
    return AGAIN
  },
})
