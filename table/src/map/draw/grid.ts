import type { Board, Point, Space } from '@boma/showing'
import { pathOf, UNIT } from './curve.ts'
import {
  beside,
  blockOf,
  type Cell,
  centreOfCell,
  cornerOfCell,
  type Lattice,
  latticeOf,
  pointOfCorner,
  SIDES,
} from './lattice.ts'

/** The hexsides of one block of the map. */
export interface GridBlock {
  readonly land: string
  readonly sea: string
}

const isWater = (space: Space | undefined) => space?.terrain === 'sea' || space?.terrain === 'lake'

/** The hex grid, each side drawn once; it runs on beyond the map, to be cut by the frame. */
export function hexGrid(board: Board): readonly GridBlock[] {
  const lattice = latticeOf(board)
  const cells = [...lattice.spaces.keys(), ...rimOf(lattice)]
  const all = new Set(cells)
  return inBlocks(cells).map((block) => {
    const sides = block.flatMap((cell) => SIDES.filter((d) => isDrawnFrom(all, cell, d)).map((d) => ({ cell, d })))
    const isSea = ({ cell, d }: (typeof sides)[number]) =>
      isSeaCell(lattice, cell) && isSeaCell(lattice, beside(cell, d))
    const path = (list: typeof sides) => list.map(({ cell, d }) => sidePath(lattice, cell, d)).join('')
    return { land: path(sides.filter((side) => !isSea(side))), sea: path(sides.filter(isSea)) }
  })
}

/** The first three sides of every hex, and the others where no hex follows. */
const isDrawnFrom = (cells: ReadonlySet<Cell>, cell: Cell, d: number) => d < 3 || !cells.has(beside(cell, d))

/** The hexes around the map that are no part of it: what is seen of them fills the sheet up to its frame. */
export function rimOf({ spaces }: Lattice): readonly Cell[] {
  const around = [...spaces.keys()].flatMap((cell) => SIDES.map((d) => beside(cell, d)))
  return [...new Set(around.filter((cell) => !spaces.has(cell)))]
}

/** Is a hex water, or if it is beyond the map's edge, is all water next to it? */
function isSeaCell({ spaces }: Lattice, cell: Cell): boolean {
  if (spaces.has(cell)) return isWater(spaces.get(cell))
  return SIDES.every((d) => !spaces.has(beside(cell, d)) || isWater(spaces.get(beside(cell, d))))
}

const sidePath = (lattice: Lattice, cell: Cell, d: number) =>
  pathOf({ points: [d, d + 1].map((i) => pointOfCorner(lattice, cornerOfCell(cell, i))), closed: false })

/** Cells block by block. */
export const inBlocks = (cells: Iterable<Cell>): readonly (readonly Cell[])[] => [
  ...Map.groupBy(cells, blockOf).values(),
]

/** A hex's number and where it stands, in drawing units. */
export interface HexNumber {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** How far above the middle of its hex a number stands. */
export const RAISED = 0.345

/** The numbers of the hexes on land, block by block. */
export function hexNumbers(board: Board): readonly (readonly HexNumber[])[] {
  const lattice = latticeOf(board)
  return inBlocks(lattice.spaces.keys()).map((cells) =>
    cells.flatMap((cell) => {
      const space = lattice.spaces.get(cell)
      const [x, y] = centreOfCell(lattice, cell)
      return space === undefined || isWater(space)
        ? []
        : [{ text: space.name, x: Math.round(x * UNIT), y: Math.round((y - RAISED) * UNIT) }]
    }),
  )
}

/** The outline of one hex around a centre, as an SVG path. */
export function hexPath(x: number, y: number, unit: number = UNIT): string {
  const [dx, dy] = [1 / Math.sqrt(3), 0.5]
  const corners: readonly Point[] = [
    [x - dx / 2, y - dy],
    [x + dx / 2, y - dy],
    [x + dx, y],
    [x + dx / 2, y + dy],
    [x - dx / 2, y + dy],
    [x - dx, y],
  ]
  return pathOf({ points: corners, closed: true }, unit)
}
