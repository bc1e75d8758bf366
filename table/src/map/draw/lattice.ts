import { CORNER_X, CORNER_Y, DIRECTIONS, STEP_X, STEP_Y } from '@boma/kernel'
import type { Board, Ground, Point, Space } from '@boma/showing'
import { perBoard } from './keep.ts'

// A hex is found by its column and by how many half hexes its centre is down, corners by thirds of a column: both whole
// numbers, so that what meets on the map meets exactly.

/** How far columns are apart when hexes are 1 from flat side to flat side. */
export const COLUMN_WIDTH: number = Math.sqrt(3) / 2
const THIRD = COLUMN_WIDTH / 3
const HALF = 0.5

/** A hex, on the map or beyond its edge. */
export type Cell = number
const SPAN = 4096
const MIDDLE = SPAN / 2
const cellAt = (column: number, half: number): Cell => (column + MIDDLE) * SPAN + half + MIDDLE
const columnOf = (cell: Cell): number => Math.floor(cell / SPAN) - MIDDLE
const halfOf = (cell: Cell): number => (cell % SPAN) - MIDDLE

/** The hexes of a board by where they lie. */
export interface Lattice {
  /** The spaces that are hexes, by cell. */
  readonly spaces: ReadonlyMap<Cell, Space>
  /** Where cell 0, 0 has its centre. */
  readonly origin: Point
}

/** The lattice of a board: its hexes without the boxes beside them, or the ground under its points. */
export const latticeOf: (board: Board) => Lattice = perBoard((board) => {
  const hexes = board.kind === 'hexes' ? withoutBoxes(board) : (board.ground ?? []).map(asSpace)
  const origin: Point = [hexes[0]?.x ?? 0, hexes[0]?.y ?? 0]
  return { origin, spaces: new Map(hexes.map((hex) => [cellOf(origin, hex.x, hex.y), hex])) }
})

/** The spaces of a board that are no boxes. */
export const withoutBoxes: (board: Board) => readonly Space[] = perBoard((board) => {
  const boxes = new Set(board.boxes.map((box) => box.space))
  return board.spaces.filter((space) => !boxes.has(space.id))
})

const asSpace = (ground: Ground, id: number): Space => ({ ...ground, id, name: '' })

const cellOf = (origin: Point, x: number, y: number): Cell =>
  cellAt(Math.round((x - origin[0]) / COLUMN_WIDTH), Math.round((y - origin[1]) / HALF))

/** The cell of a space of the board. */
export const cellOfSpace = ({ origin }: Lattice, space: Space): Cell => cellOf(origin, space.x, space.y)

/** The cell next to this one in a direction. */
export const beside = (cell: Cell, direction: number): Cell =>
  cellAt(columnOf(cell) + (STEP_X[direction] ?? 0), halfOf(cell) + (STEP_Y[direction] ?? 0))

/** The centre of a cell. */
export const centreOfCell = ({ origin }: Lattice, cell: Cell): Point => [
  origin[0] + columnOf(cell) * COLUMN_WIDTH,
  origin[1] + halfOf(cell) * HALF,
]

/** A corner as one number: equal for all the hexes that meet there. */
export type Corner = number

/** Corner d of a cell; side d runs from corner d to the next, clockwise. */
export function cornerOfCell(cell: Cell, d: number): Corner {
  const i = d % 6
  return cellAt(3 * columnOf(cell) + (CORNER_X[i] ?? 0), halfOf(cell) + (CORNER_Y[i] ?? 0))
}

/** Where a corner is. */
export const pointOfCorner = ({ origin }: Lattice, corner: Corner): Point => [
  origin[0] + columnOf(corner) * THIRD,
  origin[1] + halfOf(corner) * HALF,
]

/** A piece of the map some hexes across: what is drawn in pieces is redrawn in pieces. */
export const blockOf = (cell: Cell): number => cellAt(Math.floor(columnOf(cell) / 6), Math.floor(halfOf(cell) / 12))

/** The cell that a point lies in: the one with the nearest centre. */
export function cellUnder({ origin }: Lattice, x: number, y: number): Cell {
  const column = Math.round((x - origin[0]) / COLUMN_WIDTH)
  const half = Math.round((y - origin[1]) / HALF)
  let best = cellAt(column, half)
  let least = Number.POSITIVE_INFINITY
  for (let c = column - 1; c <= column + 1; c++)
    for (let h = half - 1; h <= half + 1; h++) {
      // Every other column is shoved by half a hex.
      if (((c + h) & 1) === 1) continue
      const distance = Math.hypot(origin[0] + c * COLUMN_WIDTH - x, origin[1] + h * HALF - y)
      if (distance < least) {
        least = distance
        best = cellAt(c, h)
      }
    }
  return best
}

/** All six directions, for loops. */
export const SIDES = DIRECTIONS
