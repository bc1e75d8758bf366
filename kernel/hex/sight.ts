import type { Column } from '../id.ts'
import { type Grid, type Hex, type HexList, makeHexList } from './grid.ts'
import { lineHexes, type Reading } from './line.ts'
import { disc } from './ring.ts'

/** How much of a line that runs between two hexes must be clear: either reading of it, or both. */
export type SightRule = 'either' | 'both'

/** Room to work out lines of sight on one map; make it once and use it again. */
export interface Sight {
  readonly grid: Grid
  /** The hexes of the line under scrutiny. */
  readonly line: HexList
  /** The hexes in range. */
  readonly field: HexList
}

/** Makes room to work out lines of sight on a map. */
export const makeSight = (grid: Grid): Sight => ({
  grid,
  line: makeHexList(2 * (grid.columns + grid.rows)),
  field: makeHexList(grid.size),
})

/** Does no hex strictly between the two block the line? The hexes at its ends never do. */
export function canSee(s: Sight, from: Hex, to: Hex, blocks: Readonly<Column<Hex>>, rule: SightRule): boolean {
  const left = isClear(s, from, to, blocks, 'left')
  if (left === (rule === 'either')) return left
  return isClear(s, from, to, blocks, 'right')
}

/** Marks with 1 the hexes in range that are seen from a hex, itself included, with 0 all others; returns how many. */
export function fieldOfView(
  s: Sight,
  from: Hex,
  range: number,
  blocks: Readonly<Column<Hex>>,
  rule: SightRule,
  seen: Uint8Array,
): number {
  seen.fill(0)
  let count = 0
  const inRange = disc(s.grid, from, range, s.field)
  for (let i = 0; i < inRange; i++) {
    const hex = s.field[i]
    if (!canSee(s, from, hex, blocks, rule)) continue
    seen[hex] = 1
    count++
  }
  return count
}

function isClear(s: Sight, from: Hex, to: Hex, blocks: Readonly<Column<Hex>>, reading: Reading): boolean {
  const count = lineHexes(s.grid, from, to, reading, s.line)
  for (let i = 1; i < count - 1; i++) if (blocks[s.line[i]]) return false
  return true
}
