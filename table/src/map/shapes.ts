import type { Board, Space } from '@boma/showing'
import { short } from './draw/curve.ts'
import { hexPath } from './draw/grid.ts'
import { boxSize, boxSpaces, spaceOf } from './hit.ts'
import { roomOf } from './room.ts'
import { ringPath } from './tabletop/ring.ts'

/** How far around a point its circle runs, next to its room: a counter fits into it. */
const AROUND = 0.58

/** How far around the figures of a unit its outline runs, in inches. */
const GAP = 0.22

/** The outline of a space as an SVG path: a hex, the rectangle of a box, a circle around a point; '' for no space. */
export function shapeOf(board: Board, id: number | undefined, scale: number): string {
  const space = id === undefined ? undefined : spaceOf(board, id)
  if (!space) return ''
  if (boxSpaces(board).includes(space)) return boxPath(board, space, scale)
  if (board.kind === 'hexes') return hexPath(space.x, space.y, scale)
  if (space.ring) return ringPath(space.ring, GAP, scale)
  return circlePath(space.x * scale, space.y * scale, AROUND * roomOf(board) * scale)
}

/** How far around a box its outline runs, in pixels: a light on its printed frame would not be seen. */
const OUTSIDE = 4

function boxPath(board: Board, box: Space, scale: number): string {
  const { x, y } = box
  const size = boxSize(board, box)
  const [width, height] = [size.width * scale + 2 * OUTSIDE, size.height * scale + 2 * OUTSIDE]
  const [left, top] = [short(x * scale - width / 2), short(y * scale - height / 2)]
  return `M${left} ${top}h${short(width)}v${short(height)}h${short(-width)}Z`
}

/** A circle as an SVG path. */
export function circlePath(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`
}
