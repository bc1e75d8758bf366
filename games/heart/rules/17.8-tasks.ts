import { AGAIN, ALLOWED, d6, NEXT, other, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { type Boxes, BURNS } from '../board/ground.ts'
import { sixteenths, squareOf } from '../board.ts'
import type { Task } from '../data/kind.ts'
import { DISTANCES } from '../data/values.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, FIRST_UNIT, firstOf, headOf, sideOf, TYPE_WORDS, UNITS, type Unit } from '../roster.ts'
import { noteBaggage } from './08-causes.ts'
import { type Box, box, boxUnit } from './09-box.ts'
import { inContact, unitsApart } from './09-contact.ts'
import { CHARGED, did, FED, FIRED, isOnTable, isUnit, TOUCHED, tailOf } from './09-units.ts'
import { ground, isNearPiece } from './10-ground.ts'
import { happens, hasHappened } from './17-events.ts'
import { scenarioIn, sideNamed, slotOf } from './17-forces.ts'

const NEAR = sixteenths(DISTANCES.task)
/** §16.8: who burns a village, and on what. */
const BURNERS = 3
const BURNS_ON = 4

/** §17.8: is one of its figures in that piece of ground, or within an inch? */
function isAt(t: Table, u: Unit, piece: number): boolean {
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)
    if (isNearPiece(t, piece, NEAR, t.figures.x[f], t.figures.y[f])) return true
  return false
}

/** Is there anything for this unit to do at a piece of ground? */
const hasTask = (t: Table, u: Unit, piece: number): boolean => burns(t, u, piece) || taskAt(t, u, piece) !== undefined

/** §16.8: an attacker's unit of three or more at huts that stand. */
function burns(t: Table, u: Unit, piece: number): boolean {
  if (BURNS[ground(t).kinds[piece]] === 0 || ((t.tracks.burned >> piece) & 1) === 1) return false
  return sideOf(u) === t.tracks.attacker && isUnit(t, u) && t.units.count[u] >= BURNERS
}
/** The scenario's task at a piece of ground for this unit, as long as it has not been done. */
function taskAt(t: Table, u: Unit, piece: number): Task | undefined {
  const name = ground(t).names[piece]
  return scenarioIn(t)?.tasks.find((task) => task.place === name && !hasHappened(t, task.event) && isFor(t, u, task))
}
function isFor(t: Table, u: Unit, { units, types, side, minFigures = 1 }: Task): boolean {
  if (side !== undefined && sideOf(u) !== sideNamed(side)) return false
  if (units !== undefined && !units.includes(slotOf(t, u)?.id ?? '')) return false
  if (types !== undefined && !types.includes(TYPE_WORDS[t.units.type[u]])) return false
  return t.units.count[u] >= minFigures
}

/** §17.8: at the start of a turn: notes, a bit for each piece of ground, where units are at work. */
export function noteWorkers(t: Table): void {
  const { kinds, names } = ground(t)
  const tasks = scenarioIn(t)?.tasks ?? NO_TASKS
  let n = 0
  for (let piece = 0; piece < kinds.length; piece++)
    if (BURNS[kinds[piece]] === 1 || isPlaceOf(tasks, names[piece])) places[n++] = piece
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.work[u] = 0
    if (n > 0 && isOnTable(t, u) && !inContact(t, u)) noteWork(t, u, n)
  }
}
const NO_TASKS: readonly Task[] = []
/** Pieces of ground at which there could be something to do. */
const places = new Int32Array(64)
function isPlaceOf(tasks: readonly Task[], name: string): boolean {
  for (let i = 0; i < tasks.length; i++) if (tasks[i].place === name) return true
  return false
}
function noteWork(t: Table, u: Unit, n: number): void {
  const { boxes } = ground(t)
  boxUnit(t, u, box)
  for (let i = 0; i < n; i++) {
    const piece = places[i]
    if (isApart(box, boxes, piece, NEAR)) continue
    if (isAt(t, u, piece) && hasTask(t, u, piece)) t.units.work[u] |= 1 << piece
  }
}
/** Are all in a box further from the box about a piece than so many sixteenths? */
const isApart = (all: Box, { x0, y0, x1, y1 }: Boxes, piece: number, near: number): boolean =>
  all.x1 < x0[piece] - near || all.x0 > x1[piece] + near || all.y1 < y0[piece] - near || all.y0 > y1[piece] + near

const NO_PIECE = -1
/** §17.8: the piece of ground at which a unit may try its task now: it is there still, and neither shot nor fought; NO_PIECE for none. */
function workOf(t: Table, u: Unit): number {
  if (t.units.work[u] === 0 || !isOnTable(t, u) || did(t, u, FIRED | CHARGED | FED | TOUCHED)) return NO_PIECE
  for (let piece = 0; piece < ground(t).names.length; piece++)
    if (((t.units.work[u] >> piece) & 1) === 1 && hasTask(t, u, piece) && isAt(t, u, piece) && isGuarded(t, u, piece))
      return piece
  return NO_PIECE
}
/** A task may want a guard near those who work. */
function isGuarded(t: Table, u: Unit, piece: number): boolean {
  const guard = taskAt(t, u, piece)?.guard
  if (guard === undefined) return true
  for (let v = firstOf(sideNamed(guard.side)), end = endOf(sideNamed(guard.side)); v !== end; v++)
    if (isOnTable(t, v) && isUnit(t, v) && t.units.count[v] >= guard.minFigures)
      if (unitsApart(t, u, v) <= squareOf(guard.within)) return true
  return false
}

/** §17.8: the die is rolled: done, or it may go on next turn. */
function tryTask(t: Table, u: Unit): void {
  const piece = workOf(t, u)
  const task = taskAt(t, u, piece)
  t.units.work[u] = 0
  const die = d6(t)
  if (task === undefined ? die < BURNS_ON : !task.on.includes(die)) {
    tell.taskFailed(t, u, die)
    return
  }
  tell.taskDone(t, u, die)
  if (task !== undefined) happens(t, task.event)
  else burn(t, u, piece)
}
/** §16.8: a village burns: it is open ground now (10.10), and every unit of the defender tests (8.4). */
function burn(t: Table, u: Unit, piece: number): void {
  t.tracks.burned |= 1 << piece
  const defender = other(t.tracks.attacker)
  tell.burned(t, u, defender)
  noteBaggage(t, defender)
}

function whyNotWork(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  return workOf(t, u) !== NO_PIECE ? ALLOWED : refuse.noTask(u)
}
function canWork(t: Table): boolean {
  for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
    if (workOf(t, u) !== NO_PIECE) return true
  return false
}

/** §16.1, §17.8: a side tries its tasks, or lets them be. */
export const working = question({
  name: 'task',
  rule: '17.8',
  who: (t) => t.tracks.phasing,
  when: canWork,
  choices: [
    choice({
      action: act.work,
      among(t, out) {
        for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) out.add(act.work(u))
      },
      whyNot: (t, a) => whyNotWork(t, act.work.unit(a)),
      take(t, a) {
        tryTask(t, act.work.unit(a))
        return AGAIN
      },
    }),
    choice({ action: act.leave, passes: true, main: true, take: () => NEXT }),
  ],
})

/** What was at work is so no more. */
export const workIsOver = automatic('17.8', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) t.units.work[u] = 0
})
