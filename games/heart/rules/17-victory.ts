import { finish, NOBODY } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { scenarioIn } from './17-forces.ts'

/** §17.6: turns of a free game. */
const FREE_TURNS = 10
/** The last turn of the match. */
export const lastTurn = (t: Table): number => scenarioIn(t)?.turns ?? FREE_TURNS

/** §11.6, §17.4: the last turn ends the game. */
export const endOfTurn = automatic('11.6', (t) => {
  if (t.tracks.turn < lastTurn(t)) return
  tell.drawn(t, 0)
  finish(t, NOBODY)
})
