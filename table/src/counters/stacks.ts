import type { Board, Piece, Point } from '@boma/kernel'
import { BOX, boxSpaces, spaceOf } from '../map/hit.ts'
import type { Rect } from '../map/labels.ts'
import { type Step, stepOf } from '../map/steps.ts'

/** A counter's place on the plane of the counters: its upper left corner, its side, how high it lies; in pixels. */
export interface Placed {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly size: number
  readonly level: number
  /** Only the uppermost counters of a stack are drawn. */
  readonly shown: boolean
}

/** Counters that lie on one another, or spread out. */
export interface Stack {
  readonly space: number
  /** What it covers. */
  readonly rect: Rect
  readonly pieces: readonly Piece[]
  readonly fanned: boolean
}

/** All counters of the map where they lie. */
export interface Spread {
  readonly placed: readonly Placed[]
  readonly stacks: readonly Stack[]
}

/** How counters are to lie. */
export interface Manner {
  /** Pixels to a board unit. */
  readonly scale: number
  /** The space whose stack is spread out, if any, to which side, and what is in view of the plane. */
  readonly fanned?: { readonly space: number; readonly side: 'left' | 'right'; readonly within?: Rect } | undefined
  /** The least side of a counter at play zoom: larger for fingers. */
  readonly least: number
}

const SHARE: Readonly<Record<Step, number>> = { board: 0.8, theatre: 0.77, play: 0.77, close: 0.72 }
const CHIP = 15
/** How much of a lower counter looks out below and to the right, as a part of its side; how many are drawn. */
const STAGGER = 0.085
const DRAWN = 4
/** The least side of a counter that is spread out, and the gap between two of them. */
const FAN = 44
const FAN_GAP = 7

/** The side of a counter. */
export function counterSize(scale: number, least: number): number {
  const step = stepOf(scale)
  if (step === 'board') return Math.max(CHIP, SHARE.board * scale)
  return step === 'theatre' ? SHARE.theatre * scale : Math.max(least, SHARE[step] * scale)
}

/** Leaders on top, then the strongest; the rest in their order. */
export function stackOrder(pieces: readonly Piece[]): readonly Piece[] {
  const weight = (piece: Piece) => (piece.symbol === 'leader' ? 1000 : Number.parseInt(piece.values, 10) || 0)
  return [...pieces].sort((a, b) => weight(b) - weight(a) || a.id - b.id)
}

/** Lays out all the counters that are on the map or in a box that is drawn on it. */
export function layOut(pieces: readonly Piece[], board: Board, manner: Manner): Spread {
  const boxes = new Set(boxSpaces(board).map((box) => box.id))
  const stacks = [...bySpace(pieces)].flatMap(([space, list]) => {
    const at = spaceOf(board, space)
    if (at === undefined) return []
    const centre: Point = [at.x * manner.scale, at.y * manner.scale]
    const ordered = stackOrder(list)
    if (boxes.has(space)) return [inBox(space, ordered, centre, manner)]
    return [manner.fanned?.space === space ? fan(space, ordered, centre, manner) : pile(space, ordered, centre, manner)]
  })
  return { placed: stacks.flatMap((s) => s.placed), stacks: stacks.map((s) => s.stack) }
}

function bySpace(pieces: readonly Piece[]): ReadonlyMap<number, readonly Piece[]> {
  const map = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const there = map.get(piece.space)
    if (there) there.push(piece)
    else map.set(piece.space, [piece])
  }
  return map
}

interface Laid {
  readonly placed: readonly Placed[]
  readonly stack: Stack
}

/** A stack: each lower counter looks out below and to the right. */
function pile(space: number, pieces: readonly Piece[], [cx, cy]: Point, { scale, least }: Manner): Laid {
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
  return { placed, stack: { space, pieces, fanned: false, rect: { x, y, width: side, height: side } } }
}

/** A stack spread out beside its hex, in two columns or, when it is large, in three. */
function fan(space: number, pieces: readonly Piece[], [cx, cy]: Point, { scale, least, fanned }: Manner): Laid {
  const size = Math.max(FAN, counterSize(scale, least))
  const columns = pieces.length > 12 ? 3 : Math.min(2, pieces.length)
  const rows = Math.ceil(pieces.length / columns)
  const step = size + FAN_GAP
  const [width, height] = [columns * step - FAN_GAP, rows * step - FAN_GAP]
  const away = scale * 0.62 + FAN_GAP
  const x = inside(fanned?.side === 'left' ? cx - away - width : cx + away, width, fanned?.within, 'x', 'width')
  const y = inside(cy - height / 2, height, fanned?.within, 'y', 'height')
  const placed = pieces.map(
    (piece, i): Placed => ({
      piece,
      x: x + (i % columns) * step,
      y: y + Math.floor(i / columns) * step,
      size,
      level: 100,
      shown: true,
    }),
  )
  return { placed, stack: { space, pieces, fanned: true, rect: { x, y, width, height } } }
}

/** The place next to the one wished for that is in view as far as it can be. */
function inside(wish: number, length: number, within: Rect | undefined, from: 'x' | 'y', size: 'width' | 'height') {
  if (!within) return wish
  const [least, most] = [within[from] + FAN_GAP, within[from] + within[size] - length - FAN_GAP]
  return Math.max(least, Math.min(most, wish))
}

/** Counters in a box lie side by side, and closer the more there are. */
function inBox(space: number, pieces: readonly Piece[], [cx, cy]: Point, { scale, least }: Manner): Laid {
  const size = Math.min(counterSize(scale, least), scale * 0.8)
  const [width, height] = [BOX.width * scale - size * 0.5, BOX.height * scale - size * 0.5 - scale * 0.5]
  const rows = Math.max(1, Math.floor(height / (size * 1.05)))
  const columns = Math.ceil(pieces.length / rows)
  const step = columns > 1 ? Math.min(size * 1.1, (width - size) / (columns - 1)) : 0
  const x = cx - (step * (columns - 1) + size) / 2
  const y = cy - (rows * size * 1.05) / 2 + scale * 0.2
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
    const isIn = p.shown && x >= p.x && y >= p.y && x <= p.x + p.size && y <= p.y + p.size
    if (isIn && p.level > (best?.level ?? 0)) best = p
  }
  return best?.piece
}
