import { AGAIN, ALLOWED, type Moves, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { choice } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { IS_ENGINEER, type Unit } from '../../roster.ts'
import { isBound } from '../11-zones.ts'
import { whyNotRest, whyNotStay } from '../14-stacking.ts'
import { seers } from '../26-fog.ts'
import { FOOT, isHeld } from './force.ts'
import { hasWayOn } from './way-on.ts'

/** May the unit be left behind where the force is? */
export function whyNotDrop(t: Table, unit: Unit): Refusal {
  if (!t.force.has(unit) || unit <= t.march.picked) return refuse.notWithForce(unit)
  // §13.1: on the way; who is to stay in the first hex never joined, and somebody must be left to march (W46)
  if (t.march.steps === 0 || t.force.size === 1) return refuse.cannotDrop(unit)
  // §11.4: where a zone has ended the march, only a train that it does not hold leaves others behind (33.4, W174)
  if (isHeld(t, t.march.at) && !isLeftByTrain(t, unit)) return refuse.cannotDrop(unit)
  if (whyNotRest(t, t.march.at) === ALLOWED) return ALLOWED
  // §14.4: in a hex that cannot hold all, only as many as fit
  const room = whyNotStay(t, unit, t.march.at, 1)
  if (room !== ALLOWED) return room
  return wouldStrand(t, unit) ? refuse.wouldStrand(unit) : ALLOWED
}

/** §33.4: does the zone that holds this unit let another one of the force go on? */
function isLeftByTrain(t: Table, unit: Unit): boolean {
  if (!isBound(t, unit, t.march.at)) return false
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!isBound(t, u, t.march.at)) return true
  return false
}

/** §14.4: would the others, who may not stay, lack the engineer that their way on needs (W176)? */
function wouldStrand(t: Table, unit: Unit): boolean {
  if (t.march.mode !== FOOT || IS_ENGINEER[unit] === 0) return false
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (u !== unit && IS_ENGINEER[u] === 1) return false
  return !hasWayOn(t, 0, t.march.at)
}

/** §13.1: leaves a unit of the force behind; it is done for this march. */
export const drop = choice({
  action: act.drop,
  among(t, out: Moves) {
    if (t.march.steps === 0) return
    for (let u = t.force.next(t.march.picked + 1); u >= 0; u = t.force.next(u + 1)) out.add(act.drop(u))
  },
  whyNot: (t, a) => whyNotDrop(t, act.drop.unit(a)),
  take(t, a) {
    const unit = act.drop.unit(a)
    t.force.remove(unit)
    t.units.spent[unit] = 0
    t.march.picked = unit
    tell.dropped.to(seers(t, unit), t, unit, t.march.at)
    return AGAIN
  },
})

/** §13.2: ends the movement where the force is, if it may stay there (14.4). */
export const stop = choice({
  action: act.stop,
  // Not before the first step: to stop there wastes the point that the march has cost.
  main: (t) => t.march.steps > 0,
  whyNot: (t) => whyNotRest(t, t.march.at),
  take: () => NEXT,
})
