import type { Point } from '@boma/showing'
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

/**
 * Draws a ridge: light comes from the north-west, so strokes fall long and dense on the near slope and lean to the
 * south-east, and are short and few on the far one. Both spread from the crest like the ribs of a fan.
 */
export function ridge({ at, angle, length, fall, strokes }: RidgeShape, random: () => number): Ridge {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const turned = (along: number, down: number): Point => [along * ux - down * uy, along * uy + down * ux]
  /** The point of the crest at `t`, from -1 to 1 along it: it bows up in the middle. */
  const crest = (t: number): Point => {
    const [dx, dy] = turned((t * length) / 2, length * 0.07 * t * t)
    return [at[0] + dx, at[1] + dy]
  }
  const near = (t: number): Point => {
    const long = 0.8 + 0.4 * random()
    return turned(fall * (0.68 * t + 0.2) * long, fall * (0.42 + 0.58 * (1 - t * t)) * long)
  }
  const far = (t: number): Point => {
    const long = fall * (0.36 + 0.3 * random())
    return turned(long * (0.7 * t - 0.25), -long)
  }
  return {
    shade: along(strokes)
      .map((t) => stroke(crest(t), near(t)))
      .join(''),
    light: along(Math.ceil(strokes * 0.4))
      .map((t) => stroke(crest(t * 0.85), far(t)))
      .join(''),
  }
}

/** So many places from -1 to 1. */
const along = (n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => (n === 1 ? 0 : (2 * i) / (n - 1) - 1))

const stroke = (from: Point, [dx, dy]: Point) => `M${write(from)}l${offset(dx, dy)}`

const offset = (dx: number, dy: number) => `${Math.round(dx * UNIT * 10) / 10} ${Math.round(dy * UNIT * 10) / 10}`
