import { AGAIN, ALLOWED, type Hex, markReveal, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { groundWhere, isHex, PLACE_AT } from '../board.ts'
import { ACTION_COSTS } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_ENGINEER } from '../roster.ts'
import { DEVICE, firstIn, nextIn } from '../stacks.ts'
import { pay, whyNotPay } from './09-action-points.ts'
import { addStacks } from './12-march/march.ts'
import { hasWorkers } from './25.2-breaks.ts'
import { isHidden } from './26-fog.ts'

const { points: COST, engineer: CHEAPER } = ACTION_COSTS.infernalDevice

const SETTLED_GROUND = groundWhere((place) => isHex(place) && PLACE_AT[place] !== 0)

/** §24.3 + §25.3: what a device costs here: less with an engineer, in whatever order (W102). */
export function deviceCost(t: Table, hex: Hex): number {
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) if (IS_ENGINEER[u] === 1) return CHEAPER
  return COST
}

/** May the phasing side lay a device in this hex? */
function whyNotMine(t: Table, hex: Hex): Refusal {
  const side: Side = t.tracks.phasing
  // §25.3: a town or settlement
  if (!isHex(hex) || PLACE_AT[hex] === 0) return refuse.noTownToMine(hex)
  // §25.3: a mobile unit of one's own
  if (!hasWorkers(t, side, hex)) return refuse.nobodyToMine(hex)
  // §25.4: one device a hex
  if ((t.places.marks[hex] & DEVICE) !== 0) return refuse.markedAlready(hex)
  return whyNotPay(t, side, deviceCost(t, hex))
}

/** §25.3: lays an infernal device; nobody moves or fights in this action. */
export const layDevice = choice({
  action: act.device,
  among(t, out) {
    if (whyNotPay(t, t.tracks.phasing, CHEAPER) === ALLOWED) addStacks(t, out, SETTLED_GROUND, act.device)
  },
  whyNot: (t, a) => whyNotMine(t, act.device.hex(a)),
  take(t, a) {
    const hex = act.device.hex(a)
    const side = t.tracks.phasing
    pay(t, side, deviceCost(t, hex))
    // §26.0: the price tells whether an engineer is in the stack
    if (isHidden(t, firstIn(t, hex))) markReveal(t)
    // §25.3.2: it stays until an engineer clears it, whoever enters
    t.places.marks[hex] |= DEVICE
    tell.deviceLaid(t, hex, t.ap.points[side])
    return AGAIN
  },
})
