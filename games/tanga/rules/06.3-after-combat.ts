import { automatic, perform, procedure } from '../flow.ts'
import { collapses } from './06.3-collapse.ts'
import { noteLosses } from './06.3-standing.ts'
import { unstacking } from './09.6-unstack.ts'

/** Before a combat: what every formation has lost so far, and nobody has checked (ruling T107). */
export const beforeCombat = automatic('6.3.5', (t) => {
  noteLosses(t)
  t.shaken.clear()
  t.fire.hurt = 0
  t.fire.checked = 0
})

/** After it: stacks without a leader part (9.6), formations that have lost too much break (6.3.4). */
export const afterCombat = procedure('after-combat', '6.3.5', [perform(unstacking), perform(collapses)])
