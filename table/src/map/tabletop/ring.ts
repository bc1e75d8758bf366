import type { Point, Space, Stance } from '@boma/showing'
import { short } from '../draw/curve.ts'

/** The corners around the figures of a unit, and how far their bases reach out. */
type Ring = NonNullable<Space['ring']>

/** A ring around figures: the corners around their middles. */
export const ringOf = (figures: readonly Stance[]): Ring => ({
  hull: hullOf(figures.flatMap(pointsOf)),
  radius: Math.max(0, ...figures.map(({ base, shape }) => (shape === 'stand' ? base * Math.SQRT2 : base))),
})

/** What a ring goes round: a figure's middle; of a hull, which is three times as long as wide, the middles of bow and stern. */
function pointsOf({ x, y, facing, base, shape }: Stance): readonly Point[] {
  if (shape !== 'hull') return [[x, y]]
  const angle = (facing * Math.PI) / 180
  const [dx, dy] = [2 * base * Math.sin(angle), -2 * base * Math.cos(angle)]
  return [
    [x + dx, y + dy],
    [x - dx, y - dy],
  ]
}

/** The middle of what points cover. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))]
}

/** The corners of the least convex outline around points, clockwise on the screen (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  if (sorted.length < 3) return sorted
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2) ?? p, chain.at(-1) ?? p, p) <= 1e-9) chain.pop()
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** A line around a ring, so far outside of its bases, in pixels: straight along its sides and round at its corners. */
export function ringPath({ hull, radius }: Ring, gap: number, scale: number): string {
  const r = (radius + gap) * scale
  const corners = hull.map(([x, y]): Point => [x * scale, y * scale])
  if (corners.length < 2) {
    const [x, y] = corners[0] ?? [0, 0]
    return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`
  }
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [ox, oy] = [((to[1] - from[1]) / length) * r, (-(to[0] - from[0]) / length) * r]
    return [
      [from[0] + ox, from[1] + oy],
      [to[0] + ox, to[1] + oy],
    ] as const
  })
  const write = ([x = 0, y = 0]: readonly number[]) => `${short(x)} ${short(y)}`
  const arc = `A${short(r)} ${short(r)} 0 0 1 `
  const way = sides.map(([a, b], i) => `${i === 0 ? 'M' : arc}${write(a)}L${write(b)}`).join('')
  return `${way}${arc}${write(sides[0]?.[0] ?? [])}Z`
}
