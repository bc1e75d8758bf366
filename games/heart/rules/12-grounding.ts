import { d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, procedure } from '../flow.ts'
import { FIRST_UNIT, UNITS } from '../roster.ts'
import { AGROUND, isIn, isOnTable, lift } from './09-units.ts'
import { lookAround } from './13-finding.ts'
import { noteContacts } from './14-contacts.ts'
import { noteWorkers } from './17.8-tasks.ts'

/** §12.12: a boat that is aground comes free on a 6. */
const FREE = 6
const boatsAground = automatic('12.12', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if (!isOnTable(t, u) || !isIn(t, u, AGROUND)) continue
    if (d6(t) < FREE) tell.aground(t, u)
    else {
      lift(t, u, AGROUND)
      tell.afloat(t, u)
    }
  }
})

/** What comes before all: boats aground, ambushes that are seen at once, who works at a task (17.8). */
export const startOfTurn = procedure('start-of-turn', '12.12', [
  boatsAground,
  lookAround,
  automatic('17.8', (t) => {
    noteContacts(t)
    noteWorkers(t)
  }),
])
