import { AGAIN, ALLOWED, type Hex, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { HEXES, isHex } from '../board.ts'
import { TRENCHES } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ARTILLERY, BRITISH, KIND, NO_UNIT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import {
  DIGGING,
  firstCombat,
  HALTED,
  HAS_FIRED,
  hasCombat,
  is,
  nextCombat,
  nextHead,
  RETREATED,
  TRENCH,
} from '../stacks.ts'
import { isNight, isRaining } from './04-clock.ts'
import { isBound } from './06.3-standing.ts'

/** §18.4: how many trenches a side may have; what the scenario gave it counts (ruling T38). */
const mostTrenches = (side: Side): number => (side === BRITISH ? TRENCHES.british : TRENCHES.german)
const trenchesOf = (t: Table, side: Side): number =>
  side === BRITISH ? t.tracks.britishTrenches : t.tracks.germanTrenches

/** §18.1: digging is declared at the start of the phase: has anybody moved? */
function hasAnyMoved(t: Table): boolean {
  const { spent, state } = t.units
  const side = t.tracks.phasing
  for (let u = 0 as Unit; u < UNITS; u++)
    if ((spent[u] > 0 || (state[u] & HALTED) !== 0) && SIDE_OF[u] === side) return true
  return false
}

/** §18.1, §18.2, ruling T127: does anything about the hex, its units or the hour keep them from digging? */
function whyNotHere(t: Table, at: Hex): Refusal {
  const side = t.tracks.phasing
  if (!isHex(at) || !hasCombat(t, at, side)) return refuse.noDiggers(at)
  // §19.6A: nobody digs in the rain
  if (isRaining(t)) return refuse.noDiggers(at)
  // §18.4: not the British at night
  if (side === BRITISH && isNight(t)) return refuse.notAtNight(at)
  // §18.4: one trench a hex
  if ((t.places.works[at] & (TRENCH | DIGGING)) !== 0) return refuse.trenchThere(at)
  if (trenchesOf(t, side) >= mostTrenches(side)) return refuse.noTrenchLeft(at)
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) {
    // §18.1: no artillery; nobody who has broken, or has just retreated
    if (KIND[u] === ARTILLERY || isBound(t, u) || is(t, u, RETREATED)) return refuse.noDiggers(at)
    // §18.2: nobody who has fired offensively
    if (is(t, u, HAS_FIRED)) return refuse.hasFired(at)
  }
  return ALLOWED
}

/** §18.1: may the units of a hex begin to dig? */
export function whyNotDig(t: Table, at: Hex): Refusal {
  const refusal = whyNotHere(t, at)
  if (refusal !== ALLOWED) return refusal
  return hasAnyMoved(t) ? refuse.tooLateToDig(at) : ALLOWED
}

/** §18.1: the units of a hex begin to dig. */
function dig(t: Table, at: Hex): void {
  const side = t.tracks.phasing
  t.places.works[at] |= DIGGING
  if (side === BRITISH) t.tracks.britishTrenches++
  else t.tracks.germanTrenches++
  tell.digs(t, side, at)
}

/** §18.1: the units of a hex begin to dig, at the start of their Movement Phase. */
export const digChoice = choice({
  action: act.dig,
  exact: true,
  among(t, out) {
    if (hasAnyMoved(t)) return
    const side = t.tracks.phasing
    for (let u = nextHead(t, side, 0); u !== NO_UNIT; u = nextHead(t, side, u + 1))
      if (whyNotHere(t, t.units.where[u]) === ALLOWED) out.add(act.dig(t.units.where[u]))
  },
  whyNot: (t, a) => whyNotDig(t, act.dig.hex(a)),
  take(t, a) {
    dig(t, act.dig.hex(a))
    return AGAIN
  },
})

/** §18.1: at the end of the turn what was dug is a trench: where anybody was shaken or has left, nobody digs any more. */
export function finishDigging(t: Table): void {
  for (let at = 0 as Hex; at < HEXES; at++) {
    if ((t.places.works[at] & DIGGING) === 0) continue
    t.places.works[at] = (t.places.works[at] & ~DIGGING) | TRENCH
    tell.dug(t, at)
  }
}
