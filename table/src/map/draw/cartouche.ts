import type { Board, Point, Title } from '@boma/showing'
import { overlap, padded, type Rect, square } from '../labels.ts'
import { calm } from './furniture.ts'
import { pictureOf } from './land.ts'

/** A line of the cartouche. */
export interface CartoucheLine {
  readonly text: string
  readonly face: 'above' | 'name' | 'years' | 'game' | 'small'
  /** How far down from the upper edge it stands. */
  readonly y: number
}

/** The cartouche of a sheet: where it lies and what it says; in board units. */
export interface Cartouche {
  readonly rect: Rect
  readonly lines: readonly CartoucheLine[]
  /** How far down the ornament is that parts the name from the small print. */
  readonly ornament: number | undefined
}

/** The size of the letters of each face, how far the next line is down, and how wide a letter is next to its size. */
const FACES: Readonly<
  Record<CartoucheLine['face'], { readonly size: number; readonly lead: number; readonly em: number }>
> = {
  above: { size: 0.46, lead: 0.6, em: 0.44 },
  name: { size: 0.86, lead: 0.98, em: 0.53 },
  years: { size: 0.46, lead: 0.66, em: 0.62 },
  game: { size: 0.5, lead: 0.66, em: 0.53 },
  small: { size: 0.36, lead: 0.5, em: 0.48 },
}
const UNDER: readonly CartoucheLine['face'][] = ['years', 'game']
const PAD = 0.5
const ORNAMENT = 0.5

/** The size of the letters of a face, in board units. */
export const letterSize = (face: CartoucheLine['face']): number => FACES[face].size

/** Sets the title of a board where it says, or finds open water for it; undefined when it has none, or no room. */
export function cartouche(board: Board): Cartouche | undefined {
  if (!board.title) return undefined
  const { lines, ornament, width, height } = setTitle(board.title)
  const at = board.title.at ?? openWater(board, width, height)
  return at && { lines, ornament, rect: { x: at[0] - width / 2, y: at[1] - height / 2, width, height } }
}

function setTitle({ above, name, lines: under }: Title) {
  const faces: readonly (readonly [CartoucheLine['face'], string])[] = [
    ...(above ? [['above', above] as const] : []),
    ['name', name],
    ...under.map((text, i) => [UNDER[i] ?? 'small', text] as const),
  ]
  let y = PAD * 0.8
  let ornament: number | undefined
  const lines = faces.map(([face, text]): CartoucheLine => {
    if (face === 'game') {
      ornament = y + ORNAMENT * 0.62
      y += ORNAMENT
    }
    y += FACES[face].lead
    return { text, face, y: y - 0.12 }
  })
  const width = Math.max(...lines.map(({ face, text }) => text.length * FACES[face].size * FACES[face].em)) + 2 * PAD
  return { lines, ornament, width, height: y + PAD }
}

/** How much water should be seen around it, and how much is more than enough. */
const LEAST = 0.3
const ENOUGH = 1.1
/** How wide a letter of a name on the sheet is, and how much the compass and the scale bar take around their middle. */
const LETTER = 0.6
const COMPASS: Rect = { x: -2.6, y: -2.6, width: 5.2, height: 4.8 }

/** The middle of open water of that size: the northernmost of those that have room enough, for it is read first. */
function openWater(board: Board, width: number, height: number): Point | undefined {
  const ground = board.ground ?? board.spaces
  const taken = takenOn(board)
  const { left, top, right, bottom } = pictureOf(board)
  const frame = { x: left, y: top, width: right - left, height: bottom - top }
  let best: Point | undefined
  let most = LEAST
  for (const { x, y, terrain } of ground) {
    if (terrain !== 'sea') continue
    const rect = { x: x - width / 2, y: y - height / 2, width, height }
    const room = Math.min(ENOUGH, roomAround(rect, frame, taken))
    if (room > most || (room === most && best !== undefined && y < best[1])) {
      most = room
      best = [x, y]
    }
  }
  return best
}

/** How far a rectangle may grow before it meets something or leaves the frame. */
function roomAround(rect: Rect, frame: Rect, taken: readonly Rect[]): number {
  const toFrame = Math.min(
    rect.x - frame.x,
    rect.y - frame.y,
    frame.x + frame.width - rect.x - rect.width,
    frame.y + frame.height - rect.y - rect.height,
  )
  return Math.min(
    toFrame,
    ...taken.filter((other) => overlap(padded(rect, ENOUGH), other) > 0).map((o) => gap(rect, o)),
  )
}

/** How far two rectangles are apart, negative where they overlap. */
const gap = (a: Rect, b: Rect): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)

/** What is not open water: land, boxes, points, names, and the compass. */
function takenOn(board: Board): readonly Rect[] {
  const spot = calm(board)
  const dry = (board.ground ?? board.spaces).filter(({ terrain }) => terrain !== 'sea' && terrain !== 'box')
  return [
    ...dry.map(({ x, y }) => square(x, y, 1)),
    ...board.spaces.filter(({ terrain }) => terrain === 'box').map(({ x, y }) => padded(square(x, y, 2.6), 1.8)),
    ...(board.ground ? board.spaces.map(({ x, y }) => square(x, y, 3)) : []),
    ...board.names.flatMap(({ words }) =>
      words.map(({ text, x, y }) => {
        const width = text.length * LETTER
        return { x: x - width / 2, y: y - 0.7, width, height: 0.9 }
      }),
    ),
    ...(spot ? [{ ...COMPASS, x: spot[0] + COMPASS.x, y: spot[1] + COMPASS.y }] : []),
  ]
}
