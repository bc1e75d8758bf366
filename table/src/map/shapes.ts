import type { Board, Space } from '@boma/kernel'
import { short } from './draw/curve.ts'
import { hexPath } from './draw/grid.ts'
import { boxSize, boxSpaces, spaceOf } from './hit.ts'
import { roomOf } from './room.ts'

/** How far around a point its circle runs, next to its room: a counter fits into it. */
const AROUND = 0.58

/** The outline of a space as an SVG path: a hex, the rectangle of a box, a circle around a point; '' for no space. */
export function shapeOf(board: Board, id: number | undefined, scale: number): string {
  const space = id === undefined ? undefined : spaceOf(board, id)
  if (!space) return ''
  if (boxSpaces(board).includes(space)) return boxPath(board, space, scale)
  if (board.kind === 'hexes') return hexPath(space.x, space.y, scale)
  return circlePath(space.x * scale, space.y * scale, AROUND * roomOf(board) * scale)
}

function boxPath(board: Board, { x, y }: Space, scale: number): string {
  const { width, height } = boxSize(board)
  const [left, top] = [short((x - width / 2) * scale), short((y - height / 2) * scale)]
  return `M${left} ${top}h${short(width * scale)}v${short(height * scale)}h${short(-width * scale)}Z`
}

/** A circle as an SVG path. */
export function circlePath(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`
}
