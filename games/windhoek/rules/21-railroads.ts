import { directionTo, type Hex } from '@boma/kernel'
import { directionOf, grid, RAIL_SIDES, ROUTES, type SideBits } from '../board.ts'
import type { Table } from '../layout.ts'
import { BROKEN } from '../stacks.ts'

/** §21.0 + §32.3: the sides that built track crosses out of a hex, newly laid track included. */
export function railSides(t: Table, hex: Hex): SideBits {
  const { route0, route1, route2 } = t.tracks
  if ((route0 | route1 | route2) === 0) return RAIL_SIDES[hex]
  return RAIL_SIDES[hex] | laidSides(hex, 0, route0) | laidSides(hex, 1, route1) | laidSides(hex, 2, route2)
}

/** §32.1: the sides of a hex that the first `built` hexes of a route cross. */
function laidSides(hex: Hex, route: number, built: number): SideBits {
  const line = ROUTES[route] ?? []
  const i = line.indexOf(hex)
  if (i < 0 || i >= built) return 0
  const back = i > 0 ? 1 << directionOf(hex, line[i - 1] as Hex) : 0
  const on = i + 1 < built ? 1 << directionOf(hex, line[i + 1] as Hex) : 0
  return back | on
}

/** Has the hex a built railroad, broken or not? */
export const hasRail = (t: Table, hex: Hex): boolean => railSides(t, hex) !== 0

/** §21.3 + §25.2.1: has the hex a railroad that works? */
export const isWorking = (t: Table, hex: Hex): boolean =>
  railSides(t, hex) !== 0 && (t.places.marks[hex] & BROKEN) === 0

/** §21.3: does working track lead from a hex straight into the next? Neighbours with rails need not be linked (W49). */
export function isLinked(t: Table, from: Hex, to: Hex): boolean {
  const d = directionTo(grid, from, to)
  return d !== undefined && ((railSides(t, from) >> d) & 1) === 1 && isWorking(t, from) && isWorking(t, to)
}
