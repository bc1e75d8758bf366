import { type Column, type Hex, NOBODY, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import {
  ANGOLA,
  HEXES,
  LUDERITZ_BAY,
  SA,
  SWA,
  SWAKOPMUND,
  TERRITORY_AT,
  TOWN_HEXES,
  WALVIS_BAY,
  WINDHOEK,
} from '../board.ts'
import { AWARDS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED } from '../roster.ts'
import { controller } from '../stacks.ts'
import { addPoints } from './09-action-points.ts'

const perHex = (value: (town: Hex) => number): Column<Hex> => {
  const points = new Uint8Array(HEXES) as Column<Hex>
  for (const town of TOWN_HEXES) points[town] = value(town)
  return points
}

/** §30.2: what each town brings the Allies when they first take it; 0 for their own (W124). */
const FOR_ALLIES = perHex((town) => {
  const { germanTown, windhoek, swakopmund, luderitzBay } = AWARDS.alliedCaptures
  if (town === WINDHOEK) return windhoek
  if (town === SWAKOPMUND) return swakopmund
  if (town === LUDERITZ_BAY) return luderitzBay
  return TERRITORY_AT[town] === SWA ? germanTown : 0
})

/** §30.2: and what each brings the Germans. */
const FOR_GERMANS = perHex((town) => {
  const { southAfricanTown, angolanTown, walvisBay } = AWARDS.germanCaptures
  if (town === WALVIS_BAY) return walvisBay
  if (TERRITORY_AT[town] === SA) return southAfricanTown
  return TERRITORY_AT[town] === ANGOLA ? angolanTown : 0
})

/** The number of a town for a side in `t.captured`. */
const mark = (town: Hex, side: Side): number => TOWN_HEXES.indexOf(town) + side * TOWN_HEXES.length

/** §30.2: whoever first takes a town that was not his gains its points, once for each town and side. */
export function awardTown(t: Table, town: Hex): void {
  const side = controller(t, town)
  if (side === NOBODY || !has(t, 'captured-towns')) return
  const points = side === ALLIED ? FOR_ALLIES[town] : FOR_GERMANS[town]
  if (points === 0 || t.captured.has(mark(town, side))) return
  t.captured.add(mark(town, side))
  addPoints(t, side, points)
  tell.townCaptured(t, side, town, points, t.ap.points[side])
}
