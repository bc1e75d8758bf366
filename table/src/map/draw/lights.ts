import type { Board, Point } from '@boma/showing'
import { boxSpaces, spaceOf } from '../hit.ts'
import type { Rect } from '../labels.ts'
import { shortened, wayAlong } from '../points/links.ts'
import { roomOf } from '../room.ts'
import { shapeOf } from '../shapes.ts'
import { between, curveThrough, pathOf, rounded, short } from './curve.ts'
import { cellOfSpace, latticeOf } from './lattice.ts'
import { outlines } from './regions.ts'

/**
 * The outline around a set of spaces: what can be reached, hexes as one land, points each by itself. Boxes are left out,
 * which lie on the land and would hide it.
 */
export function outlineOf(board: Board, all: readonly number[], unit: number): string {
  const boxes = new Set(boxSpaces(board).map(({ id }) => id))
  const spaces = all.filter((id) => !boxes.has(id))
  if (board.kind !== 'hexes') return spaces.map((space) => shapeOf(board, space, unit)).join('')
  const lattice = latticeOf(board)
  const field = new Map(
    spaces.flatMap((id) => {
      const space = spaceOf(board, id)
      return space ? [[cellOfSpace(lattice, space), 'in'] as const] : []
    }),
  )
  return outlines(lattice, field, 'in')
    .map((line) => pathOf(rounded(line, 1), unit))
    .join('')
}

/** The points of a way from the edge of the counter that goes: to the middle of the last hex, or the rim of the point. */
export function wayThrough(board: Board, spaces: readonly number[]): readonly Point[] {
  const room = roomOf(board)
  return shortened(wayAlong(board, spaces), 0.42 * room, board.kind === 'hexes' ? 0 : 0.28 * room)
}

/** A way as a smooth line and the head of an arrow at its end, which is as large as spaces are. */
export function arrow(
  points: readonly Point[],
  unit: number,
  room = 1,
): { readonly line: string; readonly head: string } {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (tip === undefined || before === undefined) return { line: '', head: '' }
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [ux, uy] = [((tip[0] - before[0]) / length) * room, ((tip[1] - before[1]) / length) * room]
  const behind = (back: number, aside: number): Point => [
    tip[0] - ux * back - uy * aside,
    tip[1] - uy * back + ux * aside,
  ]
  const head = [tip, behind(0.22, 0.1), behind(0.17, 0), behind(0.22, -0.1)]
  return {
    // The line stops short of its end, or it would be seen on both sides of the tip.
    line: curveThrough(shortened(points, 0, 0.12 * room), unit),
    head: pathOf({ points: head, closed: true }, unit),
  }
}

/** The way without its last piece of such a length. */
export function cutShort(points: readonly Point[], by: number): readonly Point[] {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return points
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  return [...points.slice(0, -1), between(tip, before, Math.min(0.9, by / length))]
}

/** The four corners of a rectangle, each a third of its side. */
export function corners({ x, y, width, height }: Rect): string {
  const [right, bottom, dx, dy] = [x + width, y + height, width / 3, height / 3].map(short)
  const [left, top] = [short(x), short(y)]
  return (
    `M${left} ${short(y + height / 3)}V${top}h${dx}M${short(x + (2 * width) / 3)} ${top}H${right}v${dy}` +
    `M${right} ${short(y + (2 * height) / 3)}V${bottom}h-${dx}M${short(x + width / 3)} ${bottom}H${left}v-${dy}`
  )
}
