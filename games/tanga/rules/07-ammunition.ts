import { AGAIN, ALLOWED, d6, local, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex, OFF_WEST } from '../board.ts'
import { RESUPPLY } from '../data/charts.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  FORMATION,
  FORMATION_SIDE,
  FORMATIONS,
  type Formation,
  GERMAN,
  NO_FORMATION,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { is, NO_AMMUNITION, unmark } from '../stacks.ts'
import { floodSupply, isReached, stevedoresAtWork } from './07-supply-path.ts'
import { seenBy } from './19.7-seen.ts'
import { revealed } from './19.7-shown.ts'

/** §7.4: a German unit finds cartridges on this much or more. */
const FOUND = 5

const isShort = (t: Table, u: Unit): boolean =>
  is(t, u, NO_AMMUNITION) && (isHex(t.units.where[u]) || t.units.where[u] === OFF_WEST)

/** §7.4: a die for each German unit that is out of ammunition; P9: the Germans first. */
const germans = automatic('7.4', (t) => {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (SIDE_OF[u] !== GERMAN || !isShort(t, u)) continue
    if (d6(t) < FOUND) tell.stillShort.to(seenBy(t, u), t, u)
    else {
      unmark(t, u, NO_AMMUNITION)
      tell.restocked.to(seenBy(t, u), t, u)
    }
  }
})

// Locals: battalions that can still be supplied; a bit for each that has had its turn.
const LEFT = 0
const SERVED = 1
const isServed = (t: Table, f: Formation): boolean => ((local(t, SERVED) >> f) & 1) === 1

/** Is anybody of the battalion out of ammunition, and has it not had its turn? */
function isWaiting(t: Table, f: Formation): boolean {
  if (FORMATION_SIDE[f] !== BRITISH || isServed(t, f)) return false
  for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f && isShort(t, u)) return true
  return false
}
const nextWaiting = (t: Table, from: number): Formation => {
  for (let f = from as Formation; f < FORMATIONS; f++) if (isWaiting(t, f)) return f
  return -1 as Formation
}
function countWaiting(t: Table): number {
  let n = 0
  for (let f = nextWaiting(t, 0); f !== NO_FORMATION; f = nextWaiting(t, f + 1)) n++
  return n
}

/** §7.6: as many battalions as the stevedores can serve. */
const stevedores = automatic('7.6', (t) => {
  setLocal(t, LEFT, RESUPPLY.battalions[stevedoresAtWork(t)])
})

/** §7.5: all units of a battalion to which a path leads (ruling T125); a battalion that nothing reaches has cost nobody his turn. */
function serve(t: Table, f: Formation): void {
  floodSupply(t)
  // §19.7: it shows where Germans can fire (ruling T171)
  revealed(t)
  let reached = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (FORMATION[u] !== f || !isShort(t, u)) continue
    if (isReached(t, u)) {
      reached = 1
      unmark(t, u, NO_AMMUNITION)
      tell.supplied.to(seenBy(t, u), t, u)
    } else tell.cutOff.to(seenBy(t, u), t, u)
  }
  setLocal(t, LEFT, local(t, LEFT) - reached)
  setLocal(t, SERVED, local(t, SERVED) | (1 << f))
}

function whyNotSupply(t: Table, f: Formation): Refusal {
  return f >= 0 && isWaiting(t, f) ? ALLOWED : refuse.notShort(f)
}

/** §7.6: where not all can be served their owner says who is. */
const whom = question({
  name: 'supply',
  rule: '7.6',
  who: () => BRITISH,
  about: (t) => ({ battalions: local(t, LEFT) }),
  when: (t) => local(t, LEFT) > 0 && countWaiting(t) > local(t, LEFT),
  choices: [
    choice({
      action: act.supply,
      among(t, out) {
        for (let f = nextWaiting(t, 0); f !== NO_FORMATION; f = nextWaiting(t, f + 1)) out.add(act.supply(f))
      },
      whyNot: (t, a) => whyNotSupply(t, act.supply.formation(a)),
      take(t, a) {
        serve(t, act.supply.formation(a))
        return AGAIN
      },
    }),
  ],
})

/** All that are left can be served. */
const theRest = automatic('7.5', (t) => {
  if (local(t, LEFT) > 0) for (let f = nextWaiting(t, 0); f !== NO_FORMATION; f = nextWaiting(t, f + 1)) serve(t, f)
})

/** P9: the Mutual Re-Supply Phase (7.0). */
export const resupply = phase('resupply', 'resupply', '7.0', [germans, stevedores, whom, theRest])
