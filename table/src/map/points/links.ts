import type { Board, Link, Point } from '@boma/showing'
import { between, pathOf, UNIT } from '../draw/curve.ts'
import { perBoard } from '../draw/keep.ts'
import { spaceOf } from '../hit.ts'

/** The ways of one kind, all in one path. */
interface Ways {
  readonly kind: Link['kind']
  readonly path: string
}

/** Roads lie lowest, railways over them. */
const KINDS: readonly Link['kind'][] = ['water', 'road', 'rail']
/** Into how many straight pieces a bend is cut. */
const PIECES = 8

/** The links of a board as they are drawn, the lowest first. */
export function linkPaths(board: Board): readonly Ways[] {
  return KINDS.map((kind) => ({
    kind,
    path: (board.links ?? [])
      .filter((link) => link.kind === kind)
      .map((link) => pathOf({ points: linkLine(board, link), closed: false }, UNIT))
      .join(''),
  })).filter((ways) => ways.path !== '')
}

/** The line of a link from its first point to its last: straight, or smooth through the points that it bends at. */
export function linkLine(board: Board, link: Link): readonly Point[] {
  const knots = linkKnots(board, link)
  return knots.length < 3 ? knots : smooth(knots)
}

/** The two ends of a link and the points that it bends at between them. */
export function linkKnots(board: Board, { from, to, by = [] }: Link): readonly Point[] {
  const [start, end] = [spaceOf(board, from), spaceOf(board, to)]
  return start && end ? [[start.x, start.y], ...by, [end.x, end.y]] : []
}

/** The points of a way from space to space, along the links where there are any. */
export function wayAlong(board: Board, spaces: readonly number[]): readonly Point[] {
  const way: Point[] = []
  spaces.forEach((id, i) => {
    const space = spaceOf(board, id)
    const before = spaces[i - 1]
    if (!space) return
    const line = before === undefined ? [] : lineBetween(board, before, id)
    if (line.length > 0 && way.length > 0) way.push(...line.slice(1))
    else way.push([space.x, space.y])
  })
  return way
}

/** A line without so much of its beginning and so much of its end; at least a fifth is left. */
export function shortened(line: readonly Point[], start: number, end: number): readonly Point[] {
  const part = Math.min(1, (0.8 * lengthOf(line)) / (start + end || 1))
  return without(without(line, start * part).toReversed(), end * part).toReversed()
}

/** A line without so much of its beginning. */
function without(line: readonly Point[], distance: number): readonly Point[] {
  const [a, b, ...rest] = line
  if (!a || !b) return line
  const length = lengthOf([a, b])
  if (length <= distance && rest.length > 0) return without([b, ...rest], distance - length)
  return [between(a, b, Math.min(1, distance / (length || 1))), b, ...rest]
}

/** How long a line is. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0)

/** The line of the link from one space to another, the way it is gone; empty where no link is. */
function lineBetween(board: Board, from: number, to: number): readonly Point[] {
  const link = linksAt(board)
    .get(from)
    ?.find((l) => l.from === to || l.to === to)
  if (!link) return []
  const line = linkLine(board, link)
  return link.from === from ? line : line.toReversed()
}

/** The links that begin or end at each space; of two between the same spaces the drier one first. */
export const linksAt = perBoard((board): ReadonlyMap<number, readonly Link[]> => {
  const links = (board.links ?? []).toSorted((a, b) => KINDS.indexOf(b.kind) - KINDS.indexOf(a.kind))
  const at = new Map<number, Link[]>()
  for (const link of links)
    for (const end of [link.from, link.to]) {
      const there = at.get(end)
      if (there) there.push(link)
      else at.set(end, [link])
    }
  return at
})

/** A Catmull-Rom curve through the knots, cut into short straight pieces so that it can be followed. */
function smooth(knots: readonly Point[]): readonly Point[] {
  const knot = (i: number): Point => knots[Math.max(0, Math.min(knots.length - 1, i))] ?? [0, 0]
  const points: Point[] = [knot(0)]
  for (let i = 1; i < knots.length; i++)
    for (let piece = 1; piece <= PIECES; piece++)
      points.push(blend(knot(i - 2), knot(i - 1), knot(i), knot(i + 1), piece / PIECES))
  return points
}

/** The point so far between b and c on the curve that comes from a and goes on to d. */
const blend = (a: Point, b: Point, c: Point, d: Point, t: number): Point => [
  along(a[0], b[0], c[0], d[0], t),
  along(a[1], b[1], c[1], d[1], t),
]

const along = (a: number, b: number, c: number, d: number, t: number): number =>
  b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2
