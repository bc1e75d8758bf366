import { other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround } from '../roster.ts'
import { attacking, defending, forceOf, hasGround, stands } from './11-forces.ts'

/** §11.11.1: has the side anybody unbroken in its line? */
function holdsLine(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) if (stands(t, u)) return true
  return false
}

const attackerWon = tell.battleWon.under('11.11.3')

function wins(t: Table, side: Side, told: typeof tell.battleWon): void {
  t.battle.beaten = 1 + other(side)
  told(t, side, t.battle.at)
}

/**
 * §11.11, ruling 113: who has won; the loser must retreat (11.11.4). With both lines gone the ground stays with the
 * defender if any unit of his is left at all, then with the attacker; where vessels alone are left nobody has won.
 */
export const judge = automatic('11.11', (t) => {
  const [attacker, defender] = [attacking(t), defending(t)]
  if (holdsLine(t, defender)) wins(t, defender, tell.battleWon)
  else if (holdsLine(t, attacker)) wins(t, attacker, attackerWon)
  else if (hasGround(t, defender)) wins(t, defender, tell.battleWon)
  else if (hasGround(t, attacker)) wins(t, attacker, attackerWon)
  else tell.nobodyLeft(t, t.battle.at)
})

/** §11.11.4: who must retreat; call only when somebody must. */
export const beaten = (t: Table): Side => (t.battle.beaten - 1) as Side
