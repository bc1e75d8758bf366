import type { Point } from '@boma/kernel'
import { UNIT, write } from './curve.ts'

/** The strokes of a ridge: those that fall into the shadow, and those in the light. */
export interface Ridge {
  readonly shade: string
  readonly light: string
}

/** A ridge to draw: where, which way its crest runs, how long it is, how far its slopes fall; in board units. */
export interface RidgeShape {
  readonly at: Point
  readonly angle: number
  readonly length: number
  readonly fall: number
  /** How many strokes run down the shaded slope. */
  readonly strokes: number
}

/** Draws a ridge: light comes from the north-west, so strokes fall long and dense to the south-east of the crest. */
export function ridge({ at, angle, length, fall, strokes }: RidgeShape, random: () => number): Ridge {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const bow = length * 0.12
  /** A stroke down from the crest: `t` from -1 to 1 along it, `side` 1 for the shaded slope and -1 for the lit one. */
  const stroke = (t: number, side: 1 | -1, reach: number): string => {
    const rise = bow * (1 - t * t)
    const gap = side * fall * 0.1
    const x = at[0] + ux * t * (length / 2) - uy * (gap - rise)
    const y = at[1] + uy * t * (length / 2) + ux * (gap - rise)
    const fan = angle + side * (Math.PI / 2) - side * t * 0.34 + (random() - 0.5) * 0.2
    const down = reach * (0.42 + 0.58 * Math.sqrt(1 - t * t)) * (0.7 + 0.6 * random())
    return `M${write([x, y])}l${offset(Math.cos(fan) * down, Math.sin(fan) * down)}`
  }
  const along = (n: number) => Array.from({ length: n }, (_, i) => (n === 1 ? 0 : (2 * i) / (n - 1) - 1))
  return {
    shade: along(strokes)
      .map((t) => stroke(t, 1, fall))
      .join(''),
    light: along(Math.ceil(strokes * 0.6))
      .map((t) => stroke(t * 0.9, -1, fall * 0.42))
      .join(''),
  }
}

const offset = (dx: number, dy: number) => `${Math.round(dx * UNIT * 10) / 10} ${Math.round(dy * UNIT * 10) / 10}`
