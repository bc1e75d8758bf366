import type { Point } from '@boma/showing'
import { between, pathOf, shifted, write } from '../draw/curve.ts'
import { boundsOf } from './outline.ts'
import { strew } from './scatter.ts'
import { disc, type Plot, type Strokes } from './strokes.ts'

/** Round huts under thatch. */
export const huts = ({ rings, random }: Plot): Strokes =>
  strew(rings, { apart: 3.6, inset: 1.35, random }).flatMap((at): Strokes => {
    const radius = 1 + 0.3 * random()
    const rays = Array.from({ length: 18 }, (_, i): string => {
      const angle = (i / 18) * Math.PI * 2
      const far: Point = [at[0] + Math.cos(angle) * radius * 0.95, at[1] + Math.sin(angle) * radius * 0.95]
      return `M${write(between(at, far, 0.14))}L${write(far)}`
    })
    return [
      { brush: 'shade', path: disc([at[0] + 0.16, at[1] + 0.22], radius) },
      { brush: 'hut', path: disc(at, radius) },
      { brush: 'thatch', path: rays.join('') },
    ]
  })

const box = (left: number, top: number, right: number, bottom: number): string =>
  pathOf({
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    closed: true,
  })

/** How far a wall or a roof stays within its area. */
const EAVES = 0.25

/** A house under a hipped roof. */
export function roof({ rings }: Plot): Strokes {
  const { from, to } = boundsOf(rings)
  const [left, top, right, bottom] = [from[0] + EAVES, from[1] + EAVES, to[0] - EAVES, to[1] - EAVES]
  const [width, height] = [right - left, bottom - top]
  const half = Math.min(width, height) / 2
  const ridge: readonly [Point, Point] =
    width >= height
      ? [
          [left + half, top + half],
          [right - half, top + half],
        ]
      : [
          [left + half, top + half],
          [left + half, bottom - half],
        ]
  const hips = [
    [[left, top], ridge[0]],
    [[left, bottom], width >= height ? ridge[0] : ridge[1]],
    [[right, top], width >= height ? ridge[1] : ridge[0]],
    [[right, bottom], ridge[1]],
    ridge,
  ] as readonly (readonly [Point, Point])[]
  return [
    { brush: 'shade', path: box(left + 0.25, top + 0.3, right + 0.25, bottom + 0.3) },
    { brush: 'roof', path: box(left, top, right, bottom) },
    { brush: 'ridge', path: hips.map(([a, b]) => `M${write(a)}L${write(b)}`).join('') },
  ]
}

/** A fort: walls between four towers. */
export function fort({ rings }: Plot): Strokes {
  const { from, to } = boundsOf(rings)
  const size = Math.min(1.6, (to[0] - from[0]) / 4)
  const towers = [
    from,
    [to[0] - size, from[1]],
    [from[0], to[1] - size],
    [to[0] - size, to[1] - size],
  ] as readonly Point[]
  const inner = size * 0.35
  return [
    { brush: 'wall', path: `${box(from[0] + inner, from[1] + inner, to[0] - inner, to[1] - inner)}` },
    { brush: 'roof', path: towers.map(([x, y]) => box(x, y, x + size, y + size)).join('') },
    {
      brush: 'ridge',
      path: towers
        .map(
          ([x, y]) =>
            `M${write([x, y])}L${write([x + size, y + size])}M${write([x + size, y])}L${write([x, y + size])}`,
        )
        .join(''),
    },
  ]
}

/** An earthwork all round: a bank along its edge. */
export const bank = ({ rings }: Plot): Strokes => {
  const edge = rings.map((points) => pathOf({ points, closed: true })).join('')
  return [
    { brush: 'earth', path: edge },
    { brush: 'ditch', path: edge },
  ]
}

/** Strokes across a line, so far apart and so long to each side. */
function across(points: readonly Point[], gap: number, long: number): string {
  return points
    .slice(1)
    .flatMap((to, i) => {
      const from = points[i] ?? to
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [nx, ny] = [(-(to[1] - from[1]) / length) * long, ((to[0] - from[0]) / length) * long]
      return Array.from({ length: Math.floor(length / gap) }, (_, n) => {
        const [x, y] = between(from, to, ((n + 0.5) * gap) / length)
        return `M${write([x - nx, y - ny])}L${write([x + nx, y + ny])}`
      })
    })
    .join('')
}
const along = (points: readonly Point[], by = 0): string =>
  pathOf(by === 0 ? { points, closed: false } : shifted({ points, closed: false }, by))

/** A trench: earth thrown up on both sides of a ditch, and the line that counts, dashed. */
export const trench = ({ middle }: Plot): Strokes => [
  { brush: 'thatch', path: across(middle, 0.22, 0.52) },
  { brush: 'earth', path: along(middle) },
  { brush: 'ditch', path: along(middle) },
  { brush: 'line', path: along(middle) },
]

/** A wall of stones. */
export const wall = ({ middle }: Plot): Strokes => [
  { brush: 'wall', path: along(middle) },
  { brush: 'thatch', path: across(middle, 0.5, 0.16) },
]

/** A road: ruts of wheels. */
export const ruts = ({ middle }: Plot): Strokes => [
  { brush: 'rut', path: [-0.42, 0.42].map((by) => along(middle, by)).join('') },
]

/** A railway: rails on sleepers. */
export const rails = ({ middle }: Plot): Strokes => [
  { brush: 'sleeper', path: across(middle, 0.45, 0.55) },
  { brush: 'rail', path: [-0.34, 0.34].map((by) => along(middle, by)).join('') },
]
