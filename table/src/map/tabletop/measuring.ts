import type { Point } from '@boma/showing'
import { between, pathOf } from '../draw/curve.ts'

/** A tape that was laid from one point to another, in inches. */
export interface LaidTape {
  readonly from: Point
  readonly to: Point
}

/** What a tape looks like, in pixels: its strip, the marks on it, and where its tag hangs. */
export interface DrawnTape {
  readonly strip: string
  readonly ticks: string
  readonly tag: Point
}

/** How long a tape is, in inches, to the tenth. */
export const lengthOfTape = ({ from, to }: LaidTape): number =>
  Math.round(10 * Math.hypot(to[0] - from[0], to[1] - from[1])) / 10

/** Half the tape's width, how long its marks are, how far off the tag hangs, in pixels. */
const HALF = 6
const TICK = { inch: 4, foot: 8 } as const
const HANG = 24
/** Marks that are nearer than this could not be told apart. */
const TIGHT = 5
const FOOT = 6

/** Draws a tape between two pixels, which are so many inches apart. */
export function drawTape(from: Point, to: Point, inches: number): DrawnTape {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // Marks are on the upper edge, and the tag hangs above, whichever way the tape was drawn.
  const up = ux < 0 ? -1 : 1
  const off = ([x, y]: Point, distance: number): Point => [x + uy * distance * up, y - ux * distance * up]
  const corners = [off(from, HALF), off(to, HALF), off(to, -HALF), off(from, -HALF)]
  const every = length / Math.max(inches, 1e-9) < TIGHT ? FOOT : 1
  const ticks = Array.from({ length: Math.floor(inches / every) }, (_, i) => {
    const inch = (i + 1) * every
    const at = between(from, to, Math.min(1, inch / inches))
    const deep = inch % FOOT === 0 ? TICK.foot : TICK.inch
    return pathOf({ points: [off(at, HALF), off(at, HALF - deep)], closed: false }, 1)
  })
  return {
    strip: pathOf({ points: corners, closed: true }, 1),
    ticks: ticks.join(''),
    tag: off(between(from, to, 0.5), HANG),
  }
}

const STRIDE = 1
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
}

/** The tape with its end, or with Shift its beginning, an inch on; undefined when the key means something else. */
export function moveTape({ from, to }: LaidTape, key: string, shift: boolean): LaidTape | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const moved = ([x, y]: Point): Point => [x + step[0], y + step[1]]
  return shift ? { from: moved(from), to } : { from, to: moved(to) }
}
