import { ALLOWED, BARRED, flood, floodOver, type Hex, makeWays, passage, type Ways, wayTo } from '@boma/kernel'
import { hex, isHex, net, SEA, TERRAIN_AT } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { gaitOf, halts, stepCost, whyNotCross } from '../rules/13-movement.ts'
import { RAIL_GROUND, railNet } from '../rules/21-railroads.ts'
import { allowance } from '../stacks.ts'

// The ways of marches that are one action and yet go over many hexes, for the arrow that shows them.

type Way = readonly Hex[]

const ways = makeWays(net)

/** The way that the last flood found to a place, both ends included; none when it did not get there. */
function found(over: Ways<Hex>, to: Hex): Way {
  const way: Hex[] = []
  wayTo(over, to, way)
  return way
}

const rails = makeWays(railNet)

/** Finds the ways by rail from a place, for `railWayTo` to read them off. */
export const findRailWays = (from: Hex): void => floodOver(rails, RAIL_GROUND, from)
/** §21.2: the way by rail from where the last search began; there is but one wherever no line was laid to close a ring. */
export const railWayTo = (to: Hex): Way => found(rails, to)

/** §21.2: the way by rail. */
export function railWay(from: Hex, to: Hex): Way {
  findRailWays(from)
  return railWayTo(to)
}

/** Where ships from Cape Colony come from: the hex of the sea under its box. */
const ROADSTEAD = hex('2432')

const isWater = (at: Hex): boolean => TERRAIN_AT[at] === SEA
const bySea = passage<undefined, Hex>({
  cost: (_t, _who, from, _way, to) => (isWater(to) || isWater(from) ? 1 : BARRED),
  // A voyage ends where it comes ashore.
  halts: (_t, _who, at) => !isWater(at),
})

const atSea = (place: Hex): Hex => (isHex(place) ? place : ROADSTEAD)
const voyages = makeWays(net)

/** Finds the ways by sea from a place, along the coast, for `seaWayTo` to read them off. */
export function findSeaWays(from: Hex): void {
  flood(voyages, bySea, undefined, 0, atSea(from))
}

/** §22.1: the way by sea from where the last search began. */
export function seaWayTo(from: Hex, to: Hex): Way {
  const way = found(voyages, atSea(to))
  return way.map((at, i) => (i === 0 ? from : i === way.length - 1 ? to : at))
}

/** §22.1: the way by sea, along the coast. */
export function seaWay(from: Hex, to: Hex): Way {
  findSeaWays(from)
  return seaWayTo(from, to)
}

const onFoot = passage<Table, Hex>({
  cost: (t, unit, from, _way, to) =>
    whyNotCross(t, unit as Unit, from, to) === ALLOWED ? stepCost(t, gaitOf(unit as Unit), from, to) : BARRED,
  halts: (t, unit, place) => halts(t, unit as Unit, place),
})

/** §20.3: the cheapest way on foot by which a unit comes to a place within one march; straight there when there is none. */
export function footWay(t: Table, unit: Unit, to: Hex): Way {
  const from = t.units.where[unit]
  flood(ways, onFoot, t, unit, from, allowance(t, unit))
  const way = found(ways, to)
  return way.length > 0 ? way : [from, to]
}
