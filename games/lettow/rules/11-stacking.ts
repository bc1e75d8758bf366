import { ALLOWED, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { isOnMap, type Space } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, CONTINGENT_OF, IS_GARRISON, SIDE_OF, type Unit } from '../roster.ts'

/** §11.0: how many more units of a side a space can take; garrisons need no room. */
export const roomIn = (t: Table, side: Side, place: Space): number =>
  STACK_LIMIT - (side === ALLIED ? t.places.alliedCrowd[place] : t.places.germanCrowd[place])

/** May this unit join the others of its side in that place? It is not there yet. Boxes have no limit. */
export function whyNotStack(t: Table, unit: Unit, place: Space): Refusal {
  if (!isOnMap(place)) return ALLOWED
  const side = SIDE_OF[unit]
  // §29.0: Allied contingents never end a phase in one space; they may pass through (10.2-passing.ts)
  if (side === ALLIED && t.places.contingent[place] !== 0 && t.places.contingent[place] !== CONTINGENT_OF[unit])
    return refuse.otherContingent(place)
  // §11.0: five units of a side, garrisons not counted
  return IS_GARRISON[unit] === 0 && roomIn(t, side, place) <= 0 ? refuse.crowded(place) : ALLOWED
}
