import type { Board, Point } from '@boma/showing'
import { between, pathOf, UNIT } from './curve.ts'
import { turnedNet } from './furniture.ts'
import { borderWidth, type Frame, pictureOf } from './land.ts'

/** Degrees written in the border where a line of the net meets the frame; in drawing units. */
interface Degrees {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Which way the text is turned, to run along its side of the frame. */
  readonly angle: number
}

/** The net of meridians and parallels: as the board gives it, else one that only shows how the sheet is turned. */
export const net = (board: Board): string =>
  board.graticule?.map(({ line }) => pathOf({ points: line, closed: false })).join('') ?? turnedNet(board)

/** The degrees of the net in the border: of meridians above and below, of parallels at the sides. */
export function degrees(board: Board): readonly Degrees[] {
  const frame = pictureOf(board)
  const half = borderWidth(board) / 2
  return (board.graticule ?? []).flatMap(({ label, line }) => {
    const axis = isUpright(line) ? 1 : 0
    return line.slice(1).flatMap((to, i) => {
      const from = line[i]
      return from ? meetings(frame, axis, from, to).map((meeting) => inBorder(label, meeting, half)) : []
    })
  })
}

/** Does a line run rather up and down than across? */
function isUpright(line: readonly Point[]): boolean {
  const [from, to] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
  return Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
}

const inBorder = (text: string, { at, out, angle }: Meeting, half: number): Degrees => ({
  text,
  x: Math.round((at[0] + out[0] * half) * UNIT),
  y: Math.round((at[1] + out[1] * half) * UNIT),
  angle,
})

interface Meeting {
  readonly at: Point
  /** The way out of the frame there. */
  readonly out: Point
  readonly angle: number
}

/** How far from a corner of the frame degrees are left out, in board units. */
const CORNER = 0.9

/** Where the stretch between two points meets the frame on the sides across an axis, but for the corners. */
function meetings(frame: Frame, axis: 0 | 1, a: Point, b: Point): readonly Meeting[] {
  const { left, top, right, bottom } = frame
  const sides: readonly (readonly [at: number, way: 1 | -1])[] =
    axis === 0
      ? [
          [left, -1],
          [right, 1],
        ]
      : [
          [top, -1],
          [bottom, 1],
        ]
  const [least, most] = axis === 0 ? [top, bottom] : [left, right]
  return sides.flatMap(([at, way]): readonly Meeting[] => {
    if (a[axis] < at === b[axis] < at) return []
    const point = between(a, b, (at - a[axis]) / (b[axis] - a[axis]))
    const along = point[1 - axis] ?? 0
    if (along < least + CORNER || along > most - CORNER) return []
    return [axis === 0 ? { at: point, out: [way, 0], angle: 90 * way } : { at: point, out: [0, way], angle: 0 }]
  })
}
