import {
  AGAIN,
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  DONE,
  d6,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, IS_ENTRY, OFF_WEST } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstLeader, hasCombat, isMachineGun, MOVED, mark, nextLeader, put, RETREATED } from '../stacks.ts'
import { eliminate, forsake } from './02-losses.ts'
import { isEligible, oneMoreFault } from './09-stacking.ts'
import { goalOf, isAtGoal, isRoutOver, routGoalOf, wayOf } from './13.2-goal.ts'
import { cameBy, enemyOf, isBestStep, NO_DIRECTION, NO_WAY, wholeWay } from './13.2-way.ts'
import { shakePassed } from './13.3-passed.ts'
import { noteLeaving } from './20.3-night-rally.ts'

// Locals of one retreat: who, how many hexes are left, the direction it came in, where it runs (see 13.2-goal.ts), and 1
// for a rout, which ends at its goal alone (6.3.4C).
const fugitive = (t: Table): Unit => local(t, 0) as Unit
const HEXES_LEFT = 1
const CAME = 2
const GOAL = 3
const ROUT = 4
const isRout = (t: Table): boolean => local(t, ROUT) === 1
/** §10.25d, §13.2: a retreat goes three hexes; a rout farther than anybody can. */
const THREE = 3
const FAR_ENOUGH = 999

const fleeingSide = (t: Table): Side => SIDE_OF[t.fleeing.next(0)]

/** The latest wave of those who must retreat; 0 when nobody must. */
function lastWave(t: Table): number {
  let last = 0
  for (let u = t.fleeing.next(0); u >= 0; u = t.fleeing.next(u + 1)) last = Math.max(last, t.units.wave[u])
  return last
}
/** Those of the latest wave: how many, and the last of them. */
function nextOfWave(t: Table, from: number): Unit {
  const wave = lastWave(t)
  for (let u = t.fleeing.next(from); u >= 0; u = t.fleeing.next(u + 1)) if (t.units.wave[u] === wave) return u
  return NO_UNIT
}
const isSeveral = (t: Table): boolean => {
  const first = nextOfWave(t, 0)
  return first >= 0 && nextOfWave(t, first + 1) >= 0
}

/** Sends one of those who must off; whom it passes is of the next wave. */
function setOff(t: Table, u: Unit): void {
  t.fleeing.remove(u)
  setLocal(t, 0, t.units.wave[u] + 1)
  t.units.wave[u] = 0
  call(t, retreat, u, THREE, NO_DIRECTION)
}

const whyNotNext = (t: Table, u: Unit): Refusal =>
  t.fleeing.has(u) && t.units.wave[u] === lastWave(t) ? ALLOWED : refuse.notInIt(u)

/** Sends a unit of a broken formation off (6.3.4A). */
export const routOff = (t: Table, u: Unit): void => {
  t.fleeing.remove(u)
  t.units.wave[u] = 0
  t.routed.add(u)
  call(t, retreat, u, FAR_ENOUGH, NO_DIRECTION, 0, 1)
}

/** P2: those who lost their nerve retreat one by one, in their owner's order. */
const nextFugitive = question({
  name: 'retreat',
  rule: '13.2',
  who: fleeingSide,
  when: isSeveral,
  choices: [
    choice({
      action: act.retreat,
      among(t, out) {
        for (let u = nextOfWave(t, 0); u >= 0; u = nextOfWave(t, u + 1)) out.add(act.retreat(u))
      },
      whyNot: (t, a) => whyNotNext(t, act.retreat.unit(a)),
      take(t, a) {
        setOff(t, act.retreat.unit(a))
        return NEXT
      },
    }),
  ],
})

/** Where there is one alone he need not be named. */
const onlyFugitive = automatic('13.2', (t) => {
  // In local 0: the wave of those whom somebody that has just been named passes; 0 when nobody was.
  if (local(t, 0) > 0) return NEXT
  const u = nextOfWave(t, 0)
  if (u < 0) return DONE
  setOff(t, u)
  return NEXT
})

const thosePassed = automatic('13.3a', (t) => {
  const wave = local(t, 0)
  setLocal(t, 0, 0)
  return shakePassed(t, wave)
})

/** Everybody in `fleeing` retreats, one by one; whom each passes checks, and is carried away first (13.3A). */
export const retreats = procedure('retreats', '13.0', [nextFugitive, onlyFugitive, thosePassed])

/** §13.3D: the bearers of a British machine gun throw it away on 1 to 4, unless it stays where it is. */
const bearers = automatic('13.3d', (t) => {
  const u = fugitive(t)
  setLocal(t, GOAL, isRout(t) ? routGoalOf(t, u) : goalOf(t, u))
  if (isHome(t, u)) return endHere(t, u)
  if (!isMachineGun(u) || SIDE_OF[u] === GERMAN) return NEXT
  if (d6(t) <= 4) {
    tell.gunsThrownAway(t, u)
    eliminate(t, u)
    return DONE
  }
  tell.gunsSaved(t, u)
  mark(t, u, MOVED)
  return NEXT
})

/** Is it where it runs to? A rout ends within three hexes of the beach (6.3.4C). */
const isHome = (t: Table, u: Unit): boolean =>
  isRout(t) ? isRoutOver(t, u, local(t, GOAL)) : isAtGoal(t, u, local(t, GOAL)) && SIDE_OF[u] !== GERMAN

/** Ruling T100: it has retreated for this turn. */
function endHere(t: Table, u: Unit) {
  mark(t, u, RETREATED)
  return DONE
}

/** Leaders of the hex who may go along (ruling T141): those whom its units are led by, and who have not been asked. */
const mayGoAlong = (t: Table, leader: Unit): boolean =>
  isLeader(leader) &&
  t.units.where[leader] === t.units.where[fugitive(t)] &&
  isEligible(leader, FORMATION[fugitive(t)]) &&
  !t.escort.has(leader)

function hasCompanion(t: Table): boolean {
  for (let u = firstLeader(t, t.units.where[fugitive(t)]); u >= 0; u = nextLeader(t, u))
    if (mayGoAlong(t, u)) return true
  return false
}

/** Ruling T141: a leader goes with those who leave his hex, or stays. */
const companions = question({
  name: 'along',
  rule: '17.2',
  who: (t) => SIDE_OF[fugitive(t)],
  about: (t) => ({ unit: fugitive(t) }),
  when: hasCompanion,
  choices: [
    choice({
      action: act.along,
      among(t, out) {
        for (let u = firstLeader(t, t.units.where[fugitive(t)]); u >= 0; u = nextLeader(t, u)) out.add(act.along(u))
      },
      whyNot: (t, a) => (mayGoAlong(t, act.along.unit(a)) ? ALLOWED : refuse.notInIt(act.along.unit(a))),
      take(t, a) {
        t.escort.add(act.along.unit(a))
        return AGAIN
      },
    }),
    choice({ action: act.stay, take: () => NEXT }),
  ],
})

/** The best steps from where it is: how many, and the last of them. */
function bestSteps(t: Table, out?: Moves): number {
  const u = fugitive(t)
  const way = wayOf(t, u, local(t, GOAL))
  const from = t.units.where[u]
  let n = 0
  for (const d of DIRECTIONS)
    if (isBestStep(t, way, enemyOf(u), from, local(t, CAME), d)) {
      n++
      out?.add(act.by(neighbour(grid, from, d) as Hex))
    }
  return n
}

function whyNotBy(t: Table, to: Hex): Refusal {
  const u = fugitive(t)
  const from = t.units.where[u]
  const d = cameBy(from, to)
  const isBest =
    d !== NO_DIRECTION && isBestStep(t, wayOf(t, u, local(t, GOAL)), enemyOf(u), from, local(t, CAME), d as Direction)
  return isBest ? ALLOWED : refuse.notChosen(to)
}

/** Does the retreat end here? After three hexes where there is room (13.3C), or at its goal. */
const goesOn = automatic('13.2', (t) => {
  const u = fugitive(t)
  const at = t.units.where[u]
  const isRoom = oneMoreFault(t, at, u) === ''
  const isFarEnough = isRout(t) ? isHome(t, u) : local(t, HEXES_LEFT) <= 0
  if (isFarEnough && isRoom) return endHere(t, u)
  if (isAtGoal(t, u, local(t, GOAL))) return atGoal(t, u, isRoom)
  // §13.2: who has no way out is lost
  if (wholeWay(wayOf(t, u, local(t, GOAL)), at, local(t, CAME)) === NO_WAY) {
    tell.noWayOut(t, u)
    eliminate(t, u)
    return DONE
  }
  return NEXT
})

/** §15.4: a German at the west edge leaves the map; a Briton on his beach stays there, or as near as there is room (ruling T98). */
function atGoal(t: Table, u: Unit, isRoom: boolean) {
  if (SIDE_OF[u] === GERMAN && IS_ENTRY[t.units.where[u]] > 0) {
    tell.leftTheMap(t, u, t.units.where[u])
    mark(t, u, RETREATED)
    put(t, u, OFF_WEST)
    noteLeaving(t, u)
    return DONE
  }
  if (isRoom) return endHere(t, u)
  eliminate(t, u)
  return DONE
}

function walk(t: Table, to: Hex): void {
  const u = fugitive(t)
  const from = t.units.where[u]
  setLocal(t, CAME, cameBy(from, to))
  setLocal(t, HEXES_LEFT, local(t, HEXES_LEFT) - 1)
  for (let leader = t.escort.next(0); leader >= 0; leader = t.escort.next(leader + 1)) put(t, leader, to)
  put(t, u, to)
  tell.retreated(t, u, from, to)
  forsake(t, from)
  notePassed(t, from, u)
}

/** §13.3A: friends whose hex was entered and left again are to check. */
function notePassed(t: Table, left: Hex, u: Unit): void {
  const isFirst = local(t, HEXES_LEFT) === (isRout(t) ? FAR_ENOUGH : THREE) - 1
  if (!isFirst && hasCombat(t, left, SIDE_OF[u])) t.passed.push(left)
}

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
    const to = neighbour(grid, from, d)
    if (to === OFF_MAP || !isBestStep(t, way, enemyOf(u), from, local(t, CAME), d)) continue
    walk(t, to)
    return RESTART
  }
  return DONE
})

/** P5: the way of one unit, hex by hex. */
export const retreatOn = procedure('retreat-on', '13.2', [goesOn, whichWay, onlyWay])
/** P5: one unit retreats (13.2). */
export const retreat = procedure('retreat', '13.2', [
  bearers,
  companions,
  automatic('13.2', (t) => {
    call(t, retreatOn, fugitive(t), local(t, HEXES_LEFT), local(t, CAME), local(t, GOAL), local(t, ROUT))
    return NEXT
  }),
  automatic('17.2', (t) => t.escort.clear()),
])
