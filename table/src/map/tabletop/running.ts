import type { Point } from '@boma/showing'
import { pathOf, rounded, shifted, write } from '../draw/curve.ts'
import { strew } from './scatter.ts'
import { disc, type Plot, type Strokes } from './strokes.ts'

/** Light on water: short strokes, here and there two of them. */
export const glints = ({ rings, random }: Plot, apart: number): Strokes => [
  {
    brush: 'glint',
    path: strew(rings, { apart, inset: 0.5, random })
      .map((at) => {
        const long = Math.round(30 + 50 * random())
        return `M${write(at)}q${long / 2} -9 ${long} 0${random() < 0.4 ? `m-${long - 12} 16q${long / 3} -7 ${Math.round(long / 1.6)} 0` : ''}`
      })
      .join(''),
  },
]

const along = (points: readonly Point[], by: number): string =>
  pathOf(rounded(by === 0 ? { points, closed: false } : shifted({ points, closed: false }, by), 2))

/** A river: lines that run with it. */
export const flow = ({ middle }: Plot): Strokes => [
  { brush: 'flow', path: [-0.7, -0.15, 0.4, 0.85].map((by) => along(middle, by)).join('') },
]

/** A stream without width: water between its banks. */
export const stream = ({ middle }: Plot): Strokes => [
  { brush: 'stream', path: along(middle, 0) },
  { brush: 'glint', path: along(middle, 0.06) },
]

/** A ford: stones under the water. */
export const pebbles = ({ rings, random }: Plot): Strokes => [
  {
    brush: 'stone',
    path: strew(rings, { apart: 0.62, inset: 0.2, random })
      .map((at) => disc(at, 0.1 + 0.08 * random()))
      .join(''),
  },
]
