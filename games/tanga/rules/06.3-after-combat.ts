import { call } from '@boma/kernel'
import { automatic, perform, procedure } from '../flow.ts'
import { collapses } from './06.3-collapse.ts'
import { noteLosses } from './06.3-standing.ts'
import { isLeaderless, unstack } from './09.6-unstack.ts'

/** Before a combat: what every formation has lost so far, and nobody has checked (ruling T107). */
export const beforeCombat = automatic('6.3.5', (t) => {
  noteLosses(t)
  t.fire.checked = 0
})

/** §9.6: after a melee stacks that have lost their leader part, on both sides. */
const partAfterMelee = [
  automatic('9.6', (t) => {
    if (t.melee.round > 0 && isLeaderless(t, t.melee.at)) call(t, unstack, t.melee.at)
  }),
  automatic('9.6', (t) => {
    if (t.melee.round > 0 && isLeaderless(t, t.melee.from)) call(t, unstack, t.melee.from)
  }),
]

/** §19.7: it is over, and nobody is seen for its sake any more (ruling T173). */
const over = automatic('19.7', (t) => {
  t.struck.clear()
  t.shaken.clear()
  t.shown.clear()
})

/** After a combat: formations that have lost too much break (6.3.4). */
export const afterCombat = procedure('after-combat', '6.3.5', [...partAfterMelee, perform(collapses), over])
