import type { Point } from '@boma/showing'
import { between, write } from '../draw/curve.ts'
import { edgeDistance } from './outline.ts'
import { strew } from './scatter.ts'
import { disc, type Plot, type Strokes } from './strokes.ts'

/** A round shape that is not quite round. */
function blob([x, y]: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2
    const r = radius * (1 + 0.11 * Math.sin(3 * angle + turn) + 0.06 * Math.sin(5 * angle + 2 * turn))
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
  const middle = (i: number) => between(points[i % 10] ?? [x, y], points[(i + 1) % 10] ?? [x, y], 0.5)
  return `M${write(middle(9))}${points.map((p, i) => `Q${write(p)} ${write(middle(i))}`).join('')}Z`
}
const beside = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

/** How far the largest shape may swell beyond its radius. */
const SWELL = 1.25 * 1.17

/** Where things grow, each with its size; all their shadows are one shape. */
function grown({ rings, random }: Plot, apart: number, size: number) {
  const all = strew(rings, { apart, inset: size * 0.5, random }).map((at) => ({
    at,
    // Nothing hangs over the edge: what rules ask is where that runs.
    radius: Math.min(size * (0.62 + 0.6 * random()), edgeDistance(rings, at) / SWELL),
    turn: random() * Math.PI * 2,
    isOdd: random() < 0.2,
  }))
  const shade = all.map(({ at, radius }) => disc(beside(at, 0.14, 0.2), radius)).join('')
  return { all, shade: { brush: 'shade', path: shade } as const }
}

/** Thorn scrub: bushes with a lighter top, and a flat-crowned tree here and there. */
export function bushes(ground: Plot): Strokes {
  const { all, shade } = grown(ground, 1.9, 0.78)
  return [
    shade,
    ...all.flatMap(
      ({ at, radius, turn, isOdd }): Strokes =>
        isOdd
          ? acacia(at, radius * 1.25, turn)
          : [
              { brush: 'crown', path: blob(at, radius, turn) },
              { brush: 'light', path: blob(beside(at, -0.14 * radius, -0.18 * radius), radius * 0.6, turn + 1) },
            ],
    ),
  ]
}

/** A tree seen from above: its boughs around the trunk. */
function acacia(at: Point, radius: number, turn: number): Strokes {
  const boughs = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * Math.PI * 2
    return blob(beside(at, Math.cos(angle) * radius * 0.45, Math.sin(angle) * radius * 0.45), radius * 0.42, angle)
  })
  return [
    { brush: 'dark', path: blob(at, radius, turn) },
    { brush: 'light', path: boughs.join('') },
    { brush: 'trunk', path: disc(at, radius * 0.13) },
  ]
}

/** A wood: tree by tree. */
export function trees(ground: Plot, apart: number, size: number): Strokes {
  const { all, shade } = grown(ground, apart, size)
  return [shade, ...all.flatMap(({ at, radius, turn }) => acacia(at, radius, turn))]
}

/** How far apart the rows of a plantation are, and the palms in a row. */
const ROW = 2.1

/** A plantation: palms in rows. */
export function palms({ rings, random }: Plot): Strokes {
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const places: Point[] = []
  for (let y = top + 1; y < bottom - 0.6; y += ROW)
    for (let x = left + 1; x < right - 0.6; x += ROW)
      places.push([x + 0.24 * (random() - 0.5), y + 0.24 * (random() - 0.5)])
  const fronds = places.map((at) => frond(at, 0.85 + 0.2 * random(), random() * Math.PI))
  return [
    { brush: 'shade', path: places.map((at) => disc(beside(at, 0.14, 0.2), 0.72)).join('') },
    { brush: 'palm', path: fronds.join('') },
    { brush: 'trunk', path: places.map((at) => disc(at, 0.12)).join('') },
  ]
}
const frond = (at: Point, length: number, turn: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = turn + (i / 8) * Math.PI * 2
    const tip = beside(at, Math.cos(angle) * length, Math.sin(angle) * length)
    const side = (by: number) => beside(at, Math.cos(angle + by) * length * 0.55, Math.sin(angle + by) * length * 0.55)
    return `M${write(at)}Q${write(side(0.3))} ${write(tip)}Q${write(side(-0.12))} ${write(at)}Z`
  }).join('')
