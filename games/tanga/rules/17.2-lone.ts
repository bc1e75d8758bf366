import {
  AGAIN,
  ALLOWED,
  DIRECTIONS,
  DONE,
  d6,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  RESTART,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, isHex } from '../board.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIRST_LEADER, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { FORSAKEN, firstCombat, hasCombat, is, put, unmark } from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { oneMoreFault } from './09-stacking.ts'
import { firerAt, OPPORTUNITY } from './10-fire.ts'
import { revealed } from './19.7-shown.ts'

/** §17.2.2: who gets away. */
const GETS_AWAY = 2
/** Farther than any two hexes of the map are. */
const NOWHERE = 99

/** In local 0: 1 + the leader who has got away and is still to be placed; 0 for none. */
const runaway = (t: Table): Unit => (local(t, 0) - 1) as Unit

/** The next leader whom combat has left alone. */
function nextForsaken(t: Table): Unit {
  for (let u = FIRST_LEADER; u < UNITS; u++) if (is(t, u, FORSAKEN)) return u
  return NO_UNIT
}

/** §17.2.2: is an enemy combat unit next to him, or able to fire on him? */
function isInDanger(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  const enemy = other(SIDE_OF[u])
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next !== OFF_MAP && hasCombat(t, next, enemy)) return true
  }
  for (let v = t.heads.first; v !== NO_UNIT; v = t.heads.next(v + 1)) {
    const from = t.units.where[v]
    if (SIDE_OF[v] === enemy && isHex(from) && firerAt(t, from, OPPORTUNITY, at) !== NO_UNIT) return true
  }
  return false
}

/** Is there a combat unit of his in that hex that may have him (ruling T42)? */
const isHaven = (t: Table, u: Unit, at: Hex): boolean =>
  isHex(at) && hasCombat(t, at, SIDE_OF[u]) && oneMoreFault(t, at, u) === ''

/** How far the nearest of those is; NOWHERE when there is none. */
function toHaven(t: Table, u: Unit): number {
  let nearest = NOWHERE
  for (let v = t.heads.first; v !== NO_UNIT; v = t.heads.next(v + 1)) {
    const at = t.units.where[v]
    if (isHaven(t, u, at)) nearest = Math.min(nearest, distance(grid, t.units.where[u], at))
  }
  return nearest
}

const isNearest = (t: Table, u: Unit, at: Hex): boolean =>
  isHaven(t, u, at) && distance(grid, t.units.where[u], at) === toHaven(t, u)

function addNearest(t: Table, u: Unit, out: Moves): void {
  for (let v = t.heads.first; v !== NO_UNIT; v = t.heads.next(v + 1))
    if (isNearest(t, u, t.units.where[v])) out.add(act.escape(t.units.where[v]))
}

function isSeveral(t: Table): boolean {
  const u = runaway(t)
  let n = 0
  for (let v = t.heads.first; v !== NO_UNIT; v = t.heads.next(v + 1)) if (isNearest(t, u, t.units.where[v])) n++
  return n > 1
}

function escapeTo(t: Table, at: Hex): void {
  const u = runaway(t)
  put(t, u, at)
  tell.escaped(t, u, at)
  t.shown.remove(u)
  revealed(t)
  setLocal(t, 0, 0)
}

/** §17.2.2: one die for each who is in danger: on 1 or 2 he gets away, if there is anybody to get to. */
const tryLuck = automatic('17.2.2', (t) => {
  const u = nextForsaken(t)
  if (u === NO_UNIT) return DONE
  unmark(t, u, FORSAKEN)
  const at = t.units.where[u]
  if (!isHex(at) || firstCombat(t, at) !== NO_UNIT || !isInDanger(t, u)) return AGAIN
  if (d6(t) <= GETS_AWAY && toHaven(t, u) < NOWHERE) {
    tell.gotAway(t, u)
    t.shown.add(u)
    setLocal(t, 0, u + 1)
    return NEXT
  }
  tell.captured(t, u, at)
  eliminate(t, u)
  return AGAIN
})

/** Ruling T75: among units equally near his owner picks. */
const whereTo = question({
  name: 'escape',
  rule: '17.2.2',
  who: (t) => SIDE_OF[runaway(t)],
  about: (t) => ({ unit: runaway(t) }),
  when: isSeveral,
  choices: [
    choice({
      action: act.escape,
      among: (t, out) => addNearest(t, runaway(t), out),
      whyNot: (t, a): Refusal =>
        isNearest(t, runaway(t), act.escape.hex(a)) ? ALLOWED : refuse.notTheNearest(act.escape.hex(a)),
      take(t, a) {
        escapeTo(t, act.escape.hex(a))
        return RESTART
      },
    }),
  ],
})

const onlyHaven = automatic('17.2.2', (t) => {
  const u = runaway(t)
  for (let v = t.heads.first; v !== NO_UNIT; v = t.heads.next(v + 1)) {
    if (!isNearest(t, u, t.units.where[v])) continue
    escapeTo(t, t.units.where[v])
    return RESTART
  }
  return RESTART
})

/** §17.2.2: leaders whom combat left alone run for it, at the end of a Melee Phase (ruling T75). */
export const loneLeaders = phase('melee', 'lone-leaders', '17.2.2', [tryLuck, whereTo, onlyHaven])
