import type { Leaving } from '@boma/counsel'
import { ALLOWED, DIRECTIONS, type Hex, NOWHERE, neighbour, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { grid, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { isVessel, UNITS, type Unit } from '../roster.ts'
import { costTo, hasFoe, hexOf, isGroundHex, isOnLand, placeEntered } from '../rules/10.1-ground.ts'
import { marching } from './marching.ts'
import { partyOf } from './parties.ts'

/** What is in the way of those of a place, by land, to a hex that no move of theirs leads to: the water, or what it costs. */
export function whyNot(t: Table, { space, pieces }: Leaving, to: number): Refusal {
  const going = marching.mobile(t, space).filter((piece) => pieces?.includes(piece) ?? true)
  const [first = -1] = going
  if (first < 0 || (first < UNITS && isVessel(first as Unit)) || !isHex(to as Hex)) return ALLOWED
  // §2.2.5: units keep to hexes with land in them
  if (!isGroundHex(to as Hex)) return refuse.allWater(to as Hex)
  const { place } = partyOf(t, going)
  if (!isOnLand(place)) return ALLOWED
  const cost = cheapest(t, place, to as Hex)
  const left = Math.min(...going.map((piece) => marching.points?.(t, piece) ?? 0))
  // §10.1.4: each must have the points
  return cost > left && cost < Number.POSITIVE_INFINITY ? refuse.tooDear(to as Hex, cost, Math.max(0, left)) : ALLOWED
}

/** §10.1.3, §10.1.7: what the cheapest way by land to a hex costs; §10.1.6: through nobody who would be fought. */
function cheapest(t: Table, from: Hex, to: Hex): number {
  const side = t.tracks.phasing
  const costs = new Map<Hex, number>([[from, 0]])
  const open = [from]
  let least = Number.POSITIVE_INFINITY
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const d of DIRECTIONS) {
      const next = neighbour(grid, hexOf(at), d)
      if (next === NOWHERE || !isGroundHex(next)) continue
      const place = placeEntered(at, next)
      const cost = (costs.get(at) ?? 0) + costTo(t, side, next)
      if (place < 0 || cost >= Math.min(least, costs.get(place) ?? least)) continue
      if (next === to) least = cost
      costs.set(place, cost)
      if (!hasFoe(t, side, next)) open.push(place)
    }
  return least
}
