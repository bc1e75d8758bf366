import { ALLOWED, type Refusal } from '@boma/kernel'
import { ALLIED, CONTINGENT_OF, IS_GARRISON, isOnMap, SIDE_OF, type Space, type Unit } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { refuse } from '../words.ts'

/** May this unit join the others of its side in that place? It is not there yet. Boxes have no limit. */
export function whyNotStack(t: Table, unit: Unit, place: Space): Refusal {
  if (!isOnMap(place)) return ALLOWED
  const isAllied = SIDE_OF[unit] === ALLIED
  // §29.0: Allied contingents never share a space
  if (isAllied && t.places.contingent[place] !== 0 && t.places.contingent[place] !== CONTINGENT_OF[unit])
    return refuse.otherContingent(place)
  // §11.0: five units of a side, garrisons not counted
  const crowd = isAllied ? t.places.alliedCrowd[place] : t.places.germanCrowd[place]
  return IS_GARRISON[unit] === 0 && crowd >= STACK_LIMIT ? refuse.crowded(place) : ALLOWED
}
