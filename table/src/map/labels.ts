import type { Point } from '@boma/showing'

/** A rectangle in pixels. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle with so much more around it. */
export const padded = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A square around a point. */
export const square = (x: number, y: number, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** The least rectangle around some. */
export function around(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((r) => r.x)), Math.min(...rects.map((r) => r.y))]
  const [right, bottom] = [Math.max(...rects.map((r) => r.x + r.width)), Math.max(...rects.map((r) => r.y + r.height))]
  return { x, y, width: right - x, height: bottom - y }
}

/** Do two cover the same? */
export const isSameRect = (a: Rect, b: Rect | undefined): boolean =>
  a.x === b?.x && a.y === b.y && a.width === b.width && a.height === b.height

/** A name that wants a place beside its mark. */
export interface Wish {
  readonly key: number
  /** Capitals come first, stations last; a station that finds no room goes without, others only where all would cut them off. */
  readonly rank: 'capital' | 'town' | 'station'
  /** Goes without rather than lie over something: as stations do, and others too when all is small. */
  readonly spare?: boolean
  /** Of one other name or figure such a name may cover so many square pixels: both can be read still. */
  readonly bears?: number | undefined
  /** Where its mark is. */
  readonly at: Point
  /** How much room the mark, or the counters on it, take to each side. */
  readonly clear: { readonly left: number; readonly right: number; readonly up: number; readonly down: number }
  readonly width: number
  readonly height: number
  /** The way to the water, for ports: their names stand over it. */
  readonly seaward?: Point | undefined
  /** The side on which it would rather stand: [0, 1] below. */
  readonly side?: Point | undefined
  /** Where it stands already: it stays there as long as nothing comes to lie there. */
  readonly kept?: Rect | undefined
}

/** What names keep clear of. */
export interface Obstacles {
  /** Names never lie over these. */
  readonly counters: readonly Rect[]
  /** Names avoid these. */
  readonly marks: readonly Rect[]
  /** Names rather do not cross these. */
  readonly lines: readonly (readonly Point[])[]
  /** What each crossing costs, if not as much as that of a railway on a map of hexes. */
  readonly crossing?: number | undefined
  /** Names do not leave this. */
  readonly frame: Rect
}

const RANKS = ['capital', 'town', 'station'] as const
const GAP = 3
/** Right, left, above, below, then the diagonals: the earlier the dearer to mapmakers. */
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
]
/** A name that must be shown may also stand farther off, and a capital's farther still. */
const DISTANCES = { capital: [1, 1.7, 2.6, 3.6], town: [1, 1.7], station: [1] } as const

const FORBIDDEN = 1e6

/**
 * Finds a place for each name, greedily; those that are missing from the answer find none. Names that stand already stay:
 * an eye that has found one looks for it there again.
 */
export function placeLabels(wishes: readonly Wish[], obstacles: Obstacles): ReadonlyMap<number, Rect> {
  const placed = new Map<number, Rect>()
  const ranked = RANKS.flatMap((rank) => wishes.filter((wish) => wish.rank === rank))
  const names: Rect[] = []
  const put = (key: number, rect: Rect) => {
    placed.set(key, rect)
    names.push(rect)
  }
  for (const { key, kept, bears = 0 } of ranked)
    if (kept && costOf(kept, obstacles, names) < OVERLAP + bears) put(key, kept)
  for (const wish of ranked)
    if (!placed.has(wish.key)) {
      const [rect, cost] = bestPlace(wish, obstacles, names)
      const isShown = cost < (isSpare(wish) ? OVERLAP + (wish.bears ?? 0) : CUT)
      if (isShown) put(wish.key, rect)
    }
  return placed
}

const isSpare = ({ rank, spare }: Wish): boolean => spare === true || rank === 'station'

/** What a name pays for lying over another name or a mark at all, and for crossing a line. */
const OVERLAP = 1000
/** What it pays for being cut off at the edge: it could not be read at all, and is not shown. */
const CUT = 5000
const CROSSING = 12

function bestPlace(wish: Wish, obstacles: Obstacles, names: readonly Rect[]): readonly [Rect, number] {
  let best: Rect = { x: 0, y: 0, width: 0, height: 0 }
  let least = Number.POSITIVE_INFINITY
  const places = DISTANCES[isSpare(wish) ? 'station' : wish.rank].flatMap((distance) =>
    WAYS.map((way, i) => ({
      rect: rectAt(wish, way, distance),
      price: taste(wish, way, i) + 20 * (distance - 1) + landward(wish, way),
    })),
  )
  // Most of the map is too far off to be in the way of any of these.
  const area = around(places.map(({ rect }) => rect))
  const near = nearTo(area, obstacles)
  const others = names.filter((rect) => overlap(rect, area) > 0)
  for (const { rect, price } of places) {
    const cost = price + costOf(rect, near, others)
    if (cost < least) {
      least = cost
      best = rect
    }
  }
  return [best, least]
}

/** What of all obstacles has to do with some area; of lines the pieces that come near it. */
function nearTo(area: Rect, { counters, marks, lines, ...rest }: Obstacles): Obstacles {
  const isThere = (rect: Rect) => overlap(rect, area) > 0
  const pieces: (readonly Point[])[] = []
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const a = line[i - 1]
      const b = line[i]
      if (a && b && isNear(area, a, b)) pieces.push([a, b])
    }
  return { ...rest, counters: counters.filter(isThere), marks: marks.filter(isThere), lines: pieces }
}

/** What a place costs for itself: less than nothing on the side wished for. */
const taste = ({ side }: Wish, [wx, wy]: Point, i: number) => (side && side[0] === wx && side[1] === wy ? -8 : i)

/** Where the name stands on that side of its mark. */
function rectAt({ at: [x, y], clear, width, height }: Wish, [wx, wy]: Point, distance: number): Rect {
  const left =
    wx > 0 ? x + (clear.right + GAP) * distance : wx < 0 ? x - (clear.left + GAP) * distance - width : x - width / 2
  const diagonal = wx !== 0 && wy !== 0
  const rise = diagonal ? 0.55 : 1
  const top =
    wy > 0
      ? y + clear.down * rise * distance + (diagonal ? 0 : 1)
      : wy < 0
        ? y - clear.up * rise * distance - height - (diagonal ? 0 : 1)
        : y - height / 2
  return { x: left, y: top, width, height }
}

function costOf(
  rect: Rect,
  { counters, marks, lines, frame, crossing = CROSSING }: Obstacles,
  names: readonly Rect[],
): number {
  for (const counter of counters) if (overlap(rect, counter) > 0) return FORBIDDEN
  const cut = overlap(rect, frame) < rect.width * rect.height - 1e-6 ? CUT : 0
  let cost = cut + covering(rect, names) + covering(rect, marks)
  for (const line of lines) cost += crossing * crossings(rect, line)
  return cost
}

function covering(rect: Rect, others: readonly Rect[]): number {
  let cost = 0
  for (const other of others) {
    const area = overlap(rect, other)
    if (area > 0) cost += OVERLAP + area
  }
  return cost
}

const landward = ({ seaward }: Wish, [wx, wy]: Point) => (seaward && wx * seaward[0] + wy * seaward[1] <= 0 ? 40 : 0)

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** How many pieces of a line run through a rectangle. */
function crossings(rect: Rect, line: readonly Point[]): number {
  let count = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (a && b && isNear(rect, a, b) && touches(rect, a, b)) count++
  }
  return count
}

/** Does the stretch from a to b come near the rectangle at all? Most do not, and are soon told from the others. */
const isNear = ({ x, y, width, height }: Rect, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax >= x || bx >= x) &&
  (ax <= x + width || bx <= x + width) &&
  (ay >= y || by >= y) &&
  (ay <= y + height || by <= y + height)

/** Does the stretch from a to b run through the rectangle (Liang and Barsky)? */
function touches({ x, y, width, height }: Rect, a: Point, b: Point): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  let [from, to] = [0, 1]
  const sides = [
    [-dx, a[0] - x],
    [dx, x + width - a[0]],
    [-dy, a[1] - y],
    [dy, y + height - a[1]],
  ] as const
  for (const [p, q] of sides) {
    if (p === 0 && q < 0) return false
    if (p < 0) from = Math.max(from, q / p)
    if (p > 0) to = Math.min(to, q / p)
  }
  return from <= to
}
