import type { Board } from '@boma/showing'
import { brushed, type DrawnLine, pathOf, shifted } from './curve.ts'
import { latticeOf } from './lattice.ts'
import { borders, fieldOf, grown } from './regions.ts'

/** A frontier: its line, and the tinted bands on either side. */
export interface Frontier {
  readonly path: string
  readonly bands: readonly Band[]
}

/** A band along a frontier in its owner's colour. */
export interface Band {
  readonly owner: string
  readonly path: string
  /** In board units. */
  readonly width: number
}

/** The wide band and the narrow one that darkens it along the line. */
const WIDTHS = [0.16, 0.075]

/** The frontiers of a board, run on to the shore and the edge of the sheet. */
export function frontiers(board: Board): readonly Frontier[] {
  const lattice = latticeOf(board)
  const land = grown(
    fieldOf(lattice, (cell) => lattice.spaces.get(cell)?.territory ?? ''),
    2,
  )
  const owners = [...new Set(land.values())].sort()
  const pairs = owners.flatMap((a, i) => owners.slice(i + 1).map((b) => [a, b] as const))
  return pairs.flatMap(([a, b]) =>
    borders(lattice, land, (inside, outside) => inside === a && outside === b).map((line) => frontier(line, a, b)),
  )
}

function frontier(border: DrawnLine, right: string, left: string): Frontier {
  const line = brushed(border, 3)
  const bands = WIDTHS.flatMap((width) => [
    { owner: right, width, path: pathOf(shifted(line, width / 2)) },
    { owner: left, width, path: pathOf(shifted(line, -width / 2)) },
  ])
  return { path: pathOf(line), bands }
}
