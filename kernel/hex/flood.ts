import type { Column } from '../id.ts'
import type { Costs } from './costs.ts'
import { crossing, type Grid, type Hex, type HexList, makeHexList, OFF_MAP } from './grid.ts'
import { FAR, type Reach, reachFromAny, UNLIMITED } from './reach.ts'

/** Room to flood one map; make it once and use it again. */
export interface Flood {
  readonly grid: Grid
  /** The hexes the flood has got to, in the order in which it got there. */
  readonly wet: HexList
}

/** Makes room to flood a map. */
export const makeFlood = (grid: Grid): Flood => ({ grid, wet: makeHexList(grid.size) })

/**
 * Writes for every hex how many steps it is from the nearest source, going through open hexes only, or FAR when there
 * is no way; returns how many hexes it gets to. The sources themselves need not be open.
 */
export function floodSteps(
  f: Flood,
  sources: ArrayLike<Hex>,
  sourceCount: number,
  open: Readonly<Column<Hex>>,
  steps: Int16Array,
): number {
  const { neighbours } = f.grid
  steps.fill(FAR)
  let count = 0
  for (let i = 0; i < sourceCount; i++) {
    if (steps[sources[i]] === 0) continue
    steps[sources[i]] = 0
    f.wet[count++] = sources[i]
  }
  for (let i = 0; i < count; i++) {
    const hex = f.wet[i]
    for (let c = crossing(hex, 0), end = c + 6; c < end; c++) {
      const to = neighbours[c]
      if (to === OFF_MAP || steps[to] !== FAR || open[to] === 0) continue
      steps[to] = steps[hex] + 1
      f.wet[count++] = to
    }
  }
  return count
}

/** Writes for every hex the points it takes from the nearest source, or FAR; returns how many hexes it gets to. */
export function floodCosts(
  r: Reach,
  sources: ArrayLike<Hex>,
  sourceCount: number,
  costs: Costs,
  points: Int16Array,
): number {
  reachFromAny(r, sources, sourceCount, costs, UNLIMITED)
  points.fill(FAR)
  for (let i = 0; i < r.count; i++) points[r.hexes[i]] = r.spent[r.hexes[i]]
  return r.count
}
