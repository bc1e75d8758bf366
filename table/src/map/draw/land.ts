import type { Board, Point } from '@boma/showing'
import type { Rect } from '../labels.ts'
import { pathOf, UNIT } from './curve.ts'

/** The land's outline in drawing units, its rings one after another; '' when all is land. */
export function landPath(board: Board): string {
  return landRings(board)
    .map((points) => pathOf({ points, closed: true }))
    .join('')
}

/** The rings of the land's outline: coasts, islands, and lakes, which are holes in it. */
export function landRings(board: Board): readonly (readonly Point[])[] {
  if (board.lakes === undefined) return ringsOf(board.land ?? '')
  return [...(board.land === undefined ? [rim(board)] : ringsOf(board.land)), ...ringsOf(board.lakes)]
}

const ringsOf = (path: string): readonly (readonly Point[])[] =>
  path
    .split('Z')
    .map((ring) => ring.trim())
    .filter((ring) => ring !== '')
    .map((ring) => ring.slice(1).split('L').map(readPoint))

/** A ring around all that can be seen of a board without a shore. */
function rim({ width, height }: Board): readonly Point[] {
  const far = 4
  return [
    [-far, -far],
    [width + far, -far],
    [width + far, height + far],
    [-far, height + far],
  ]
}

/** How many points a piece of the shore has at most. */
const PIECE = 12

/** The shore in short pieces that meet, as far as it is on the sheet: what is drawn in pieces is redrawn in pieces. */
export function shorePieces(board: Board): readonly string[] {
  const { left, top, right, bottom } = pictureOf(board)
  const isSeen = ([x, y]: Point) => x >= left - 1 && y >= top - 1 && x <= right + 1 && y <= bottom + 1
  return landRings(board).flatMap((ring) => {
    const pieces: Point[][] = []
    let piece: Point[] = []
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const goesOn = piece.length > 0 && piece.length < PIECE
      if (!isSeen(a) && !isSeen(b)) piece = []
      else if (goesOn) piece.push(b)
      else {
        piece = [a, b]
        pieces.push(piece)
      }
    })
    return pieces.map((points) => pathOf({ points, closed: false }))
  })
}

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.trim().split(/[ ,]+/).map(Number)
  return [x, y]
}

/** Is a point on land? All is land where no shore is drawn. */
export function isLand(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  if (rings.length === 0) return true
  let inside = false
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      if (a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])) inside = !inside
    })
  return inside
}

/** The rectangle of the sheet's picture around the hexes, in board units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far the picture runs on beyond the hexes, and the paper beyond the border. */
const BLEED = 0.35
const MARGIN = 0.6
/** How wide the border is between the two lines of the frame: wider where degrees are written in it. */
const BORDER = { plain: 0.15, withDegrees: 0.5 } as const

/** How wide the border of a board is, in board units. */
export const borderWidth = (board: Board): number => (board.graticule ? BORDER.withDegrees : BORDER.plain)

/** A tabletop's picture is the table, to the inch; around it is its wooden rim. */
const WOOD = 1.1
const isTabletop = (board: Board): boolean => board.kind === 'tabletop'

/** The picture's frame. */
export const pictureOf = (board: Board): Frame => around(board, isTabletop(board) ? 0 : BLEED)
/** The heavier line around the picture. */
export const neatlineOf = (board: Board): Frame => around(board, BLEED + borderWidth(board))
/** The paper's edge. */
export const paperOf = (board: Board): Frame =>
  around(board, isTabletop(board) ? WOOD : BLEED + borderWidth(board) + MARGIN)

const around = (board: Board, by: number): Frame => ({
  left: -by,
  top: -by,
  right: board.width + by,
  bottom: board.height + by,
})

/** The picture's frame in pixels. */
export function frameOf(board: Board, scale: number): Rect {
  const { left, top, right, bottom } = pictureOf(board)
  return { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale }
}

/** A frame in drawing units, for an SVG rectangle or viewBox. */
export const inUnits = ({ left, top, right, bottom }: Frame) => ({
  x: Math.round(left * UNIT),
  y: Math.round(top * UNIT),
  width: Math.round((right - left) * UNIT),
  height: Math.round((bottom - top) * UNIT),
})
