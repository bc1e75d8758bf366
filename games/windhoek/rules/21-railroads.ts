import {
  type Column,
  DIRECTIONS,
  type Direction,
  directionOf,
  directionTo,
  type Hex,
  type Net,
  NOWHERE,
  neighbour,
  netOf,
  type SideBits,
} from '@boma/kernel'
import { grid, groundWhere, HEXES, RAIL_SIDES, ROUTES } from '../board.ts'
import type { Table } from '../layout.ts'
import { BROKEN } from '../stacks.ts'

/** 1 + the line of ROUTES that runs through each hex, 0 for none; and how far along the line the hex is. */
const ROUTE_AT = new Uint8Array(HEXES) as Column<Hex>
const ROUTE_PLACE = new Uint8Array(HEXES) as Column<Hex>
/** The sides by which that line comes from its start and goes on. */
const ROUTE_BACK = new Uint8Array(HEXES) as Column<Hex, SideBits>
const ROUTE_ON = new Uint8Array(HEXES) as Column<Hex, SideBits>
for (const [route, line] of ROUTES.entries())
  for (const [i, hex] of line.entries()) {
    ROUTE_AT[hex] = route + 1
    ROUTE_PLACE[hex] = i
    if (i > 0) ROUTE_BACK[hex] = 1 << directionOf(grid, hex, line[i - 1])
    if (i + 1 < line.length) ROUTE_ON[hex] = 1 << directionOf(grid, hex, line[i + 1])
  }

/** Where there is track, or may be one day (32.1). */
export const RAIL_GROUND: Column<Hex> = groundWhere((hex) => hex < HEXES && (RAIL_SIDES[hex] | ROUTE_AT[hex]) !== 0)

/** The lines, those that may be laid one day included: like the map's own net, with nothing where no track can be. */
export const railNet: Net<Hex> = netOf(
  Array.from({ length: HEXES }, (_, at) => {
    const sides = RAIL_SIDES[at as Hex] | ROUTE_BACK[at as Hex] | ROUTE_ON[at as Hex]
    return DIRECTIONS.map((d) => ((sides >> d) & 1 ? neighbour(grid, at as Hex, d) : NOWHERE))
  }),
)

/** The line of ROUTES through a hex, -1 for none. */
export const routeAt = (hex: Hex): number => (hex < HEXES ? ROUTE_AT[hex] - 1 : -1)
/** How far along its line a hex is, from 0. */
export const routePlace = (hex: Hex): number => ROUTE_PLACE[hex]

/** §32.1: how many hexes of a line are built. */
export function builtOf(t: Table, route: number): number {
  const { route0, route1, route2 } = t.tracks
  return route === 0 ? route0 : route === 1 ? route1 : route2
}

/** §21.0 + §32.3: the sides that built track crosses out of a hex, newly laid track included. */
export function railSides(t: Table, hex: Hex): SideBits {
  const route = ROUTE_AT[hex]
  if (route === 0) return RAIL_SIDES[hex]
  // §21.8: what is not built yet is no railroad and no road
  const built = builtOf(t, route - 1)
  const place = ROUTE_PLACE[hex]
  if (place >= built) return RAIL_SIDES[hex]
  return RAIL_SIDES[hex] | ROUTE_BACK[hex] | (place + 1 < built ? ROUTE_ON[hex] : 0)
}

/** Has the hex a built railroad, broken or not? */
export const hasRail = (t: Table, hex: Hex): boolean => hex < HEXES && railSides(t, hex) !== 0

/** Does a rail break lie in the hex? */
export const isBroken = (t: Table, hex: Hex): boolean => (t.places.marks[hex] & BROKEN) !== 0

/** §21.3 + §25.2.1: has the hex a railroad that works? */
export const isWorking = (t: Table, hex: Hex): boolean => hasRail(t, hex) && !isBroken(t, hex)

/** §21.0: does built track cross this side of the hex, broken or not? */
export const hasTrack = (t: Table, hex: Hex, direction: Direction): boolean =>
  ((railSides(t, hex) >> direction) & 1) === 1

/** §21.1: does a road run from a hex into the next? It goes with the track, whether that works or not. */
export function isRoad(t: Table, from: Hex, to: Hex): boolean {
  const d = directionTo(grid, from, to)
  return d !== undefined && hasTrack(t, from, d)
}

/** §21.3: does working track lead from a hex straight into the next? Neighbours with rails need not be linked (W49). */
export function isLinked(t: Table, from: Hex, to: Hex): boolean {
  return isRoad(t, from, to) && isWorking(t, from) && isWorking(t, to)
}
