import type { Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { GONE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { isLeader, KIND, STEVEDORE, type Unit } from '../roster.ts'
import {
  DIGGING,
  DISORGANIZED,
  FORSAKEN,
  firstCombat,
  firstLeader,
  is,
  LOST,
  mark,
  nextLeader,
  put,
} from '../stacks.ts'

/** Takes a counter out of the game, as a loss (6.3.3). */
export function eliminate(t: Table, u: Unit): void {
  const at = t.units.where[u]
  forgetMove(t, u)
  put(t, u, GONE)
  t.units.state[u] = LOST
  if (KIND[u] === STEVEDORE) t.tracks.stevedoresLost++
  if (isHex(at)) forsake(t, at)
}

/** Whatever the counter was about to do is over. */
function forgetMove(t: Table, u: Unit): void {
  t.group.remove(u)
  t.struck.remove(u)
  t.fleeing.remove(u)
  t.units.spent[u] = 0
  t.units.shots[u] = 0
  t.units.since[u] = 0
}

/** §17.2.2: leaders whom combat leaves alone in their hex may have to run for it. */
export function forsake(t: Table, at: Hex): void {
  if (firstCombat(t, at) >= 0) return
  for (let u = firstLeader(t, at); u >= 0; u = nextLeader(t, u)) mark(t, u, FORSAKEN)
}

/** §2.6.5: turns a unit to its disorganized side. */
export function disorganize(t: Table, u: Unit): void {
  mark(t, u, DISORGANIZED)
  tell.disorganized(t, u)
}

/** A step lost: disorganized, or eliminated if it was so already. */
export function loseStep(t: Table, u: Unit): void {
  if (is(t, u, DISORGANIZED)) strike(t, u)
  else disorganize(t, u)
}

/** Eliminates a counter, and says so. */
export function strike(t: Table, u: Unit): void {
  tell.eliminated(t, u)
  eliminate(t, u)
}

/** §18.1: who is called to a morale check, or loses anything, has dug in vain. */
export function stopDigging(t: Table, at: Hex): void {
  if ((t.places.works[at] & DIGGING) === 0) return
  t.places.works[at] &= ~DIGGING
  const u = t.stacks.firstIn(at)
  if (u >= 0 && !isLeader(u)) tell.digFailed(t, at)
}
