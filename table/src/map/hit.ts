import type { Board, Point, Space } from '@boma/showing'
import { perBoard } from './draw/keep.ts'
import { cellUnder, latticeOf, withoutBoxes } from './draw/lattice.ts'
import { roomOf } from './room.ts'

/** How wide and high a box is that is drawn on a sheet of hexes, in board units. */
export const BOX: { readonly width: number; readonly height: number } = { width: 6.2, height: 2.6 }
/** How wide and high it is on a sheet of points, next to the room that these have. */
const SMALL_BOX = { width: 3, height: 1.6 }
/** How near to a point one must be to mean it, next to the room that it has. */
const NEAR = 0.6

/** How wide and high a box is that is drawn on the sheet, in board units. */
export function boxSize(board: Board, { extent }: Pick<Space, 'extent'> = {}): typeof BOX {
  if (extent !== undefined) return extent
  if (board.kind === 'hexes') return BOX
  const room = roomOf(board)
  return { width: SMALL_BOX.width * room, height: SMALL_BOX.height * room }
}

/** The boxes that are drawn on the sheet: those that have a place among the spaces. */
export const boxSpaces: (board: Board) => readonly Space[] = perBoard((board) => {
  const ids = new Set(board.boxes.map((box) => box.space))
  return board.spaces.filter((space) => ids.has(space.id))
})

/** The space under a board point; undefined beside them all. Fingers may miss a point by so many board units. */
export function spaceUnder(board: Board, [x, y]: Point, slack = 0): number | undefined {
  const box = boxSpaces(board).find((each) => {
    const { width, height } = boxSize(board, each)
    return Math.abs(each.x - x) <= width / 2 && Math.abs(each.y - y) <= height / 2
  })
  if (box) return box.id
  if (board.kind !== 'hexes') return nearest(withoutBoxes(board), x, y, Math.max(slack, NEAR * roomOf(board)))
  const lattice = latticeOf(board)
  return lattice.spaces.get(cellUnder(lattice, x, y))?.id
}

function nearest(spaces: readonly Space[], x: number, y: number, within: number): number | undefined {
  let best: number | undefined
  let least = within
  for (const space of spaces) {
    const distance = Math.hypot(space.x - x, space.y - y)
    if (distance < least) {
      least = distance
      best = space.id
    }
  }
  return best
}

const byId = perBoard((board) => new Map(board.spaces.map((space) => [space.id, space])))

/** A space of the board by its id. */
export const spaceOf = (board: Board, id: number): Space | undefined => byId(board).get(id)
