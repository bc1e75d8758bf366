import { type Action, type Hex, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BV, face, MA, RV, type Unit } from '../roster.ts'
import { hexOf } from '../rules/08.1-spots.ts'
import { rules } from '../rules.ts'
import type { Front } from './front.ts'

const moves = new Moves()

/** The best of the answers by a measure, the first of equals. */
export function best(t: Table, worth: (a: Action) => number): Action {
  legal(rules, t, moves)
  let found = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const w = worth(moves.at(i))
    if (w > most) {
      most = w
      found = moves.at(i)
    }
  }
  return found
}

/** §8.1.8: every arrival is a garrison where the enemy could come next. */
export function arrive(t: Table, front: Front): Action {
  return best(t, (a) => {
    if (act.arrive.is(a)) return placing(hexOf(act.arrive.hex(a)), front)
    if (act.feed.is(a)) return -1
    return act.wait.is(a) ? -0.5 : -2
  })
}

function placing(at: Hex, front: Front): number {
  if (!isHex(at)) return 0
  return front.guarding(at, 2.5) + 0.02 * Math.min(3, front.comers[at]) + 0.001 * front.points[at]
}

/** How much a unit is worth as it stands on its full side. */
const strength = (u: Unit): number => RV[face(u, 0)] + 0.5 * BV[face(u, 0)] + 0.1 * MA[u]

/** §8.2: first whom the pile gives back, then steps; no Carrier is cited, and none converted for nothing. */
export function replace(t: Table): Action {
  return best(t, (a) => {
    if (act.rebuild.is(a)) return 10 + strength(act.rebuild.unit(a))
    if (act.complete.is(a)) return 5
    if (act.restore.is(a)) return 6 + strength(act.restore.unit(a))
    return act.end.is(a) ? 1 : act.lapse.is(a) ? 0.5 : 0
  })
}

/** §6.1, §6.2: who is struck: the enemy's strongest, of ours the weakest. */
export const strike = (t: Table, isOurs: (u: Unit) => boolean): Action =>
  best(t, (a) => {
    if (!act.strike.is(a)) return -100
    const u = act.strike.unit(a)
    return isOurs(u) ? -strength(u) : strength(u)
  })

/** §6.1: whom drafts make whole. */
export const drafts = (t: Table): Action => best(t, (a) => (act.restore.is(a) ? strength(act.restore.unit(a)) : -1))

/** Any other event: what is offered first. */
export const first = (t: Table): Action => best(t, () => 0)
