import { type Proposal, reason } from '@boma/counsel'
import { type Action, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { bodyOf } from './bodies.ts'
import { fireCost, firerOf, reckonFire } from './fire.ts'
import { pictureOf } from './picture.ts'
import { SPRINGS } from './weights.ts'

const moves = new Moves()

/** §13.3: springs to fire when its volley is worth it; else it waits. */
export function proposeSpring(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const { foes, own } = pictureOf(t, side)
  let best: Action | undefined
  let most = SPRINGS
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at(i)
    if (!act.spring.is(action)) continue
    const firer = firerOf(
      t,
      bodyOf(t, act.spring.unit(action)),
      own.map(({ body }) => body),
    )
    for (const foe of foes) {
      reckonFire(t, firer, foe.body, false)
      const worth = fireCost(foe.costs)
      if (worth <= most) continue
      most = worth
      best = action
    }
  }
  const action = best ?? (moves.has(act.pass()) ? act.pass() : moves.at(0))
  return [{ order: [action], worth: 0, why: reason(best === undefined ? 'wait' : 'strike') }]
}
