import { ALLOWED, type Hex, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { isHex } from '../board.ts'
import { LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_PORTUGUESE, SIDE_OF, TYPE_OF, type Unit } from '../roster.ts'
import { firstIn, isMobile, isStatic, nextIn } from '../stacks.ts'

/** §14.1, §14.2: how many mobile units a side may have in a hex. */
export const stackLimit = (side: Side): number => (side === GERMAN ? LIMITS.stacking.german : LIMITS.stacking.allied)

/** How many mobile units are in a place; static units stack free (14.3). */
export function mobileIn(t: Table, place: Hex): number {
  let n = 0
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) if (isMobile(t, u)) n++
  return n
}

/** May a side have so many mobile units in a hex? */
function whyNotSoMany(side: Side, hex: Hex, units: number): Refusal {
  const limit = stackLimit(side)
  if (units <= limit) return ALLOWED
  // §14.1, §14.2: each side has its own limit
  return side === GERMAN ? refuse.crowdedGermans(hex, limit) : refuse.crowdedAllies(hex, limit)
}

/** May this counter be put into the hex, as far as stacking goes? The Cape Colony Box has no limit (W54). */
export function whyNotStack(t: Table, unit: Unit, hex: Hex): Refusal {
  if (!isHex(hex)) return ALLOWED
  const fixed = isStatic(t, unit)
  let mobile = 0
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    // §29.3: Portuguese and other Allied units never share a hex
    if (IS_PORTUGUESE[u] !== IS_PORTUGUESE[unit]) return refuse.notWithPortuguese(hex)
    // §14.3: never two static units of one type
    if (fixed && TYPE_OF[u] === TYPE_OF[unit] && isStatic(t, u)) return refuse.staticTwice(unit, hex)
    if (isMobile(t, u)) mobile++
  }
  return isMobile(t, unit) ? whyNotSoMany(SIDE_OF[unit], hex, mobile + 1) : ALLOWED
}

/** §14.4: may so many units like this one, of the marching force, stay in a place with whoever else is there (W59)? */
export function whyNotStay(t: Table, lead: Unit, place: Hex, units: number): Refusal {
  if (!isHex(place)) return ALLOWED
  let all = units
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) {
    if (t.force.has(u)) continue
    // §29.3: Portuguese and other Allied units never share a hex
    if (IS_PORTUGUESE[u] !== IS_PORTUGUESE[lead]) return refuse.notWithPortuguese(place)
    if (isMobile(t, u)) all++
  }
  return whyNotSoMany(SIDE_OF[lead], place, all)
}

/** §14.4: may the whole marching force end its march in the place? */
export const whyNotRest = (t: Table, place: Hex): Refusal => whyNotStay(t, t.force.next(0), place, t.force.size)
