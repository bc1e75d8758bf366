import {
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  DONE,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  RESTART,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { ENTRY, grid, OFF_WEST } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, mark, put, RETREATED } from '../stacks.ts'
import { eliminate, forsake, halt, stopDigging } from './02-losses.ts'
import { askFacing } from './08-facing-anew.ts'
import { arrivalFault } from './09-stacking.ts'
import { isAtGoal, isRoutOver, NOWHERE, wayOf } from './13.2-goal.ts'
import { CAME, fugitive, GOAL, HEXES_LEFT, isRout, ROUT } from './13.2-run.ts'
import { setting } from './13.2-setting-off.ts'
import { settle } from './13.2-settle.ts'
import { cameBy, isBestStep, NO_DIRECTION, NO_WAY, wholeWay } from './13.2-way.ts'
import { notePassed } from './13.3-passed.ts'
import { revealed } from './19.7-shown.ts'
import { noteLeaving } from './20.3-night-rally.ts'

/** §10.25d, §13.2: a retreat goes three hexes; a rout farther than anybody can. */
const THREE = 3
const FAR_ENOUGH = 999

/** One of those who must retreat sets off. */
export function setOff(t: Table, u: Unit): void {
  leave(t, u)
  call(t, retreat, u, THREE, NO_DIRECTION)
}

/** A unit of a broken formation sets off, or one that is swept along (6.3.4A). */
export function routOff(t: Table, u: Unit): void {
  leave(t, u)
  t.routed.add(u)
  call(t, retreat, u, FAR_ENOUGH, NO_DIRECTION, 0, 1)
}

function leave(t: Table, u: Unit): void {
  t.fleeing.remove(u)
  t.shown.add(u)
  t.units.wave[u] = 0
  halt(t, u)
}

/** Does the run end here? After three hexes where there is room (§13.3C, §6.3.4D), or at its goal. */
const goesOn = automatic('13.2', (t) => {
  const u = fugitive(t)
  // §19.7: whether there is room where it comes to tells the enemy who is there
  revealed(t)
  const goal = local(t, GOAL)
  const isRoom = arrivalFault(t, t.units.where[u], u) === ''
  const isFarEnough = isRout(t) ? isRoutOver(t, u, goal) : local(t, HEXES_LEFT) <= 0
  if (isFarEnough && isRoom) return endHere(t, u)
  if (isAtGoal(t, u, goal)) return atGoal(t, u, isRoom)
  if (goal !== NOWHERE && wholeWay(wayOf(t, u, goal), t.units.where[u], local(t, CAME)) !== NO_WAY) return NEXT
  return noWayOut(t, u)
})

/** §13.2, §15.5: who has no way out is lost; a leader stays behind. */
function noWayOut(t: Table, u: Unit) {
  if (isLeader(u)) return DONE
  tell.noWayOut(t, u)
  eliminate(t, u)
  return DONE
}

/** Ruling T100: it has retreated for this turn; who is alone in the hex faces as his owner likes (8.1). */
function endHere(t: Table, u: Unit) {
  if (IS_COMBAT[u] === 1) mark(t, u, RETREATED)
  askFacing(t, t.units.where[u], IS_COMBAT[u] === 1 && combatUnits(t, t.units.where[u]) === 1)
  return DONE
}

/** §15.4: a German at the west edge leaves the map; a Briton on his beach stays there, or as near as there is room (ruling T98). */
function atGoal(t: Table, u: Unit, isRoom: boolean) {
  if (SIDE_OF[u] === GERMAN) {
    const from = t.units.where[u]
    for (let leader = t.escort.first; leader !== NO_UNIT; leader = t.escort.next(leader + 1)) leaveMap(t, leader)
    leaveMap(t, u)
    forsake(t, from)
    if (hasCome(t)) notePassed(t, from, u)
    return DONE
  }
  if (isRoom) return endHere(t, u)
  call(t, settle, u, local(t, GOAL), hasCome(t) ? 1 : 0)
  return DONE
}

function leaveMap(t: Table, u: Unit): void {
  const from = t.units.where[u]
  tell.leftTheMap(t, u, from)
  stopDigging(t, from, SIDE_OF[u])
  put(t, u, OFF_WEST)
  t.units.exit[u] = 1 + ENTRY.indexOf(from)
  if (IS_COMBAT[u] === 1) mark(t, u, RETREATED)
  noteLeaving(t, u)
}

/** The best steps from where it is: how many; listed if wanted. */
function bestSteps(t: Table, out?: Moves): number {
  const u = fugitive(t)
  const way = wayOf(t, u, local(t, GOAL))
  const from = t.units.where[u]
  let n = 0
  for (const d of DIRECTIONS) {
    if (!isBestStep(way, from, local(t, CAME), d)) continue
    n++
    out?.add(act.by(neighbour(grid, from, d) as Hex))
  }
  return n
}

function whyNotBy(t: Table, to: Hex): Refusal {
  const u = fugitive(t)
  const from = t.units.where[u]
  const d = cameBy(from, to)
  const isBest = d !== NO_DIRECTION && isBestStep(wayOf(t, u, local(t, GOAL)), from, local(t, CAME), d as Direction)
  return isBest ? ALLOWED : refuse.notChosen(to)
}

function walk(t: Table, to: Hex): void {
  const u = fugitive(t)
  const from = t.units.where[u]
  const isFirst = !hasCome(t)
  setLocal(t, CAME, cameBy(from, to))
  setLocal(t, HEXES_LEFT, local(t, HEXES_LEFT) - 1)
  if (isFirst && IS_COMBAT[u] === 1) stopDigging(t, from, SIDE_OF[u])
  for (let leader = t.escort.first; leader !== NO_UNIT; leader = t.escort.next(leader + 1)) {
    halt(t, leader)
    put(t, leader, to)
  }
  put(t, u, to)
  tell.retreated(t, u, from, to)
  forsake(t, from)
  if (!isFirst) notePassed(t, from, u)
}

/** Has it come to where it is by its run? Who sets off from there passes nobody. */
const hasCome = (t: Table): boolean => local(t, CAME) !== NO_DIRECTION

/** §13.2: where several ways are as good, the owner takes his pick. */
const whichWay = question({
  name: 'by',
  rule: '13.2',
  who: (t) => SIDE_OF[fugitive(t)],
  about: (t) => ({ unit: fugitive(t) }),
  when: (t) => bestSteps(t) > 1,
  choices: [
    choice({
      action: act.by,
      among: (t, out) => void bestSteps(t, out),
      whyNot: (t, a) => whyNotBy(t, act.by.hex(a)),
      take(t, a) {
        walk(t, act.by.hex(a))
        return RESTART
      },
    }),
  ],
})

const onlyWay = automatic('13.2', (t) => {
  const u = fugitive(t)
  const from = t.units.where[u]
  const way = wayOf(t, u, local(t, GOAL))
  for (const d of DIRECTIONS) {
    if (!isBestStep(way, from, local(t, CAME), d)) continue
    walk(t, neighbour(grid, from, d) as Hex)
    return RESTART
  }
  return DONE
})

/** P5: the way of one unit, hex by hex. */
export const retreatOn = procedure('retreat-on', '13.2', [goesOn, whichWay, onlyWay])

/** P5: one unit retreats, or routs (13.2). */
export const retreat = procedure('retreat', '13.2', [
  ...setting,
  automatic('13.2', (t) =>
    call(t, retreatOn, fugitive(t), local(t, HEXES_LEFT), local(t, CAME), local(t, GOAL), local(t, ROUT)),
  ),
  automatic('17.2', (t) => t.escort.clear()),
])
