import type { Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { GONE, isHex } from '../board.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, SWITCHABLE, UNITS, type Unit, WITHDRAW_TURN, WITHDRAW_TURN2 } from '../roster.ts'
import { sideOf } from '../stacks.ts'
import { liftOff } from './02-steps.ts'
import { settle } from './04-control.ts'

/** §8.3.2: does the table of withdrawals take the counter now? A gun in the enemy's hands stays with him. */
function isCalledAway(t: Table, unit: Unit): boolean {
  const { turn } = t.tracks
  if (WITHDRAW_TURN[unit] !== turn && WITHDRAW_TURN2[unit] !== turn) return false
  return SWITCHABLE[unit] === 0 || sideOf(t, unit) === SIDE_OF[unit]
}

/** §8.3.1, ruling 67: they leave wherever they are, the Eliminated Pile included. */
export const withdraw = automatic('8.3.1', (t) => {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!isCalledAway(t, u) || t.units.where[u] === GONE) continue
    const from: Hex = t.units.where[u]
    liftOff(t, u, GONE)
    withdrawn(t, u)
    if (isHex(from)) settle(t, from) // §4.1.6
  }
})
const withdrawn = tell.removed.under('8.3.1')
