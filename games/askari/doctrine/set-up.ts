import { type Action, ALLOWED, check, type Hex, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, ENTENTE, isGround, MA, NATION, NO_UNIT } from '../roster.ts'
import { scenario } from '../rules/05-calendar.ts'
import { hexOf } from '../rules/08.1-spots.ts'
import { unitSpot } from '../rules/14-history.ts'
import { lotOf } from '../rules/14-set-up.ts'
import { rules } from '../rules.ts'
import { attackOf } from './assembly.ts'
import type { Front } from './front.ts'
import { best } from './logistics.ts'

/** Who is as good as this in an attack does not begin as a guard. */
const FOR_THE_ATTACK = 0.9
/** What it counts that the enemy can come in his second Impulse, beside one in his first. */
const LATER_ON = 0.4
/** The strength before which a place wants somebody twice as much. */
const A_HOST = 8

/**
 * §14.1.4, §14.2.6: weaker British battalions and guns begin where Germans could be in the first Impulses: one on each bare
 * hex of the Uganda line and in each town. All others lie as in history.
 */
export function setUp(t: Table, side: Side, front: Front): Action {
  const unit = lotOf(t)?.unit ?? NO_UNIT
  if (side !== ENTENTE || unit === NO_UNIT || !isGround(unit) || NATION[unit] !== BRITISH || MA[unit] === 0)
    return asInHistory(t, side)
  if (attackOf(t, unit) >= FOR_THE_ATTACK) return asInHistory(t, side)
  const worth = (at: Hex): number => (isHex(at) && front.guard[at] === 0 ? wanted(front, at) : 0)
  const found = best(t, (a) => (act.deploy.is(a) ? worth(hexOf(act.deploy.hex(a))) : 0))
  return act.deploy.is(found) && worth(hexOf(act.deploy.hex(found))) > 0 ? found : asInHistory(t, side)
}

/** How much a place wants somebody, whoever it is: in his first Impulse the enemy takes what is open, and most of all where most of him is. */
function wanted({ held, points, pressure, comers }: Front, at: Hex): number {
  if (held[at] === 0 || points[at] === 0 || comers[at] === 0) return 0
  return points[at] * (pressure[at] > 0 ? 1 + pressure[at] / A_HOST : LATER_ON)
}

/** Its own place in history; with all that are left when it has none that is allowed. */
function asInHistory(t: Table, side: Side): Action {
  const unit = lotOf(t)?.unit ?? NO_UNIT
  if (unit === NO_UNIT || side !== ENTENTE) return act.historical()
  const there = act.deploy(unitSpot(scenario(t), unit))
  return check(rules, t, side, there) === ALLOWED ? there : act.historical()
}
