import { tell } from '../actions.ts'
import { automatic } from '../flow.ts'
import { hasEnemy } from '../stacks.ts'
import { moveTogether } from './04-control.ts'
import { causeOf, eliminate } from './16-losses.ts'

/** §31.0: a landing that does not clear the hex is lost. */
const DRIVEN_OFF = causeOf('31.0')
const landed = tell.advanced.under('31.0')

/** §31.0: whoever lands must advance if the hex is clear, whatever the battle was called; else all are lost (W90). */
export const settleLanding = automatic('31.0', (t) => {
  const { landing, attacker, at } = t.battle
  if (landing === 0 || t.attackers.next(0) < 0) return
  const isClear = !hasEnemy(t, attacker, at)
  if (isClear) moveTogether(t, t.attackers, at)
  for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1))
    if (isClear) landed(t, u, at)
    else eliminate(t, u, DRIVEN_OFF)
})
