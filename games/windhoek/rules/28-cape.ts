import { ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CAPE, CAPE_ENTRY_AT, isHex } from '../board.ts'
import { ALLIED, SIDE_OF, type Unit } from '../roster.ts'

/** Does the Cape Colony Box touch the hex? */
export const touchesCape = (hex: Hex): boolean => isHex(hex) && CAPE_ENTRY_AT[hex] === 1

/** May the unit go into the Cape Colony Box, or out of it, over this edge of the map? */
export function whyNotCrossEdge(unit: Unit, from: Hex, to: Hex): Refusal {
  // §28.1: the south edge, and the south-east edge at the hexes named (W52)
  if (!touchesCape(from === CAPE ? to : from)) return refuse.noWayToCape(from === CAPE ? to : from)
  // §28.2: the Allies only; that Portuguese stay out is 29.3
  return SIDE_OF[unit] === ALLIED ? ALLOWED : refuse.capeAlliesOnly()
}
