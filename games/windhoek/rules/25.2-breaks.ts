import { AGAIN, ALLOWED, type Direction, type Hex, neighbour, OFF_MAP, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, isHex } from '../board.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BROKEN, controller, firstIn, isEmpty, isMobile, nextIn } from '../stacks.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { liftRailZones, refreshZone } from './11-zones.ts'
import { addStacks } from './12-march/march.ts'
import { hasRail, isBroken, RAIL_GROUND } from './21-railroads.ts'

const COST = PRICES.break

/** §25.2, §25.3: has the side a mobile unit in the hex to do the work? */
export function hasWorkers(t: Table, side: Side, hex: Hex): boolean {
  if (!isHex(hex) || controller(t, hex) !== side) return false
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) if (isMobile(t, u)) return true
  return false
}

/** §25.2.1: breaks the line in a hex or mends it; the zones of trains reach as far as the line works (11.1). */
export function setBroken(t: Table, hex: Hex, broken: boolean): void {
  forTrainsAround(t, hex, liftRailZones)
  if (broken) t.places.marks[hex] |= BROKEN
  else t.places.marks[hex] &= ~BROKEN
  forTrainsAround(t, hex, refreshZone)
}

function forTrainsAround(t: Table, hex: Hex, change: (t: Table, hex: Hex) => void): void {
  if (!isEmpty(t, hex)) change(t, hex)
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, hex, d as Direction)
    if (next !== OFF_MAP && !isEmpty(t, next)) change(t, next)
  }
}

/** May the phasing side break the line in this hex? */
function whyNotBreak(t: Table, hex: Hex): Refusal {
  const side = t.tracks.phasing
  // §25.2: a built railroad; what is not built yet cannot be broken
  if (!hasRail(t, hex)) return refuse.noLineToBreak(hex)
  // §25.2: a mobile unit of one's own
  if (!hasWorkers(t, side, hex)) return refuse.nobodyToBreak(hex)
  // §25.4: one break a hex
  return isBroken(t, hex) ? refuse.markedAlready(hex) : whyNotPay(t, side, COST)
}

/** §25.2: breaks a railroad; nobody moves or fights in this action. */
export const breakLine = choice({
  action: act.break,
  among(t, out) {
    if (whyNotPay(t, t.tracks.phasing, COST) === ALLOWED) addStacks(t, out, RAIL_GROUND, act.break)
  },
  whyNot: (t, a) => whyNotBreak(t, act.break.hex(a)),
  take(t, a) {
    const hex = act.break.hex(a)
    const side = t.tracks.phasing
    pay(t, side, COST)
    // §25.2.2: it stays until an engineer mends it
    setBroken(t, hex, true)
    tell.lineBroken(t, hex, t.ap.points[side])
    return AGAIN
  },
})
