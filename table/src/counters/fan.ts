import type { Piece, Point } from '@boma/showing'
import { overlap, padded, type Rect } from '../map/labels.ts'

/** The stack that is to be spread out, and what that should leave alone; in pixels of the plane. */
export interface Fanned {
  readonly space: number
  /** What is in view. */
  readonly within?: Rect
  /** Names and other counters. */
  readonly beware?: readonly Rect[]
}

/** Where a stack spreads out: its corner, and how many counters stand in a row. */
export interface FanPlace {
  readonly rect: Rect
  readonly columns: number
}

/** How far a fan is from its hex, as a part of the hex. */
const AWAY = 0.6
/** The paper that shows around the counters of a fan, in pixels. */
const FAN_PAPER = 8
/** How far its counters stay from the rim of the view, so that its paper is seen whole. */
const FAN_RIM = FAN_PAPER + 6
/** The gap between two counters of a fan. */
export const FAN_GAP = 7

/** Right, left, below, above, then the corners: the earlier the sooner the eye finds it. */
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** What a place pays for every pixel out of view, next to one that hides something; and for coming late in the list. */
const UNSEEN = 60
const LATER = 40
/** What a place pays that lies on its own hex. */
const ON_ITSELF = 1e5

/** Finds room for a stack around its hex: in view, and over as few names and counters as can be. */
export function fanPlace(
  pieces: readonly Piece[],
  centre: Point,
  scale: number,
  size: number,
  { within, beware = [] }: Fanned,
): FanPlace {
  const hex = { x: centre[0] - scale / 2, y: centre[1] - scale / 2, width: scale, height: scale }
  let best: FanPlace | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [late, columns] of shapes(pieces.length).entries())
    for (const [i, way] of WAYS.entries()) {
      const rect = inView(fanRect(way, centre, scale, extent(pieces.length, columns, size)), within)
      const paper = paperOf(rect)
      const hidden = beware.reduce((sum, thing) => sum + overlap(paper, thing), 0)
      const unseen = within ? area(paper) - overlap(paper, within) : 0
      const cost = hidden + UNSEEN * unseen + LATER * (i + 8 * late) + (overlap(paper, hex) > 0 ? ON_ITSELF : 0)
      if (cost < least) {
        least = cost
        best = { rect, columns }
      }
    }
  return best ?? { rect: fanRect([1, 0], centre, scale, extent(pieces.length, 2, size)), columns: 2 }
}

/** The paper under the counters of a fan. */
export const paperOf = (rect: Rect): Rect => padded(rect, FAN_PAPER)

/** How many counters may stand in a row: two, or three when there are many; else two rows, or one column. */
function shapes(count: number): readonly number[] {
  const usual = count > 12 ? 3 : Math.min(2, count)
  const inTwoRows = Math.ceil(count / 2)
  return [...new Set([usual, inTwoRows, 1])].filter((columns) => columns <= 5 && count / columns <= 8)
}

function extent(count: number, columns: number, size: number): readonly [width: number, height: number] {
  const step = size + FAN_GAP
  return [columns * step - FAN_GAP, Math.ceil(count / columns) * step - FAN_GAP]
}

/** Beside the hex that way: to the right, say, with its middle at the height of the hex's. */
function fanRect([wx, wy]: Point, [cx, cy]: Point, scale: number, [width, height]: readonly [number, number]): Rect {
  const away = scale * AWAY + FAN_PAPER
  const edge = (way: number, middle: number, length: number) =>
    way > 0 ? middle + away : way < 0 ? middle - away - length : middle - length / 2
  return { x: edge(wx, cx, width), y: edge(wy, cy, height), width, height }
}

/** The same, shoved into view as far as it can be. */
function inView(rect: Rect, within: Rect | undefined): Rect {
  if (!within) return rect
  const shove = (wish: number, length: number, from: number, room: number) =>
    Math.max(from + FAN_RIM, Math.min(from + room - length - FAN_RIM, wish))
  return {
    ...rect,
    x: shove(rect.x, rect.width, within.x, within.width),
    y: shove(rect.y, rect.height, within.y, within.height),
  }
}

const area = ({ width, height }: Rect) => width * height
