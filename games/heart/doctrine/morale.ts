import { type Proposal, reason } from '@boma/counsel'
import { type Action, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { ralliesOn } from '../rules/05-leaders.ts'
import { rules } from '../rules.ts'
import { costsOf } from './losses.ts'

const moves = new Moves()
const only = (action: Action, task: 'rally' | 'hold' | 'take', chance?: number): readonly Proposal[] => [
  { order: [action], worth: 0, why: reason(task, chance === undefined ? {} : { chance }) },
]

/** §8.8: the unit with most to lose is rallied first. */
export function proposeRally(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action | undefined
  let most = 0
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at(i)
    if (!act.rally.is(action)) continue
    const v = act.rally.target(action)
    const worth = (7 - ralliesOn(t, act.rally.unit(action))) * costsOf(t, v, 1)[Math.max(1, t.units.count[v])]
    if (worth <= most) continue
    most = worth
    best = action
  }
  if (best === undefined) return only(moves.at(0), 'hold')
  return only(best, 'rally', (7 - ralliesOn(t, act.rally.unit(best))) / 6)
}

/** §16.6: a test that may be ignored is. */
export const proposeEndure = (): readonly Proposal[] => only(act.ignore(), 'hold')

/** §17.8: whoever can do his task does it. */
export function proposeTask(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  for (let i = 0; i < moves.count; i++) if (act.work.is(moves.at(i))) return only(moves.at(i), 'take')
  return only(moves.at(0), 'hold')
}
