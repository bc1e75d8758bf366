import type { Board, Point } from '@boma/showing'
import { perBoard } from './draw/keep.ts'
import { withoutBoxes } from './draw/lattice.ts'
import { stepOf, type ZoomStep } from './steps.ts'

/** The room of a figure and those about it, in inches. */
const INCHES = 4

/**
 * How much room a space has, in board units: a hex is 1 across; points have what the middle one of them has up to its
 * nearest neighbour. Counters, lights and steps of the zoom go by it, so that boards of all kinds read alike.
 */
export const roomOf: (board: Board) => number = perBoard((board) => {
  if (board.kind === 'hexes') return 1
  return board.kind === 'tabletop' ? INCHES : roomOfPoints(withoutBoxes(board).map(({ x, y }) => [x, y]))
})

/** The step of the zoom at so many pixels a board unit. */
export const stepOn = (board: Board, scale: number): ZoomStep => stepOf(scale * roomOf(board))

/** The step for what is written over the ground: on a map of points the sheet under them is one of hexes. */
export const groundStep = (board: Board, scale: number): ZoomStep =>
  board.kind === 'points' ? stepOf(scale) : stepOn(board, scale)

/** How far down in a space a figure is written, in board units: at the foot of a hex, or under the counter on a point. */
const footOf = (board: Board): number => (board.kind === 'hexes' ? 0.42 : 0.57) * roomOf(board)

/** Half the height of a figure that is written in a space, in pixels: from its middle down to the line it stands on. */
export const HALF_FIGURE = 5

const townsOf = perBoard((board) => new Set(board.towns.map(({ space }) => space)))
/** Where in a space its figure stands, below the middle in pixels: in the middle of a hex, at the foot of one with a town in it. */
export const figureDown = (board: Board, space: number, scale: number): number =>
  board.kind === 'hexes' && !townsOf(board).has(space) ? HALF_FIGURE : footOf(board) * scale

function roomOfPoints(points: readonly Point[]): number {
  const nearest = points.map(([x, y], i) =>
    Math.min(...points.flatMap(([ox, oy], j) => (i === j ? [] : [Math.hypot(ox - x, oy - y)]))),
  )
  const middle = nearest.sort((a, b) => a - b)[nearest.length >> 1] ?? 0
  return Number.isFinite(middle) && middle > 0 ? middle : 1
}

/** Is there room for the figures of a march? From afar its places are lit and nothing more. */
export const showsFigures = (board: Board, scale: number): boolean => stepOn(board, scale) !== 'board'
