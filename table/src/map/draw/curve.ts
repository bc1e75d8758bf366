import type { Point } from '@boma/showing'

/** A line on the map; a closed one ends where it begins, without repeating the point. */
export interface DrawnLine {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Drawing units to a board unit: paths are written in these, so that one decimal is fine enough. */
export const UNIT = 100

const WOBBLE = 0.04

/** Moves a point a little, always in the same way, so that what met before still meets. */
export const wobble = ([x, y]: Point): Point => [
  x + WOBBLE * Math.sin(7.1 * x + 13.7 * y),
  y + WOBBLE * Math.sin(11.3 * x - 5.9 * y + 1),
]

/** Rounds a line by cutting its corners, so many times; an open line keeps its ends. */
export function rounded({ points, closed }: DrawnLine, times: number): DrawnLine {
  if (times === 0 || points.length < 3) return { points, closed }
  const cut: Point[] = []
  const sides = closed ? points.length : points.length - 1
  for (let i = 0; i < sides; i++) {
    const a = at(points, i)
    const b = at(points, (i + 1) % points.length)
    cut.push(between(a, b, 0.25), between(a, b, 0.75))
  }
  const [first, last] = [at(points, 0), at(points, points.length - 1)]
  return rounded({ points: closed ? cut : [first, ...cut.slice(1, -1), last], closed }, times - 1)
}

/** A line as the brush draws it: wobbled, then rounded. */
export const brushed = (line: DrawnLine, times: number): DrawnLine =>
  rounded({ points: line.points.map(wobble), closed: line.closed }, times)

/** The line beside this one, so far to the right of the way it goes; to the left when negative. */
export function shifted({ points, closed }: DrawnLine, distance: number): DrawnLine {
  const n = points.length
  const moved = points.map((p, i): Point => {
    const before = closed ? at(points, (i + n - 1) % n) : at(points, Math.max(0, i - 1))
    const after = closed ? at(points, (i + 1) % n) : at(points, Math.min(n - 1, i + 1))
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [p[0] - (dy / length) * distance, p[1] + (dx / length) * distance]
  })
  return { points: moved, closed }
}

/** The point so far of the way from one to another. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

/** A line as an SVG path. */
export const pathOf = ({ points, closed }: DrawnLine, unit: number = UNIT): string =>
  `M${points.map((p) => write(p, unit)).join('L')}${closed ? 'Z' : ''}`

/** A smooth curve through all the points, as an SVG path (Catmull-Rom). */
export function curveThrough(points: readonly Point[], unit: number = UNIT): string {
  if (points.length < 2) return ''
  const parts = points.slice(1).map((to, i) => {
    const from = at(points, i)
    const before = at(points, Math.max(0, i - 1))
    const after = at(points, Math.min(points.length - 1, i + 2))
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${write(a, unit)} ${write(b, unit)} ${write(to, unit)}`
  })
  return `M${write(at(points, 0), unit)}${parts.join('')}`
}

/** A point in drawing units, or in others of which so many make a board unit. */
export const write = ([x, y]: Point, unit: number = UNIT): string => `${short(x * unit)} ${short(y * unit)}`

/** A number with one decimal at most. */
export const short = (n: number): string => String(Math.round(n * 10) / 10)

function at(points: readonly Point[], i: number): Point {
  const point = points[i]
  if (point === undefined) throw new RangeError(`a line of ${points.length} points has no point ${i}`)
  return point
}
