import { AGAIN, ALLOWED, type Hex, markReveal, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE, isHex } from '../board.ts'
import { ACTION_COSTS } from '../data/charts.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstUnit, SIDE_OF, type Unit } from '../roster.ts'
import { isDisrupted, isNeutral } from '../stacks.ts'
import { setDisrupted } from './04-control.ts'
import { pay, whyNotPay } from './09-action-points.ts'
import { inSupply } from './18-supply.ts'
import { isHidden, seers } from './26-fog.ts'

/** §19.2: how many units of one hex an action point rallies. */
const PER_POINT = 2
const COST = ACTION_COSTS.rallyTwo.points

/** §19.2: is a point part used in the counter's hex? The Cape counts as one hex (28.3). */
const isPaidFor = (t: Table, unit: Unit): boolean => t.tracks.rallyLeft > 0 && t.tracks.rallyHex === t.units.where[unit]

/** May this counter be rallied? */
export function whyNotRally(t: Table, unit: Unit): Refusal {
  // §19.2: one's own, on the map or in the Cape, and disrupted
  if (SIDE_OF[unit] !== t.tracks.phasing || isNeutral(t, unit)) return refuse.notYoursToRally(unit)
  const at = t.units.where[unit]
  if (!isHex(at) && at !== CAPE) return refuse.nowhereToRally(unit)
  if (!isDisrupted(t, unit)) return refuse.inGoodOrder(unit)
  // §19.2: in supply, as things are after attrition (W100)
  if (!inSupply(t, unit)) return refuse.outOfSupply(unit, at)
  // §19.2: a point for every two in a hex
  return isPaidFor(t, unit) ? ALLOWED : whyNotPay(t, t.tracks.phasing, COST)
}

/** Rallies a counter; the point that pays for it serves a second one in the same hex. */
function rally(t: Table, unit: Unit): void {
  const { tracks } = t
  if (isPaidFor(t, unit)) {
    tracks.rallyLeft--
    // §26.0: that it is free shows that the two stand together
    if (isHidden(t, unit)) markReveal(t)
  } else {
    pay(t, tracks.phasing, COST)
    tracks.rallyHex = t.units.where[unit]
    tracks.rallyLeft = PER_POINT - 1
  }
  setDisrupted(t, unit, false)
  tell.rallied.to(seers(t, unit), t, unit)
}

const rallyOrEnd = question({
  name: 'rally',
  rule: '19.2',
  who: (t) => t.tracks.phasing,
  // Asked of everyone who could pay, also with nobody to rally: the enemy must not learn which (26.0).
  when: (t) => t.ap.points[t.tracks.phasing] >= COST || t.tracks.rallyLeft > 0,
  choices: [
    choice({
      action: act.rally,
      among(t, out) {
        const side = t.tracks.phasing
        for (let u = firstUnit(side); u < afterLast(side); u++) if (isDisrupted(t, u)) out.add(act.rally(u))
      },
      whyNot: (t, a) => whyNotRally(t, act.rally.unit(a)),
      take(t, a) {
        rally(t, act.rally.unit(a))
        return AGAIN
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §19.2: what is left of a point is lost with the phase. */
const forgetPoint = automatic('19.2', (t) => {
  t.tracks.rallyHex = 0 as Hex
  t.tracks.rallyLeft = 0
})

/** §19.0: the Rally Phase. */
export const rallyPhase = phase('rally', 'rally', '19.2', [rallyOrEnd, forgetPoint])
