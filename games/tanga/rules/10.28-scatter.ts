import { type Direction, d6, distance, type Hex, neighbour, OFF_MAP, type OffMap } from '@boma/kernel'
import { tell } from '../actions.ts'
import { grid } from '../board.ts'
import { SCATTER } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { isInArc } from './08-facing.ts'
import { seesOver } from './10.4-sight.ts'

/** §10.28A: on 1 or 2 a round lands where it was aimed at. */
export const ON_TARGET = 2
/** §10.28A: what is so near, and in sight, is hit without a die. */
const NEAR = 2

/** §10.28A: does a gun need no die to aim? */
export const isSure = (t: Table, from: Hex, at: Hex): boolean =>
  distance(grid, from, at) <= NEAR && seesOver(t, from, at)

/** Ruling T82: would a round of this gun come down on it, or behind it? */
export const isMisfire = (t: Table, gun: Unit, at: Hex): boolean =>
  at === t.units.where[gun] || !isInArc(t, t.units.where[gun], at)

const direction = (die: number): Direction => SCATTER.directions[die - 1] as Direction

/** So many hexes in a direction; off the map for good once the edge is passed. */
function beyond(from: Hex, way: Direction, hexes: number): Hex | OffMap {
  let at: Hex | OffMap = from
  for (let i = 0; i < hexes && at !== OFF_MAP; i++) at = neighbour(grid, at, way)
  return at
}

/** §10.28B: where a round comes down by the die for its direction, and so many hexes. */
export const strayed = (aim: Hex, die: number, hexes: number): Hex | OffMap => beyond(aim, direction(die), hexes)

function landed(t: Table, at: Hex | OffMap): Hex | OffMap {
  if (at === OFF_MAP) tell.offTheMap(t)
  else tell.offTarget(t, at)
  return at
}

/** §10.28B: where a round lands that is aimed at a hex: a die for the aim, one for the direction, one for the hexes. */
export function scatter(t: Table, aim: Hex): Hex | OffMap {
  if (d6(t) <= ON_TARGET) {
    tell.onTarget(t, aim)
    return aim
  }
  const way = d6(t)
  return landed(t, strayed(aim, way, d6(t)))
}

/** §10.27: a naval shot that misses hits a hex beside: there is no third die. */
export function scatterBeside(t: Table, aim: Hex): Hex | OffMap {
  if (d6(t) <= ON_TARGET) {
    tell.onTarget(t, aim)
    return aim
  }
  return landed(t, strayed(aim, d6(t), 1))
}
