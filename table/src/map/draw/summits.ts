import type { Board, Point } from '@boma/showing'
import type { ZoomStep } from '../steps.ts'
import { write } from './curve.ts'
import { seeded } from './seed.ts'

/** A summit that stands by itself: its slopes, and where its snow lies; in drawing units. */
export interface Summit {
  readonly shade: string
  readonly light: string
  readonly cap: string
}

/** The rings of strokes around a summit: how far out they begin and end, in board units, and how many there are. */
const RINGS: readonly (readonly [from: number, to: number, strokes: number])[] = [
  [0.15, 0.25, 26],
  [0.22, 0.37, 38],
  [0.33, 0.5, 46],
]
/** How much flatter it is than wide, seen as maps show mountains; the snow's half width. */
const FLAT = 0.72
const SNOW = 0.13
/** How far around a summit no other mountains are drawn. */
const ALONE = 0.62

/** Does a summit stand so near that nothing else is drawn there? */
export const isBySummit = ({ summits = [] }: Board, [x, y]: Point): boolean =>
  summits.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < ALONE)

/** What part of the strokes is drawn at each step of the zoom: from afar they would clot. */
const DENSITY: Readonly<Record<ZoomStep, number>> = { board: 0.25, theatre: 0.45, play: 0.75, close: 1 }

/** The summits of a board, each with three rings of strokes that run down from it, in the shade to the south-east. */
export const summitsOf = ({ summits = [] }: Board, step: ZoomStep): readonly Summit[] =>
  summits.map((at, nth) => summit(at, seeded(nth + 1), DENSITY[step]))

function summit(at: Point, random: () => number, density: number): Summit {
  const strokes = RINGS.flatMap(([from, to, most]) => {
    const count = Math.round(most * density)
    return Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * (i + 0.6 * random())) / count
      const isShaded = Math.cos(angle - Math.PI / 4) > -0.2
      const far = from + (to - from) * (isShaded ? 0.85 + 0.3 * random() : 0.45 + 0.3 * random())
      return { isShaded, path: `M${write(round(at, angle, from))}L${write(round(at, angle, far))}` }
    })
  })
  const path = (shaded: boolean) =>
    strokes
      .filter(({ isShaded }) => isShaded === shaded)
      .map((stroke) => stroke.path)
      .join('')
  const rim = Array.from({ length: 14 }, (_, i) => round(at, (2 * Math.PI * i) / 14, SNOW * (0.85 + 0.3 * random())))
  return { shade: path(true), light: path(false), cap: `M${rim.map((point) => write(point)).join('L')}Z` }
}

const round = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(angle),
  y + FLAT * far * Math.sin(angle),
]
