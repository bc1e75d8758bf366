import type { Board, Point } from '@boma/kernel'
import { spaceOf } from '../hit.ts'
import { between, curveThrough, pathOf, rounded } from './curve.ts'
import { beside, cellOfSpace, centreOfCell, cornerOfCell, latticeOf, pointOfCorner, SIDES } from './lattice.ts'
import { outlines } from './regions.ts'

/** The outline around a set of hexes: what can be reached, as one land. */
export function outlineOf(board: Board, spaces: readonly number[], unit: number): string {
  const lattice = latticeOf(board)
  const field = new Map(
    spaces.flatMap((id) => {
      const space = spaceOf(board, id)
      return space && board.kind === 'hexes' ? [[cellOfSpace(lattice, space), 'in'] as const] : []
    }),
  )
  return outlines(lattice, field, 'in')
    .map((line) => pathOf(rounded(line, 1), unit))
    .join('')
}

/** The points of a way through spaces. */
export const wayThrough = (board: Board, spaces: readonly number[]): readonly Point[] =>
  spaces.flatMap((id): Point[] => {
    const space = spaceOf(board, id)
    return space ? [[space.x, space.y]] : []
  })

/** A way as a smooth line, stopping short of its end to leave room for the arrow's head. */
export function arrow(points: readonly Point[], unit: number): { readonly line: string; readonly head: string } {
  const tip = points[points.length - 1]
  const before = points[points.length - 2]
  if (tip === undefined || before === undefined) return { line: '', head: '' }
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [ux, uy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length]
  const neck = between(tip, before, Math.min(0.5, 0.12 / length))
  const wing = (side: number): Point => [tip[0] - ux * 0.22 - uy * 0.1 * side, tip[1] - uy * 0.22 + ux * 0.1 * side]
  // It begins at the edge of the counter that goes.
  const [start, second] = points
  const out = start && second ? between(start, second, 0.42) : before
  const line = curveThrough([out, ...points.slice(1, -1), neck], unit)
  const head = [tip, wing(1), between(tip, before, Math.min(0.9, 0.17 / length)), wing(-1)]
  return { line, head: pathOf({ points: head, closed: true }, unit) }
}

/** A saw-tooth along the side by which one hex is threatened from the next, a little inside it. */
export function sawTooth(board: Board, space: number, from: number, unit: number): string {
  const [here, there] = [spaceOf(board, space), spaceOf(board, from)]
  if (!here || !there) return ''
  const lattice = latticeOf(board)
  const cell = cellOfSpace(lattice, here)
  const side = SIDES.find((d) => beside(cell, d) === cellOfSpace(lattice, there))
  if (side === undefined) return ''
  const centre = centreOfCell(lattice, cell)
  const [a, b] = [side, side + 1].map((d) => between(pointOfCorner(lattice, cornerOfCell(cell, d)), centre, 0.08))
  if (!a || !b) return ''
  const teeth = 9
  const points = Array.from({ length: teeth + 1 }, (_, i) =>
    between(between(a, b, 0.06 + (0.88 * i) / teeth), centre, i % 2 === 0 ? 0 : 0.13),
  )
  return pathOf({ points, closed: false }, unit)
}
