import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  BEARER,
  FIRST_UNIT,
  type Figure,
  headOf,
  INDEPENDENT,
  RANK,
  UNITS,
  type Unit,
  unitOf,
} from '../roster.ts'
import { loseSave } from './07-saves.ts'
import { BEARER_KILLED, FRIENDS, LEADER_KILLED, noteKilled, noteLost } from './08-causes.ts'
import { DESTROYED, dropFigure, isUnit, tailOf, takeOff } from './09-units.ts'

/** How many of a unit have fallen and are not yet taken away. */
function fallenOf(t: Table, u: Unit): number {
  let n = 0
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (t.fallen.has(f)) n++
  return n
}

/** §11.4, §9.14: all that have fallen are taken away together, and what their end causes is noted first. */
export function takeAway(t: Table): void {
  if (t.fallen.next(0) < 0) return
  for (let f = t.fallen.next(0); f >= 0; f = nextUnit(t, f)) noteEnd(t, unitOf(f))
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (fallenOf(t, u) > 0) dropFallen(t, u)
  t.fallen.clear()
}
/** The first fallen figure of the next unit that has one. */
const nextUnit = (t: Table, f: Figure): Figure => t.fallen.next(headOf((unitOf(f) + 1) as Unit))

/** §16.3: a unit whose last figure falls is destroyed; §8.3: the death of an army leader or a standard bearer. */
function noteEnd(t: Table, u: Unit): void {
  if (fallenOf(t, u) < t.units.count[u]) return
  if (isUnit(t, u)) noteLost(t, u, FRIENDS)
  if ((t.units.traits[u] & ARMY_LEADER) !== 0) noteKilled(t, u, LEADER_KILLED)
  if (t.units.type[u] === BEARER) noteKilled(t, u, BEARER_KILLED)
}

function dropFallen(t: Table, u: Unit): void {
  // §7.1: with the first death the save is lost
  loseSave(t, u)
  const head = headOf(u)
  for (let k = t.units.count[u] - 1; k >= 0; k--) if (t.fallen.has((head + k) as Figure)) dropFigure(t, u, k)
  if (t.units.count[u] > 0) return
  // §16.7: a leader who fell alone, too
  if (RANK[t.units.type[u]] === INDEPENDENT) tell.leaderKilled(t, u)
  else tell.destroyed(t, u)
  takeOff(t, u, DESTROYED)
}
