import { AGAIN, type Hex, markReveal, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { ACTION_COSTS } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_ENGINEER } from '../roster.ts'
import { controller, ENTRENCHED, firstHead, firstIn, headAfter, isDisrupted, isNeutral, nextIn } from '../stacks.ts'
import { pay, whyNotPay } from './09-action-points.ts'
import { isEntrenched } from './16.5-ground.ts'
import { isHidden } from './26-fog.ts'

const { points: BY_OTHERS, engineer: BY_ENGINEERS } = ACTION_COSTS.entrench
/** §6.2: an entrenchment at set-up is cheaper than later. */
export const AT_SET_UP: number = ACTION_COSTS.entrench.atSetUp

/** §25.1.1: what digging costs there: less with an engineer in good order; 0 when nobody is in order to dig (W41). */
export function diggingCost(t: Table, hex: Hex): number {
  let cost = 0
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    if (isDisrupted(t, u)) continue
    if (IS_ENGINEER[u] === 1) return BY_ENGINEERS
    cost = BY_OTHERS
  }
  return cost
}

/** §25.1.1: may the side entrench the hex in its Recruit Phase? */
function whyNotEntrench(t: Table, side: Side, hex: Hex): Refusal {
  // §25.1.1: on the map, with a unit of one's own in good order
  if (!isHex(hex) || controller(t, hex) !== side) return refuse.nobodyDigs(hex)
  const cost = diggingCost(t, hex)
  if (cost === 0) return refuse.diggersInDisorder(hex)
  // §25.4: one of each kind in a hex
  if (isEntrenched(t, hex)) return refuse.entrenchedAlready(hex)
  return whyNotPay(t, side, cost)
}

/** §25.1 + §25.1.1: digs for so many action points; the marker stays while a friend is there (25.1.2, 04-control). */
export function entrench(t: Table, side: Side, hex: Hex, cost: number, told = tell.entrenched): void {
  pay(t, side, cost)
  t.places.marks[hex] |= ENTRENCHED
  told(t, hex, cost)
}

/** §25.1.1: entrench a hex. */
export const entrenchChoice = choice({
  action: act.entrench,
  exact: true,
  among(t, out) {
    const side = t.tracks.phasing
    const points = t.ap.points[side]
    if (points < BY_ENGINEERS) return
    for (let u = firstHead(t, side); u >= 0; u = headAfter(t, side, u)) {
      const hex = t.units.where[u]
      if (!isHex(hex) || isEntrenched(t, hex) || isNeutral(t, u)) continue
      const cost = diggingCost(t, hex)
      if (cost > 0 && cost <= points) out.add(act.entrench(hex))
    }
  },
  whyNot: (t, a) => whyNotEntrench(t, t.tracks.phasing, act.entrench.hex(a)),
  take(t, a) {
    const hex = act.entrench.hex(a)
    // §26.0: the price tells the enemy whether an engineer is in a stack that he cannot see
    if (isHidden(t, firstIn(t, hex))) markReveal(t)
    entrench(t, t.tracks.phasing, hex, diggingCost(t, hex))
    return AGAIN
  },
})
