import type { Point } from '@boma/showing'
import type { DrawnLine } from './curve.ts'
import { beside, type Cell, type Corner, cornerOfCell, type Lattice, pointOfCorner, SIDES } from './lattice.ts'

/** What each cell is: its terrain, or whose land. Cells that are not listed are nothing: ''. */
export type CellLabels = ReadonlyMap<Cell, string>

/** A field by what `label` says of each hex; '' leaves it out. */
export function fieldOf(lattice: Lattice, label: (cell: Cell) => string): CellLabels {
  const field = new Map<Cell, string>()
  for (const cell of lattice.spaces.keys()) if (label(cell) !== '') field.set(cell, label(cell))
  return field
}

/** The field grown by so many rings of cells: each takes after most of its neighbours. */
export function grown(field: CellLabels, rings: number): CellLabels {
  if (rings === 0) return field
  const next = new Map(field)
  for (const cell of field.keys())
    for (const d of SIDES) {
      const out = beside(cell, d)
      if (!field.has(out)) next.set(out, mostAround(field, out))
    }
  return grown(next, rings - 1)
}

function mostAround(field: CellLabels, cell: Cell): string {
  const votes = new Map<string, number>()
  for (const d of SIDES) {
    const label = field.get(beside(cell, d))
    if (label !== undefined) votes.set(label, (votes.get(label) ?? 0) + 1)
  }
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), ['', 0])[0]
}

/**
 * The lines between cells of which `parts(inside, outside)` holds, joined as far as they go; the inside is on the right
 * of the way a line goes.
 */
export function borders(
  lattice: Lattice,
  field: CellLabels,
  parts: (inside: string, outside: string) => boolean,
): DrawnLine[] {
  // Three hexes meet in a corner, so a border that comes in goes out by one side at most.
  const next = new Map<Corner, Corner>()
  for (const [cell, inside] of field)
    for (const d of SIDES)
      if (parts(inside, field.get(beside(cell, d)) ?? '')) next.set(cornerOfCell(cell, d), cornerOfCell(cell, d + 1))
  const ends = new Set(next.values())
  const starts = [...next.keys()].filter((corner) => !ends.has(corner))
  const lines = starts.map((start) => lineFrom(lattice, next, start))
  // What is left has no start: rings.
  for (const corner of next.keys()) lines.push(lineFrom(lattice, next, corner))
  return lines
}

/** Follows a border from a corner, taking its steps out of `next`. */
function lineFrom(lattice: Lattice, next: Map<Corner, Corner>, start: Corner): DrawnLine {
  const points: Point[] = [pointOfCorner(lattice, start)]
  let corner = start
  for (let to = next.get(corner); to !== undefined; to = next.get(corner)) {
    next.delete(corner)
    if (to === start) return { points, closed: true }
    points.push(pointOfCorner(lattice, to))
    corner = to
  }
  return { points, closed: false }
}

/** The outlines of all the cells with a label. */
export const outlines = (lattice: Lattice, field: CellLabels, label: string): DrawnLine[] =>
  borders(lattice, field, (inside, outside) => inside === label && outside !== label)
