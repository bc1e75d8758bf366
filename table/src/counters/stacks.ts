import type { Board, Piece, Point, Space, Stance } from '@boma/showing'
import { boxName, INSET, SMALL } from '../map/box-name.ts'
import { boxSize, boxSpaces, spaceOf } from '../map/hit.ts'
import { around, type Rect } from '../map/labels.ts'
import { roomOf } from '../map/room.ts'
import { stepOf, type ZoomStep } from '../map/steps.ts'
import { FAN_GAP, type Fanned, fanPlace } from './fan.ts'
import { sideOfFigure } from './figure-side.ts'

/** A counter's place on the plane of the counters: its upper left corner, its side, how high it lies; in pixels. */
export interface Placed {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly size: number
  readonly level: number
  /** Only the uppermost counters of a stack are drawn. */
  readonly shown: boolean
  /** Is it a figure's base rather than a counter? */
  readonly round?: boolean
}

/** Counters that lie on one another, or spread out. */
export interface Stack {
  readonly space: number
  /** What it covers. */
  readonly rect: Rect
  readonly pieces: readonly Piece[]
  readonly fanned: boolean
  /** Do they lie on one another, so that they have one frame and one bar? */
  readonly piled?: boolean
  /** Does each of them stand by itself, so that there is nothing to spread out? */
  readonly apart?: boolean
}

/** All counters of the map where they lie. */
export interface Spread {
  readonly placed: readonly Placed[]
  readonly stacks: readonly Stack[]
}

/** How counters are to lie. */
export interface Spreading {
  /** Pixels to a board unit. */
  readonly scale: number
  /** The stack that is spread out, if any. */
  readonly fanned?: Fanned | undefined
  /** The least side of a counter at play zoom: larger for fingers. */
  readonly least: number
}

const SHARE: Readonly<Record<ZoomStep, number>> = { board: 0.8, theatre: 0.77, play: 0.77, close: 0.72 }
const CHIP = 15
/** How much of a lower counter looks out below and to the right, as a part of its side; how many are drawn. */
const STAGGER = 0.085
const DRAWN = 4
/** The least side of a counter that is spread out. */
const FAN = 44

/** The side of a counter in a space of so many pixels. */
export function counterSize(room: number, least: number): number {
  const step = stepOf(room)
  if (step === 'board') return Math.max(CHIP, SHARE.board * room)
  return step === 'theatre' ? SHARE.theatre * room : Math.max(least, SHARE[step] * room)
}

/** As they lie by the rules of the game; else leaders on top, then the strongest, the rest in their order. */
export function stackOrder(pieces: readonly Piece[]): readonly Piece[] {
  const weight = (piece: Piece) => (piece.symbol === 'leader' ? 1000 : strengthOf(piece))
  const depth = (piece: Piece) => piece.depth ?? 0
  return [...pieces].sort((a, b) => depth(a) - depth(b) || weight(b) - weight(a) || a.id - b.id)
}

/** Does a stack lie face down: may nobody look at any of it? */
export const isFaceDown = ({ pieces }: Stack): boolean => pieces.every(({ symbol }) => symbol === '')

/** How strong a counter is: the first of its values, or if movement is not among them all together. */
function strengthOf({ values, moves }: Piece): number {
  const parts = values.split('-').map((value) => Number.parseInt(value, 10) || 0)
  return moves === undefined ? (parts[0] ?? 0) : parts.reduce((sum, value) => sum + value, 0)
}

/** Lays out all the counters that are on the map or in a box that is drawn on it. */
export function layOut(pieces: readonly Piece[], board: Board, manner: Spreading): Spread {
  const boxes = new Set(boxSpaces(board).map((box) => box.id))
  const { scale, fanned } = manner
  // Counters are as large as the room of their space allows, wherever that is on the board.
  const room: Spreading = { ...manner, scale: scale * roomOf(board) }
  const lying = pieces.filter((piece) => !piece.stands)
  const counters = [...Map.groupBy(lying, (piece) => piece.space)].flatMap(([space, list]) => {
    const at = spaceOf(board, space)
    if (at === undefined) return []
    const centre: Point = [at.x * scale, at.y * scale]
    const ordered = stackOrder(list)
    if (boxes.has(space)) return [inBox(space, ordered, centre, room, boxIn(board, scale, at))]
    // Whoever is left alone of a stack that was spread out needs no room.
    const isOpen = fanned?.space === space && ordered.length > 1
    return [isOpen ? fan(space, ordered, centre, room, fanned) : piles(space, ordered, centre, room)]
  })
  const stacks = [...counters, ...figures(pieces, scale)]
  return { placed: stacks.flatMap((s) => s.placed), stacks: stacks.map((s) => s.stack) }
}

/** The room that a box on the sheet has, in pixels, and how much of it is its name's. */
function boxIn(board: Board, scale: number, box: Space): Box {
  const { width, height } = boxSize(board, box)
  const head = boxName(board, scale, box)?.foot ?? INSET
  return { width: width * scale, height: height * scale, head }
}

/** Figures stand each by itself, on its base; those of a unit belong together. */
function figures(pieces: readonly Piece[], scale: number): readonly Laid[] {
  const standing = pieces.filter((piece) => piece.stands !== undefined)
  return [...Map.groupBy(standing, (piece) => piece.space)].map(([space, unit]) => {
    const placed = unit.map((piece): Placed => {
      const { x, y } = piece.stands ?? NOWHERE
      const size = sideOfFigure(piece) * scale
      return { piece, x: x * scale - size / 2, y: y * scale - size / 2, size, level: 1, shown: true, round: true }
    })
    const rect = around(placed.map(({ x, y, size }) => ({ x, y, width: size, height: size })))
    return { placed, stack: { space, pieces: unit, fanned: false, apart: true, rect } }
  })
}
const NOWHERE: Stance = { x: 0, y: 0, facing: 0, base: 0 }

type Box = Pick<Rect, 'width' | 'height'> & { readonly head: number }

interface Laid {
  readonly placed: readonly Placed[]
  readonly stack: Stack
}

/** How far the stacks of two sides are apart where both are in a space, as a part of a counter's side. */
const APART = 0.62

/** Where both sides are, their stacks lie side by side, so that both are seen. */
function piles(space: number, pieces: readonly Piece[], [cx, cy]: Point, manner: Spreading): Laid {
  const sides = [...Map.groupBy(pieces, (piece) => piece.side)].sort(([a], [b]) => a - b)
  if (sides.length < 2) return pile(space, pieces, [cx, cy], manner)
  const step = counterSize(manner.scale, manner.least) * APART
  const laid = sides.map(([, group], i) => pile(space, group, [cx + (i - (sides.length - 1) / 2) * step, cy], manner))
  const placed = laid.flatMap((each, i) => each.placed.map((p) => ({ ...p, level: p.level + i * DRAWN })))
  return {
    placed,
    stack: { space, pieces, fanned: false, piled: true, rect: around(laid.map((each) => each.stack.rect)) },
  }
}

/** A stack: each lower counter looks out below and to the right. */
function pile(space: number, pieces: readonly Piece[], [cx, cy]: Point, { scale, least }: Spreading): Laid {
  const size = counterSize(scale, least)
  const drawn = Math.min(pieces.length, stepOf(scale) === 'board' ? 2 : DRAWN)
  const stagger = size * STAGGER
  const reach = (stagger * (drawn - 1)) / 2
  const [x, y] = [cx - size / 2 - reach, cy - size / 2 - reach]
  const placed = pieces.map((piece, i): Placed => {
    const depth = Math.min(i, drawn - 1)
    return { piece, x: x + depth * stagger, y: y + depth * stagger, size, level: drawn - depth, shown: i < drawn }
  })
  const side = size + stagger * (drawn - 1)
  return { placed, stack: { space, pieces, fanned: false, piled: true, rect: { x, y, width: side, height: side } } }
}

/** A stack spread out beside its hex. */
function fan(
  space: number,
  pieces: readonly Piece[],
  centre: Point,
  { scale, least }: Spreading,
  fanned: Fanned,
): Laid {
  const size = Math.max(FAN, counterSize(scale, least))
  const { rect, columns } = fanPlace(pieces, centre, scale, size, fanned)
  const step = size + FAN_GAP
  const placed = pieces.map(
    (piece, i): Placed => ({
      piece,
      x: rect.x + (i % columns) * step,
      y: rect.y + Math.floor(i / columns) * step,
      size,
      level: 100,
      shown: true,
    }),
  )
  return { placed, stack: { space, pieces, fanned: true, rect } }
}

/** Counters in a box lie side by side under its name, and closer the more there are. */
function inBox(space: number, pieces: readonly Piece[], [cx, cy]: Point, { scale, least }: Spreading, box: Box): Laid {
  const wished = Math.min(counterSize(scale, least), Math.max(scale * 0.8, SMALL))
  const [width, height] = [box.width - wished * 0.5, box.height - box.head - 2 * INSET]
  const most = Math.max(1, Math.floor(height / (SMALL * 1.08)))
  const rows = Math.min(most, Math.max(1, Math.ceil((pieces.length * wished * 1.1) / width)))
  const size = Math.min(wished, height / (rows * 1.08))
  const columns = Math.ceil(pieces.length / rows)
  const step = columns > 1 ? Math.min(size * 1.1, (width - size) / (columns - 1)) : 0
  const x = cx - (step * (columns - 1) + size) / 2
  const y = cy - box.height / 2 + box.head + INSET / 2 + (height - rows * size * 1.08) / 2
  const placed = pieces.map(
    (piece, i): Placed => ({
      piece,
      x: x + (i % columns) * step,
      y: y + Math.floor(i / columns) * size * 1.08,
      size,
      level: columns - (i % columns),
      shown: true,
    }),
  )
  const rect = { x, y, width: step * (columns - 1) + size, height: rows * size * 1.08 }
  return { placed, stack: { space, pieces, fanned: false, rect } }
}

/** The counter under a point of the plane, the uppermost of those that lie there. */
export function pieceUnder({ placed }: Spread, [x, y]: Point): Piece | undefined {
  let best: Placed | undefined
  for (const p of placed) {
    if (p.shown && isOn(p, x, y) && p.level > (best?.level ?? 0)) best = p
  }
  return best?.piece
}

const isOn = ({ x, y, size, round }: Placed, px: number, py: number): boolean =>
  round
    ? Math.hypot(px - x - size / 2, py - y - size / 2) <= size / 2
    : px >= x && py >= y && px <= x + size && py <= y + size

/** How far outside of its base a figure of a unit is still meant, as a part of that. */
const BETWEEN = 0.3

/** The figure of a unit next to a point between its figures; fingers may miss it by so many pixels. */
export function pieceNear({ placed }: Spread, [x, y]: Point, slack: number): Piece | undefined {
  let best: Piece | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { piece, x: left, y: top, size, round } of placed) {
    const away = Math.hypot(x - left - size / 2, y - top - size / 2) - size / 2
    if (!round || away > Math.max(slack, size * BETWEEN) || away >= least) continue
    least = away
    best = piece
  }
  return best
}
