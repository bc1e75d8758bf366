import type { Column } from '../id.ts'
import { BARRED } from '../ways/flood.ts'
import { DIRECTIONS, type Direction } from './compass.ts'
import { type Crossing, crossing, type Grid, type Hex, OFF_MAP } from './grid.ts'

/** What each crossing costs, 0 to 254 points, or BARRED: one byte per crossing. */
export type Costs = Readonly<Column<Crossing>>

/** Lists the cost of every crossing on the map; those off the map are barred. */
export function listCosts(g: Grid, cost: (from: Hex, direction: Direction, to: Hex) => number): Uint8Array {
  const costs = new Uint8Array(g.size * 6).fill(BARRED)
  for (let hex = 0 as Hex; hex < g.size; hex++)
    for (const d of DIRECTIONS) {
      const to = g.neighbours[crossing(hex, d)]
      if (to !== OFF_MAP) costs[crossing(hex, d)] = cost(hex, d, to)
    }
  return costs
}
