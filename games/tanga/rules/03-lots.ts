import type { Column, Hex, Side } from '@boma/kernel'
import { columnOf, hex, IS_PASSABLE, perHex } from '../board.ts'
import { SCENARIOS } from '../data/in-force.ts'
import type { Scenario, SetUpGroup, Zone } from '../data/scenarios.ts'
import { BRITISH, GERMAN, isLeader, type Unit, unit } from '../roster.ts'

/** A counter that a player sets up, and where he may. */
export type Lot = {
  readonly unit: Unit
  readonly side: Side
  /** 1 in each hex of its zone; undefined for one who sets up with any friend. */
  readonly zone: Column<Hex> | undefined
}

const hexesOf = (zone: Zone): Column<Hex> | undefined => {
  if (zone === 'with friends') return undefined
  if (!('columns' in zone)) return oneIn(zone.map(hex))
  const [first, last] = zone.columns
  return perHex((at) => (IS_PASSABLE[at] === 1 && columnOf(at) >= first && columnOf(at) <= last ? 1 : 0))
}
const oneIn = (hexes: readonly Hex[]): Column<Hex> => perHex((at) => (hexes.includes(at) ? 1 : 0))

/** Leaders come before the units of their group: two units need one to be together (17.2.1). */
const lotsOf = ({ units, hexes }: SetUpGroup, side: Side): readonly Lot[] => {
  const zone = hexesOf(hexes)
  const ids = units.map(unit)
  const order = [...ids.filter(isLeader), ...ids.filter((u) => !isLeader(u))]
  return order.map((u) => ({ unit: u, side, zone }))
}

/** §3.1: the Germans set up first. */
const lotsIn = ({ german, british }: Scenario): readonly Lot[] => [
  ...german.flatMap((group) => lotsOf(group, GERMAN)),
  ...british.flatMap((group) => lotsOf(group, BRITISH)),
]
/** For each scenario, what its players set up, in order. */
export const LOTS: readonly (readonly Lot[])[] = SCENARIOS.map(lotsIn)

/** 1 everywhere that a side of a scenario sets up: where whoever finds no room in his own zone goes (ruling T166). */
export const AREAS: readonly (readonly Column<Hex>[])[] = LOTS.map((lots) =>
  [BRITISH, GERMAN].map((side) =>
    perHex((at) => (lots.some((lot) => lot.side === side && lot.zone !== undefined && lot.zone[at] === 1) ? 1 : 0)),
  ),
)
