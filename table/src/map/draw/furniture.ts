import type { Board, Ground, Point } from '@boma/showing'
import { pathOf, short } from './curve.ts'
import { type Frame, pictureOf } from './land.ts'

/** Kilometres between the lines of the net: about two degrees. */
const NET = 222

/** The lines of a net turned as the sheet is turned against north, over the whole picture. */
export function turnedNet(board: Board): string {
  if (board.kilometres === undefined) return ''
  const gap = NET / board.kilometres
  const frame = pictureOf(board)
  const middle: Point = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
  const reach = Math.hypot(frame.right - frame.left, frame.bottom - frame.top) / 2
  const angle = (board.turned * Math.PI) / 180
  const turned = (across: number, along: number): Point => [
    middle[0] + across * Math.cos(angle) - along * Math.sin(angle),
    middle[1] + across * Math.sin(angle) + along * Math.cos(angle),
  ]
  const count = Math.floor(reach / gap)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count + 0.5) * gap)
    .flatMap((at) => [
      [turned(at, -reach), turned(at, reach)],
      [turned(-reach, at), turned(reach, at)],
    ])
    .map((points) => pathOf({ points, closed: false }))
    .join('')
}

/** A bar that measures the map. */
export interface ScaleBar {
  readonly kilometres: number
  /** In board units. */
  readonly length: number
}

/** The longest round bar that is not wider than so many hexes. */
export function scaleBar(board: Board, widest = 6): ScaleBar | undefined {
  const { kilometres: unit } = board
  if (unit === undefined) return undefined
  const longest = [1000, 400, 200, 100, 40, 20, 10, 4, 2, 1].find((km) => km / unit <= widest)
  return longest === undefined ? undefined : { kilometres: longest, length: longest / unit }
}

/** How much a title takes around its middle, where the board says where that is. */
const TITLE = 3

/** The open water with most room around it, for the compass; undefined where there is none. */
export function calm(board: Board): Point | undefined {
  const frame = pictureOf(board)
  const ground = board.ground ?? board.spaces
  const taken = [...ground.filter((space) => space.terrain !== 'sea'), ...board.spaces.filter(isBox)]
  // Points have their names beside them.
  const words = [...board.names.flatMap((name) => name.words), ...(board.ground ? board.spaces : [])]
  const title = board.title?.at
  const room = (x: number, y: number) =>
    Math.min(
      edgeDistance(frame, x, y),
      ...taken.map((space) => Math.hypot(space.x - x, space.y - y) - (isBox(space) ? 3 : 0)),
      ...words.map((word) => Math.hypot(Math.max(0, Math.abs(word.x - x) - 3), word.y - y)),
      title === undefined ? Number.POSITIVE_INFINITY : Math.hypot(title[0] - x, title[1] - y) - TITLE,
    )
  let best: Point | undefined
  let most = board.ground ? 2 : 2.5
  for (const { x, y, terrain } of ground) {
    if (terrain !== 'sea') continue
    const here = room(x, y)
    // Of equal places the southern one: the north of a sheet is read first.
    if (here > most - 1e-9) {
      most = here
      best = [x, y]
    }
  }
  return best
}

const isBox = ({ terrain }: Ground): boolean => terrain === 'box'

const edgeDistance = ({ left, top, right, bottom }: Frame, x: number, y: number) =>
  Math.min(x - left, right - x, y - top, bottom - y)

const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`
}

/** A compass rose of radius 66: its ring of degrees, and the dark and the light half of every point. */
export function rose(): { readonly degrees: string; readonly dark: string; readonly light: string } {
  const degrees = Array.from({ length: 72 }, (_, i) => `M${polar(48.8, i * 5)}L${polar(i % 2 ? 50.7 : 52.8, i * 5)}`)
  const half = (tip: number, at: number, waist: number, side: number) =>
    `M0 0L${polar(waist, at + side)}L${polar(tip, at)}Z`
  const points = [45, 135, 225, 315].map((at) => [36.4, at, 13.8, 30] as const)
  const main = [0, 90, 180, 270].map((at) => [66, at, 14.7, 36] as const)
  const all = [...points, ...main]
  return {
    degrees: degrees.join(''),
    dark: all.map(([tip, at, waist, side]) => half(tip, at, waist, side)).join(''),
    light: all.map(([tip, at, waist, side]) => half(tip, at, waist, -side)).join(''),
  }
}
