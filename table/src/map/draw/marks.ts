import type { Board, Point } from '@boma/showing'
import { spaceOf } from '../hit.ts'
import { USUAL, type ZoomStep } from '../steps.ts'
import { UNIT, write } from './curve.ts'
import { inBlocks, RAISED, rimOf } from './grid.ts'
import { ridge } from './hachures.ts'
import { type Cell, cellUnder, centreOfCell, latticeOf } from './lattice.ts'
import { seeded } from './seed.ts'
import { isBySummit } from './summits.ts'
import { TACTICAL, type TacticalPen } from './tactical.ts'
import { ground } from './washes.ts'

/** The kinds of strokes that tell terrain, each with a pen of its own. */
export type Pen = 'shade' | 'light' | 'thorn' | 'crown' | 'dot' | 'reed' | 'brine' | TacticalPen

/** Strokes of one pen in one block of the map. */
export interface Marks {
  readonly pen: Pen
  readonly path: string
}

/** How many marks a hex holds at each step, next to what it holds close up. */
const DENSITY: Readonly<Record<ZoomStep, number>> = { board: 0.5, theatre: 0.6, play: 1, close: 1.25 }

/** What a hex is marked by: where it is, how dense, how many pixels it has, whether its middle must stay clear. */
export interface MarkedHex {
  readonly centre: Point
  readonly random: () => number
  readonly density: number
  readonly scale: number
  readonly clear: boolean
}

/** Strokes, each with its pen. */
export type PenStrokes = readonly (readonly [Pen, string])[]
type Draw = (ground: MarkedHex) => PenStrokes

/** How each terrain is drawn; a terrain that is missing here shows by its wash alone. */
const DRAWN: Readonly<Record<string, Draw>> = {
  mountain: (g) => ridges(g, 4, 1),
  highland: (g) => ridges(g, 2, 0.7),
  bush: (g) => spots(g, 4, 0.38).map((at) => ['thorn', thorn(at, pixels(g, 5.6))]),
  forest: (g) => spots(g, 9, 0.4).map((at) => ['crown', crown(at, pixels(g, 7))]),
  desert: (g) => spots(g, 26, 0.47).map((at) => ['dot', dot(at)]),
  arid: (g) => spots(g, 13, 0.47).map((at) => ['dot', dot(at)]),
  swamp: (g) => spots(g, 6, 0.38).map((at) => ['reed', reed(at, pixels(g, 7))]),
  pan: (g) => brine(g),
  ...Object.fromEntries(Object.entries(TACTICAL).map(([terrain, draw]) => [terrain, (g) => draw(g, spots)])),
}

/** The marks of a board at a step of the zoom, seeded by hex so that they never jump. */
export function marks(board: Board, step: ZoomStep): readonly Marks[] {
  const lattice = latticeOf(board)
  const towns = new Set(
    board.towns.flatMap((town) => {
      const space = spaceOf(board, town.space)
      return space ? [cellUnder(lattice, space.x, space.y)] : []
    }),
  )
  const lands = ground(board)
  const terrainOf = (cell: Cell) => lattice.spaces.get(cell)?.terrain ?? lands.get(cell) ?? ''
  return inBlocks([...lattice.spaces.keys(), ...rimOf(lattice)]).flatMap((cells) => {
    const pens = new Map<Pen, string>()
    for (const cell of cells) {
      const seed = lattice.spaces.get(cell)?.id ?? cell
      const place = { centre: centreOfCell(lattice, cell), random: seeded(seed), clear: towns.has(cell) }
      if (isBySummit(board, place.centre)) continue
      for (const [pen, path] of drawn(terrainOf(cell), place, step)) pens.set(pen, (pens.get(pen) ?? '') + path)
    }
    return [...pens].map(([pen, path]) => ({ pen, path }))
  })
}

const drawn = (terrain: string, place: Pick<MarkedHex, 'centre' | 'random' | 'clear'>, step: ZoomStep): PenStrokes =>
  DRAWN[terrain]?.({ ...place, density: DENSITY[step], scale: USUAL[step] }) ?? []

/** A mark of so many pixels at play zoom in board units; with the zoom it grows, but less than its hex. */
const pixels = ({ scale }: MarkedHex, px: number) => px / Math.sqrt(scale * USUAL.play)

/** How far the middle of a town's hex is kept clear. */
const CLEARING = 0.24

/** Is a place, seen from the middle of its hex, where the hex's number stands? */
const isOnNumber = (dx: number, dy: number) => Math.abs(dx) < 0.17 && Math.abs(dy + RAISED) < 0.09

/** Places for marks, spread evenly by turning through the golden angle; those in the clearing or on the number fall out. */
function spots({ centre, random, density, clear }: MarkedHex, most: number, reach: number): readonly Point[] {
  const count = Math.max(1, Math.round(most * density))
  const turn = random() * 2 * Math.PI
  return Array.from({ length: count }, (_, i): Point => {
    const distance = reach * Math.sqrt((i + 0.35 + 0.5 * random()) / count)
    const angle = turn + i * 2.39996 + (random() - 0.5) * 0.7
    return [centre[0] + distance * Math.cos(angle) * 1.06, centre[1] + distance * Math.sin(angle)]
  }).filter(([x, y]) => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    return !isOnNumber(dx, dy) && (!clear || Math.hypot(dx, dy) > CLEARING)
  })
}

/** Where the ridges of a hex lie, in two rows; each a little off, so that no two hexes look alike. */
const RIDGES: readonly Point[] = [
  [-0.2, -0.24],
  [0.2, 0.22],
  [0.28, -0.12],
  [-0.26, 0.14],
]

function ridges({ centre, random, density, scale, clear }: MarkedHex, most: number, size: number): PenStrokes {
  const count = Math.min(most, Math.max(1, Math.round(most * density)))
  return RIDGES.slice(0, count).flatMap(([dx, dy]): PenStrokes => {
    const at: Point = [centre[0] + dx + 0.1 * (random() - 0.5), centre[1] + dy + 0.1 * (random() - 0.5)]
    const length = (0.4 + 0.16 * random()) * size
    const shape = { at, angle: 0.34 * (random() - 0.4), length, fall: 0.16 * size, strokes: strokesOf(length * scale) }
    const { shade, light } = ridge(shape, random)
    if (clear && Math.hypot(dx, dy) < CLEARING) return []
    return [
      ['shade', shade],
      ['light', light],
    ]
  })
}

/** As many strokes as a ridge of so many pixels can bear without clotting. */
const strokesOf = (pixels: number) => Math.max(5, Math.min(16, Math.round(pixels / 2.9)))

const number = (units: number) => Math.round(units * UNIT * 10) / 10

/** An umbrella thorn: a stem and a flat crown. */
const thorn = (at: Point, size: number) => {
  const [w, h] = [number(size), number(size / 2)]
  return `M${write(at)}v${-h}m${-w / 2} 0q${w / 2} ${-h * 1.1} ${w} 0z`
}

/** A round tree. */
const crown = (at: Point, size: number) => {
  const w = number(size)
  return `M${write(at)}v${w * 0.3}m${-w / 2} ${-w * 0.3}q0 ${-w * 0.85} ${w / 2} ${-w * 0.85}t${w / 2} ${w * 0.85}z`
}

const dot = (at: Point) => `M${write(at)}h.1`

/** Three reeds on a stroke of water. */
const reed = (at: Point, size: number) => {
  const w = number(size)
  return `M${write(at)}h${w}m${-w / 2} 0v${-w * 0.45}m${-w * 0.15} ${w * 0.45}l${-w * 0.12} ${-w * 0.34}m${w * 0.42} ${w * 0.34}l${w * 0.12} ${-w * 0.34}`
}

/** The broken strokes of a salt pan. */
function brine({ centre: [x, y], random, density }: MarkedHex): PenStrokes {
  const rows = Math.round(6 * density)
  return Array.from({ length: rows }, (_, i): readonly [Pen, string] => {
    const dy = (i + 0.5) / rows - 0.5
    const half = 0.56 - 0.5 * Math.abs(dy)
    const split = (random() - 0.5) * half
    const stroke = (from: number, to: number) => `M${write([x + from, y + dy])}h${number(to - from)}`
    return [
      'brine',
      stroke(-half * (0.6 + 0.3 * random()), split - 0.05) + stroke(split + 0.05, half * (0.6 + 0.3 * random())),
    ]
  })
}
