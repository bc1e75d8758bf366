import { AGAIN, ALLOWED, type Hex, markReveal, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENGINEERS, IS_ENGINEER, SIDE_OF, type Unit } from '../roster.ts'
import { BROKEN, DEVICE, isNeutral } from '../stacks.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { isBroken } from './21-railroads.ts'
import { setBroken } from './25.2-breaks.ts'
import { isHidden } from './26-fog.ts'

const COST = PRICES.repair

/** Is it an engineer that the phasing side commands, on the map, in whatever order (W101)? */
export const isSapper = (t: Table, unit: Unit): boolean =>
  IS_ENGINEER[unit] === 1 && SIDE_OF[unit] === t.tracks.phasing && isHex(t.units.where[unit]) && !isNeutral(t, unit)

/** §26.0: work that only engineers do shows that one is there. */
export function showEngineer(t: Table, unit: Unit): void {
  if (isHidden(t, unit)) markReveal(t)
}

/** May this engineer clear its hex? */
function whyNotRepair(t: Table, unit: Unit): Refusal {
  // §24.2: only an engineer, and only what is where it is
  if (!isSapper(t, unit)) return refuse.noSapper(unit)
  const hex = t.units.where[unit]
  if ((t.places.marks[hex] & (BROKEN | DEVICE)) === 0) return refuse.nothingToClear(hex)
  return whyNotPay(t, t.tracks.phasing, COST)
}

/** §24.2: takes every break and device out of a hex, whoever laid them. */
function clear(t: Table, hex: Hex): void {
  const left = t.ap.points[t.tracks.phasing]
  if (isBroken(t, hex)) {
    setBroken(t, hex, false)
    tell.lineMended(t, hex, left)
  }
  if ((t.places.marks[hex] & DEVICE) === 0) return
  t.places.marks[hex] &= ~DEVICE
  tell.deviceCleared(t, hex, left)
}

/** §24.2: an engineer clears the hex it is in. */
export const repair = choice({
  action: act.repair,
  among(t, out) {
    const side = t.tracks.phasing
    if (whyNotPay(t, side, COST) !== ALLOWED) return
    for (let i = 0; i < ENGINEERS[side].length; i++) out.add(act.repair(ENGINEERS[side][i]))
  },
  whyNot: (t, a) => whyNotRepair(t, act.repair.unit(a)),
  take(t, a) {
    const unit = act.repair.unit(a)
    pay(t, t.tracks.phasing, COST)
    showEngineer(t, unit)
    clear(t, t.units.where[unit])
    return AGAIN
  },
})
