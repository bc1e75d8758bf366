import { type Hex, isOver, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { GONE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, KIND, NO_UNIT, SIDE_OF, STEVEDORE, type Unit } from '../roster.ts'
import {
  DIGGING,
  DISORGANIZED,
  FORSAKEN,
  firstCombat,
  firstLeader,
  HALTED,
  is,
  LOST,
  mark,
  nextLeader,
  put,
} from '../stacks.ts'
import { afterLoss } from './21-victory.ts'

/** Takes a counter out of the game, as a loss (6.3.3). That may end the match at once (21.2.1.1A): nothing is told after it. */
export function eliminate(t: Table, u: Unit): void {
  takeAway(t, u)
  t.units.state[u] = LOST
  if (KIND[u] === STEVEDORE) t.tracks.stevedoresLost++
  afterLoss(t, u)
}

/** §15.8, §2.6.3: stevedores and leaders alone in a hex are lost when an enemy combat unit comes in. */
export function overrun(t: Table, at: Hex): void {
  for (let u = t.stacks.firstIn(at), next = u; u !== NO_UNIT && !isOver(t); u = next) {
    next = t.stacks.nextIn(u)
    if (SIDE_OF[u] === t.tracks.phasing) continue
    tell.overrun(t, u, at)
    eliminate(t, u)
  }
}

/** Takes a counter out of the game; whom it leaves alone in its hex may have to run for it. */
export function takeAway(t: Table, u: Unit): void {
  const at = t.units.where[u]
  forgetMove(t, u)
  put(t, u, GONE)
  t.units.state[u] = 0
  if (isHex(at)) forsake(t, at)
}

/** Whatever the counter was about to do is over. */
function forgetMove(t: Table, u: Unit): void {
  t.group.remove(u)
  t.struck.remove(u)
  t.fleeing.remove(u)
  t.escort.remove(u)
  t.parted.remove(u)
  t.units.wave[u] = 0
  t.units.spent[u] = 0
  t.units.shots[u] = 0
  t.units.since[u] = 0
}

/** Whoever runs has ended its move of this phase (ruling T65). */
export function halt(t: Table, u: Unit): void {
  t.group.remove(u)
  if (SIDE_OF[u] === t.tracks.phasing) mark(t, u, HALTED)
}

/** §17.2.2: leaders whom combat leaves alone in their hex may have to run for it. */
export function forsake(t: Table, at: Hex): void {
  if (firstCombat(t, at) !== NO_UNIT) return
  for (let u = firstLeader(t, at); u !== NO_UNIT; u = nextLeader(t, u)) mark(t, u, FORSAKEN)
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

/** §18.1: who is called to a morale check, loses anything or is gone has dug in vain; the trench may be dug again (18.4). */
export function stopDigging(t: Table, at: Hex, side: Side): void {
  if ((t.places.works[at] & DIGGING) === 0) return
  t.places.works[at] &= ~DIGGING
  if (side === BRITISH) t.tracks.britishTrenches--
  else t.tracks.germanTrenches--
  tell.digFailed(t, at)
}
