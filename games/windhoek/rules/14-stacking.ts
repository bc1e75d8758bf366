import { ALLOWED, type Hex, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { isHex } from '../board.ts'
import { LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_PORTUGUESE, SIDE_OF, TYPE_OF, type Unit } from '../roster.ts'
import { countIn, firstIn, isMobile, isStatic, nextIn } from '../stacks.ts'

/** §14.1, §14.2: how many mobile units a side may have in a hex. */
export const stackLimit = (side: Side): number => (side === GERMAN ? LIMITS.stacking.german : LIMITS.stacking.allied)

/** How many mobile units are in a place; static units stack free (14.3). */
export const mobileIn = (t: Table, place: Hex): number => countIn(t, place, isMobile)

/** May this counter be put into the hex, as far as stacking goes? The Cape Colony Box has no limit (W54). */
export function whyNotStack(t: Table, unit: Unit, hex: Hex): Refusal {
  if (!isHex(hex)) return ALLOWED
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) {
    // §29.3: Portuguese and other Allied units never share a hex
    if (IS_PORTUGUESE[u] !== IS_PORTUGUESE[unit]) return refuse.notWithPortuguese(hex)
    // §14.3: never two static units of one type
    if (isStatic(t, unit) && isStatic(t, u) && TYPE_OF[u] === TYPE_OF[unit]) return refuse.staticTwice(unit, hex)
  }
  // §14.1, §14.2: the limit of the side
  if (isMobile(t, unit) && mobileIn(t, hex) >= stackLimit(SIDE_OF[unit]))
    return refuse.overStacked(hex, stackLimit(SIDE_OF[unit]))
  return ALLOWED
}
