import {
  AGAIN,
  ALLOWED,
  DIRECTIONS,
  DONE,
  d6,
  type Hex,
  NEXT,
  neighbour,
  OFF_MAP,
  RESTART,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { DISORGANIZED, firstCombat, is, mark, nextCombat, SWEPT } from '../stacks.ts'
import { disorganize, stopDigging, strike } from './02-losses.ts'
import { printedMorale } from './06.1-morale.ts'
import { isBound } from './06.3-standing.ts'
import { routOff } from './13.2-retreat.ts'

/** §6.3.4E: notes the neighbours of a unit that breaks: friends within a hex of it who are not bound themselves. */
export function noteNeighbours(t: Table, u: Unit): void {
  const at = t.units.where[u]
  if (!isHex(at)) return
  noteIn(t, at, u)
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next !== OFF_MAP) noteIn(t, next, u)
  }
}
function noteIn(t: Table, at: Hex, u: Unit): void {
  for (let v = firstCombat(t, at); v !== NO_UNIT; v = nextCombat(t, v))
    if (v !== u && SIDE_OF[v] === SIDE_OF[u] && !isBound(t, v)) t.neighbours.add(v)
}

const fleeingSide = (t: Table): Side => SIDE_OF[t.fleeing.first]

/** P6, 3: one unit after another, in their owner's order. */
const nextToRout = question({
  name: 'rout',
  rule: '6.3.4a',
  who: fleeingSide,
  when: (t) => t.fleeing.first !== NO_UNIT && t.fleeing.next(t.fleeing.first + 1) !== NO_UNIT,
  choices: [
    choice({
      action: act.retreat,
      among(t, out) {
        for (let u = t.fleeing.first; u !== NO_UNIT; u = t.fleeing.next(u + 1)) out.add(act.retreat(u))
      },
      whyNot: (t, a) => (t.fleeing.has(act.retreat.unit(a)) ? ALLOWED : refuse.notInIt(act.retreat.unit(a))),
      take(t, a) {
        routOff(t, act.retreat.unit(a))
        return RESTART
      },
    }),
  ],
})

const lastToRout = automatic('6.3.4a', (t) => {
  const u = t.fleeing.first
  if (u === NO_UNIT) return NEXT
  routOff(t, u)
  return RESTART
})

/** Who is still to check in a hex that a rout has passed (ruling T111). */
function nextIn(t: Table, at: Hex): Unit {
  let next = NO_UNIT
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (!t.shaken.has(u) && !t.routed.has(u) && !isBound(t, u))
      if (next === NO_UNIT || t.units.rank[u] < t.units.rank[next]) next = u
  return next
}
function nextPassed(t: Table): Unit {
  for (let i = 0; i < t.passed.height; i++) {
    const u = nextIn(t, t.passed.at(i))
    if (u !== NO_UNIT) return u
  }
  return NO_UNIT
}

/** §6.3.4I: whoever is passed by a rout checks, unmodified; who fails is swept along, or eliminated if disorganized before. */
function checkPassed(t: Table, u: Unit): void {
  t.shaken.add(u)
  t.shown.add(u)
  const morale = printedMorale(t, u)
  stopDigging(t, t.units.where[u], SIDE_OF[u])
  if (d6(t) <= morale) {
    tell.routPassed(t, u, morale)
    return
  }
  tell.sweptAlong(t, u, morale)
  if (is(t, u, DISORGANIZED)) {
    strike(t, u)
    return
  }
  noteNeighbours(t, u)
  disorganize(t, u)
  mark(t, u, SWEPT)
  routOff(t, u)
}

/** P6, 4: in the order passed; who is swept along is off at once, and whom it passes is the last to check. */
const thosePassed = automatic('6.3.4i', (t) => {
  const u = nextPassed(t)
  if (u !== NO_UNIT) {
    checkPassed(t, u)
    return AGAIN
  }
  t.passed.clear()
  return DONE
})

/** P6, 3 and 4: the rout of all who broke, and of those whom they sweep along. */
export const rout = procedure('rout', '6.3.4a', [nextToRout, lastToRout, thosePassed])
