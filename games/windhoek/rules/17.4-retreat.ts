import { ALLOWED, DONE, NEXT, NOBODY, other, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { attacking, forceOf, groundOf } from './15.2-forces.ts'
import { startFallingBack } from './16.4-withdrawal.ts'
import { isEntrenched } from './16.5-ground.ts'
import { victor } from './17-outcome.ts'

const beaten = (t: Table): Side => other(victor(t))

/** §17.4: may the beaten force keep its ground? In a trench of its own, attacker or defender, all of it (W83). */
export function whyNotStay(t: Table): Refusal {
  const ground = groundOf(t, beaten(t))
  return isEntrenched(t, ground) ? ALLOWED : refuse.noTrench(ground)
}

const holdOrRetreat = question({
  name: 'trench',
  rule: '17.4',
  who: beaten,
  when: (t) => whyNotStay(t) === ALLOWED,
  choices: [
    choice({
      action: act.stay,
      main: true,
      whyNot: whyNotStay,
      take(t) {
        tell.heldTrench(t, beaten(t), groundOf(t, beaten(t)))
        return DONE
      },
    }),
    choice({ action: act.retreat, take: () => NEXT }),
  ],
})

/** §17.4: the loser holds his trench or falls back as in a withdrawal. */
export const retreat = procedure('retreat', '17.4', [
  holdOrRetreat,
  automatic('17.4', (t) => startFallingBack(t, beaten(t), true)),
])

/** §17.4: must anyone retreat? A beaten landing cannot (31.0). */
export function mustRetreat(t: Table): boolean {
  if (victor(t) === NOBODY || forceOf(t, beaten(t)).next(0) < 0) return false
  return t.battle.landing === 0 || beaten(t) !== attacking(t)
}
