import type { Area, Board, Point } from '@boma/showing'
import { between, pathOf, rounded, short, UNIT, write } from '../draw/curve.ts'
import { seeded } from '../draw/seed.ts'
import { bank, fort, huts, rails, roof, ruts, trench, wall } from './built.ts'
import { bushes, palms, trees } from './grown.ts'
import { boundsOf, edgeDistance, type Ring, ringsIn } from './outline.ts'
import { flow, glints, pebbles, stream } from './running.ts'
import { strew } from './scatter.ts'
import type { Plot, Strokes } from './strokes.ts'

/** An area as it is drawn: its exact edge, and strokes and shapes on it from below. */
export interface DrawnArea {
  readonly kind: string
  readonly edge: string
  readonly strokes: Strokes
}

/** How each kind of terrain is drawn; a kind that is missing here shows by its tint and its rim. */
const DRAWN: Readonly<Record<string, (ground: Plot) => Strokes>> = {
  wood: (g) => trees(g, 2, 0.95),
  bush: (g) => bushes(g),
  plantation: (g) => palms(g),
  hill: (g) => slopes(g),
  rocks: (g) => stones(g),
  field: (g) => furrows(g),
  swamp: (g) => reeds(g),
  water: (g) => [{ brush: 'lining', path: edgeOf(g.rings) }, ...glints(g, 2.2)],
  shallows: (g) => glints(g, 1.6),
  river: (g) => [{ brush: 'lining', path: edgeOf(g.rings) }, ...flow(g)],
  stream: (g) => stream(g),
  ford: (g) => pebbles(g),
  village: (g) => huts(g),
  house: (g) => roof(g),
  fort: (g) => fort(g),
  works: (g) => bank(g),
  trench: (g) => trench(g),
  wall: (g) => wall(g),
  road: (g) => ruts(g),
  railway: (g) => rails(g),
}

/** The areas of a table, as the game lists them: the later over the earlier. */
export const drawnAreas = (board: Board): readonly DrawnArea[] => (board.areas ?? []).map(drawn)

function drawn({ kind, outline, middle = [] }: Area, i: number): DrawnArea {
  const rings = ringsIn(outline)
  const edge = LINES.includes(kind) ? pathOf({ points: middle, closed: false }) : edgeOf(rings)
  return { kind, edge, strokes: DRAWN[kind]?.({ rings, middle, random: seeded(i * 97 + 5) }) ?? [] }
}
/** What has no width: its line is its edge. */
const LINES = ['trench', 'wall', 'stream']

const edgeOf = (rings: readonly Ring[]): string => rings.map((points) => pathOf({ points, closed: true })).join('')

/** How long the strokes of a slope are, and how far they are apart. */
const FALL = 0.85
const GAP = 0.3
/** How much of a hill its contours take in, from the foot to the top. */
const CONTOURS = [0.93, 0.66, 0.38]

/** A hill: contours that round off what its edge has of corners, each with strokes down the slope, longer in the shade. */
function slopes({ rings, random }: Plot): Strokes {
  const contour = (part: number) =>
    rings.map((ring) => rounded({ points: ring.map((p) => between(middleOf(ring), p, part)), closed: true }, 4).points)
  const strokes = (ring: Ring): string =>
    stepsAlong(ring, GAP)
      .map(({ at, inward: [ix, iy] }) => {
        const shade = 0.62 - 0.36 * (ix + iy)
        // Down the slope, but not beyond its edge: that is exact.
        const length = -Math.min(FALL * shade * (0.7 + 0.5 * random()), edgeDistance(rings, at))
        return `M${write(at)}l${short(ix * length * UNIT)} ${short(iy * length * UNIT)}`
      })
      .join('')
  return CONTOURS.flatMap((part): Strokes => {
    const ring = contour(part)
    return [
      { brush: 'top', path: edgeOf(ring) },
      { brush: 'hachure', path: ring.map(strokes).join('') },
    ]
  })
}

const middleOf = (ring: Ring): Point => {
  const { from, to } = boundsOf([ring])
  return between(from, to, 0.5)
}

/** Points along a ring, so far apart, each with the way that leads inwards. */
function stepsAlong(ring: Ring, gap: number): readonly { readonly at: Point; readonly inward: Point }[] {
  const turn = area(ring) > 0 ? 1 : -1
  let spare = 0
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) return []
    const inward: Point = [(-(b[1] - a[1]) / length) * turn, ((b[0] - a[0]) / length) * turn]
    const steps = []
    for (; spare < length; spare += gap) steps.push({ at: between(a, b, spare / length), inward })
    spare -= length
    return steps
  })
}

/** Twice the area of a ring; negative when it runs anticlockwise on the screen. */
const area = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)

/** Stones with corners. */
const stones = ({ rings, random }: Plot): Strokes =>
  strew(rings, { apart: 0.95, inset: 0.22, random }).flatMap((at): Strokes => {
    const size = Math.min(0.26 + 0.24 * random(), edgeDistance(rings, at) / 1.15)
    const turn = random() * Math.PI
    const points = [0, 1.1, 2, 3.3, 4.4, 5.4].map((a): Point => {
      const r = size * (0.8 + 0.35 * random())
      return [at[0] + r * Math.cos(a + turn), at[1] + r * Math.sin(a + turn)]
    })
    return [
      { brush: 'shade', path: pathOf({ points: points.map(([x, y]) => [x + 0.08, y + 0.12]), closed: true }) },
      { brush: 'stone', path: pathOf({ points, closed: true }) },
    ]
  })

/** Furrows from side to side, a little aslant. */
function furrows({ rings }: Plot): Strokes {
  const { from, to } = boundsOf(rings)
  const slope = (to[0] - from[0]) * 0.08
  const lines: string[] = []
  for (let y = from[1] - slope; y < to[1] + slope; y += 0.42)
    lines.push(`M${write([from[0], y])}L${write([to[0], y - slope])}`)
  return [{ brush: 'furrow', path: lines.join('') }]
}

/** Reeds on strokes of water. */
const reeds = ({ rings, random }: Plot): Strokes => [
  {
    brush: 'reed',
    path: strew(rings, { apart: 1.3, inset: 0.5, random })
      .map((at) => `M${write(at)}m-40 0h80M${write(at)}m-14 0l-10 -34M${write(at)}v-42M${write(at)}m14 0l10 -34`)
      .join(''),
  },
]
