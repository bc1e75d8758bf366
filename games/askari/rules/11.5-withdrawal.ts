import { d6, NEXT } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, GERMAN, GERMAN_NATION, hasTag, isGround, KAR, NATION } from '../roster.ts'
import { nationOf } from './07-communications.ts'
import { couldRetreat } from './11.12-ways.ts'
import { commandOf } from './11-command.ts'
import { defending } from './11-forces.ts'

/** §11.5.2: KAR and Belgians are hard to shake off. */
const SHAKEN_OFF = 4
export function isHeldFast(t: Table): boolean {
  for (let u = t.attackers.next(0); u >= 0 && isGround(u); u = t.attackers.next(u + 1))
    if (hasTag(u, KAR) || NATION[u] === BELGIAN) return true
  return false
}

/** Ruling 96: the rule is about German troops: at least one in the stack. */
function hasGermans(t: Table): boolean {
  for (let u = t.defenders.next(0); u >= 0 && isGround(u); u = t.defenders.next(u + 1))
    if (nationOf(t, u) === GERMAN_NATION) return true
  return false
}

/** §11.5.1: may the defender withdraw before the battle? */
const mayWithdraw = (t: Table): boolean => defending(t) === GERMAN && hasGermans(t) && couldRetreat(t)

/** §11.5.2: against KAR or Belgians it takes a 4 or more, else nothing. */
function withdraw(t: Table): void {
  const side = defending(t)
  if (isHeldFast(t) && d6(t) < SHAKEN_OFF) {
    tell.withdrawalFailed(t, side)
    return
  }
  tell.withdrew(t, side, t.battle.at)
  // §11.5.4: the Entente has won, and the Germans retreat by the rules of retreat (11.5.3)
  t.battle.beaten = 1 + side
}

/** §11.5: the German defender decides whether to be there at all, all his units or none (ruling 93). */
export const withdrawOrStand = question({
  name: 'withdraw',
  rule: '11.5.1',
  about: (t) => ({ hex: t.battle.at }),
  who: defending,
  seat: commandOf(defending),
  when: mayWithdraw,
  choices: [
    choice({
      action: act.stand,
      main: true,
      take(t) {
        tell.stoodToFight(t, defending(t))
        return NEXT
      },
    }),
    choice({
      action: act.withdraw,
      take(t) {
        withdraw(t)
        return NEXT
      },
    }),
  ],
})
