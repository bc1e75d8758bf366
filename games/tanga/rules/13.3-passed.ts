import { d6, type Hex, NEXT, RESTART } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { BONUS, FORMATION, IS_COMBAT, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, hasCombat, nextCombat } from '../stacks.ts'
import { stopDigging } from './02-losses.ts'
import { printedMorale } from './06.1-morale.ts'
import { isBound } from './06.3-standing.ts'
import { bestLeader } from './10-fire.ts'

/** §13.3A: friends whose hex a combat unit entered and left again are to check, by a step, off the map or to where there is room. */
export function notePassed(t: Table, left: Hex, u: Unit): void {
  if (IS_COMBAT[u] === 0 || !hasCombat(t, left, SIDE_OF[u])) return
  for (let i = 0; i < t.passed.height; i++) if (t.passed.at(i) === left) return
  t.passed.push(left)
}

/** Who is still to check in a hex that was passed: the highest that has not checked in this combat and is not broken. */
function nextShaken(t: Table, at: Hex): Unit {
  let next = NO_UNIT
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (!t.shaken.has(u) && !isBound(t, u) && (next === NO_UNIT || t.units.rank[u] < t.units.rank[next])) next = u
  return next
}

/** §13.3A: one die, not above morale and one leader's bonus; who fails is carried away. */
function check(t: Table, u: Unit, at: Hex, wave: number): void {
  t.shaken.add(u)
  t.shown.add(u)
  stopDigging(t, at, SIDE_OF[u])
  const leader = bestLeader(t, at, FORMATION[u])
  const morale = printedMorale(t, u) + (leader === NO_UNIT ? 0 : BONUS[leader])
  if (d6(t) <= morale) {
    tell.passedSteadily(t, u, morale)
    return
  }
  tell.carriedAway(t, u, morale)
  t.fleeing.add(u)
  t.units.wave[u] = wave
}

/** §13.3A: all whom the last retreat passed, in the order in which they were passed, from the top down. */
export function shakePassed(t: Table, wave: number): typeof NEXT | typeof RESTART {
  for (let i = 0; i < t.passed.height; i++) {
    const at = t.passed.at(i)
    for (let u = nextShaken(t, at); u !== NO_UNIT; u = nextShaken(t, at)) check(t, u, at, wave)
  }
  t.passed.clear()
  return t.fleeing.first === NO_UNIT ? NEXT : RESTART
}
