import type { Board, Point, Space } from '@boma/kernel'
import { cellUnder, latticeOf } from './draw/lattice.ts'

/** How wide and high a box is that is drawn on the sheet, in board units. */
export const BOX: { readonly width: number; readonly height: number } = { width: 6.2, height: 2.6 }
/** How near a point must be to a space of a map without hexes to mean it. */
const NEAR = 0.6

/** The boxes that are drawn on the sheet: those that have a place among the spaces. */
export function boxSpaces(board: Board): readonly Space[] {
  const ids = new Set(board.boxes.map((box) => box.space))
  return board.spaces.filter((space) => ids.has(space.id))
}

/** The space under a board point; undefined beside them all. */
export function spaceUnder(board: Board, [x, y]: Point): number | undefined {
  const box = boxSpaces(board).find((b) => Math.abs(b.x - x) <= BOX.width / 2 && Math.abs(b.y - y) <= BOX.height / 2)
  if (box) return box.id
  if (board.kind !== 'hexes') return nearest(board.spaces, x, y)
  const lattice = latticeOf(board)
  return lattice.spaces.get(cellUnder(lattice, x, y))?.id
}

function nearest(spaces: readonly Space[], x: number, y: number): number | undefined {
  let best: number | undefined
  let least = NEAR
  for (const space of spaces) {
    const distance = Math.hypot(space.x - x, space.y - y)
    if (distance < least) {
      least = distance
      best = space.id
    }
  }
  return best
}

const places = new WeakMap<Board, ReadonlyMap<number, Space>>()

/** A space of the board by its id. */
export function spaceOf(board: Board, id: number): Space | undefined {
  const known = places.get(board) ?? new Map(board.spaces.map((space) => [space.id, space]))
  places.set(board, known)
  return known.get(id)
}
