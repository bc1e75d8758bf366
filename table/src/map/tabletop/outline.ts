import type { Point } from '@boma/showing'
import { arc } from './arc.ts'

/** A closed line, without its first point again at the end. */
export type Ring = readonly Point[]

/** Into how many straight pieces a curve is cut. */
const PIECES = 16
/** How many numbers each command of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Where the pen is while a path is drawn. */
interface Pen {
  readonly at: Point
  /** The last point that drew a curve towards it, which smooth curves go on from; the pen's own place after a line. */
  readonly handle: Point
}

/** A command of a path, its numbers measured from the path's origin. */
interface Stroke {
  readonly command: string
  readonly numbers: readonly number[]
}

/** The rings of an SVG path, its curves cut finely. */
export function ringsIn(path: string): readonly Ring[] {
  const rings: Point[][] = []
  let pen: Pen = { at: [0, 0], handle: [0, 0] }
  for (const written of commandsIn(path)) {
    const { command, numbers } = absolute(written, pen.at)
    if (command === 'M') rings.push([])
    const ring = rings.at(-1) ?? []
    const { points, handle } = draw(command, numbers, pen)
    ring.push(...points)
    const at = command === 'Z' ? (ring[0] ?? pen.at) : (points.at(-1) ?? pen.at)
    pen = { at, handle: handle ?? at }
  }
  return rings.map(open).filter((ring) => ring.length > 2)
}

/** The commands of a path as they are written, one for each time that it is repeated. */
function commandsIn(path: string): readonly Stroke[] {
  return [...path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const takes = TAKES[letter.toUpperCase()] || numbers.length + 1
    return Array.from({ length: Math.max(1, Math.ceil(numbers.length / takes)) }, (_, i) => ({
      command: i > 0 ? (AGAIN[letter] ?? letter) : letter,
      numbers: numbers.slice(i * takes, (i + 1) * takes),
    }))
  })
}

/** More pairs after a move are lines. */
const AGAIN: Readonly<Record<string, string>> = { M: 'L', m: 'l' }

/** A command with a small letter counts from where the pen is. */
function absolute({ command, numbers }: Stroke, [x, y]: Point): Stroke {
  const upper = command.toUpperCase()
  if (upper === command) return { command, numbers }
  const from = (i: number) => {
    if (upper === 'H' || upper === 'V') return upper === 'H' ? x : y
    if (upper === 'A') return i === 5 ? x : i === 6 ? y : 0
    return i % 2 === 0 ? x : y
  }
  return { command: upper, numbers: numbers.map((n, i) => n + from(i)) }
}

/** The points that a command draws to, and the handle that it leaves. */
function draw(
  command: string,
  n: readonly number[],
  { at, handle }: Pen,
): { points: readonly Point[]; handle?: Point } {
  const point = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0]
  const mirrored: Point = [2 * at[0] - handle[0], 2 * at[1] - handle[1]]
  switch (command) {
    case 'H':
      return { points: [[n[0] ?? 0, at[1]]] }
    case 'V':
      return { points: [[at[0], n[0] ?? 0]] }
    case 'C':
      return { points: curve([at, point(0), point(2), point(4)]), handle: point(2) }
    case 'S':
      return { points: curve([at, mirrored, point(0), point(2)]), handle: point(0) }
    case 'Q':
      return { points: curve([at, point(0), point(2)]), handle: point(0) }
    case 'T':
      return { points: curve([at, mirrored, point(0)]), handle: mirrored }
    case 'A':
      return { points: arc(at, n, 2 * PIECES) }
    default:
      return { points: command === 'Z' ? [] : [point(0)] }
  }
}

/** A Bézier curve as points after its first, by de Casteljau. */
const curve = (controls: readonly Point[]): readonly Point[] =>
  Array.from({ length: PIECES }, (_, i) => pointOn(controls, (i + 1) / PIECES))

function pointOn(controls: readonly Point[], t: number): Point {
  const [first, ...rest] = controls
  if (!first || rest.length === 0) return first ?? [0, 0]
  const nearer = rest.map(([x, y], i): Point => {
    const [px, py] = controls[i] ?? first
    return [px + (x - px) * t, py + (y - py) * t]
  })
  return pointOn(nearer, t)
}

/** A ring that does not repeat its first point. */
function open(points: readonly Point[]): Ring {
  const [first, last] = [points[0], points.at(-1)]
  const repeats = first && last && points.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
  return repeats ? points.slice(0, -1) : points
}

/** The rectangle around some rings. */
export function boundsOf(rings: readonly Ring[]): { readonly from: Point; readonly to: Point } {
  const points = rings.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] }
}

/** How far a point is from the edge of some rings. */
export function edgeDistance(rings: readonly Ring[], point: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const ring of rings)
    ring.forEach((a, i) => {
      least = Math.min(least, distanceTo(a, ring[(i + 1) % ring.length] ?? a, point))
    })
  return least
}

/** How far a point is from the stretch between two others. */
function distanceTo([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(ax + dx * t - x, ay + dy * t - y)
}
