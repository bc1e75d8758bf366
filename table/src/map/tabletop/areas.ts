import type { Area, Board, Point } from '@boma/kernel'
import { between, pathOf, short, UNIT, write } from '../draw/curve.ts'
import { seeded } from '../draw/seed.ts'
import { circlePath } from '../shapes.ts'
import { boundsOf, type Ring, ringsIn } from './outline.ts'
import { strew } from './scatter.ts'

/** What terrain on a table is drawn with; 'furrow' and 'lining' are cut off at the edge of their area. */
export type Brush = 'shade' | 'crown' | 'leaf' | 'stone' | 'hut' | 'thatch' | 'top' | 'hachure' | 'reed' | Cut
type Cut = 'furrow' | 'lining'

/** An area as it is drawn: its exact edge, and strokes and shapes on it from below. */
export interface DrawnArea {
  readonly kind: string
  readonly edge: string
  readonly strokes: readonly { readonly brush: Brush; readonly path: string }[]
}

/** A piece of ground to be drawn on. */
interface Ground {
  readonly rings: readonly Ring[]
  readonly random: () => number
}

type Strokes = DrawnArea['strokes']

/** How each kind of terrain is drawn; a kind that is missing here shows by its tint and its rim. */
const DRAWN: Readonly<Record<string, (ground: Ground) => Strokes>> = {
  wood: (g) => trees(g, 1.75, 0.62),
  bush: (g) => trees(g, 1.45, 0.36),
  hill: (g) => slopes(g),
  rocks: (g) => stones(g),
  field: (g) => furrows(g),
  swamp: (g) => reeds(g),
  water: ({ rings }) => [{ brush: 'lining', path: edgeOf(rings) }],
  village: (g) => huts(g),
}

/** The areas of a table, as the game lists them: the later over the earlier. */
export const drawnAreas = (board: Board): readonly DrawnArea[] => (board.areas ?? []).map(drawn)

function drawn({ kind, outline }: Area, i: number): DrawnArea {
  const rings = ringsIn(outline)
  return { kind, edge: edgeOf(rings), strokes: DRAWN[kind]?.({ rings, random: seeded(i * 97 + 5) }) ?? [] }
}

const edgeOf = (rings: readonly Ring[]): string => rings.map((points) => pathOf({ points, closed: true })).join('')
const disc = ([x, y]: Point, radius: number): string => circlePath(x * UNIT, y * UNIT, radius * UNIT)

/** Trees seen from above, each with its shadow and a bent stroke for the light on its crown. */
function trees({ rings, random }: Ground, apart: number, size: number): Strokes {
  const places = strew(rings, { apart, inset: size * 1.4, random }).map((at) => ({
    at,
    radius: size * (0.72 + 0.5 * random()),
    turn: random() * Math.PI * 2,
  }))
  return places.flatMap(({ at, radius, turn }): Strokes => {
    const crown = blob(at, radius, turn)
    const light = [0.3, 0.75, 1.2].map((a): Point => {
      const angle = turn + a * 1.6
      return [at[0] + Math.cos(angle) * radius * 0.52, at[1] + Math.sin(angle) * radius * 0.52]
    })
    return [
      { brush: 'shade', path: disc([at[0] + 0.1, at[1] + 0.15], radius) },
      { brush: 'crown', path: crown },
      { brush: 'leaf', path: `M${write(light[0] ?? at)}Q${write(light[1] ?? at)} ${write(light[2] ?? at)}` },
    ]
  })
}

/** A round shape that is not quite round. */
function blob([x, y]: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * Math.PI * 2
    const r = radius * (1 + 0.09 * Math.sin(3 * angle + turn) + 0.05 * Math.sin(5 * angle + 2 * turn))
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
  const middle = (i: number) => between(points[i % 12] ?? [x, y], points[(i + 1) % 12] ?? [x, y], 0.5)
  return `M${write(middle(11))}${points.map((p, i) => `Q${write(p)} ${write(middle(i))}`).join('')}Z`
}

/** How long the strokes of a slope are, and how far they are apart. */
const FALL = 0.85
const GAP = 0.3
/** How much of a hill its top is. */
const TOP = 0.55

/** A hill: strokes down from its edge inwards, longer in the shade of the south-east, and again around its top. */
function slopes({ rings, random }: Ground): Strokes {
  const tops = rings.map((ring) => ring.map((p) => between(middleOf(ring), p, TOP)))
  const strokes = (ring: Ring): string =>
    stepsAlong(ring, GAP)
      .map(({ at, inward: [ix, iy] }) => {
        const shade = 0.72 - 0.4 * (ix + iy)
        const length = FALL * shade * (0.75 + 0.5 * random())
        return `M${write(at)}l${short(ix * length * UNIT)} ${short(iy * length * UNIT)}`
      })
      .join('')
  return [
    { brush: 'top', path: edgeOf(tops) },
    { brush: 'hachure', path: [...rings, ...tops].map(strokes).join('') },
  ]
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
const stones = ({ rings, random }: Ground): Strokes =>
  strew(rings, { apart: 1.05, inset: 0.6, random }).flatMap((at): Strokes => {
    const [size, turn] = [0.26 + 0.24 * random(), random() * Math.PI]
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
function furrows({ rings }: Ground): Strokes {
  const { from, to } = boundsOf(rings)
  const slope = (to[0] - from[0]) * 0.08
  const lines: string[] = []
  for (let y = from[1] - slope; y < to[1] + slope; y += 0.42)
    lines.push(`M${write([from[0], y])}L${write([to[0], y - slope])}`)
  return [{ brush: 'furrow', path: lines.join('') }]
}

/** Reeds on strokes of water. */
const reeds = ({ rings, random }: Ground): Strokes => [
  {
    brush: 'reed',
    path: strew(rings, { apart: 1.3, inset: 0.5, random })
      .map((at) => `M${write(at)}m-40 0h80M${write(at)}m-14 0l-10 -34M${write(at)}v-42M${write(at)}m14 0l10 -34`)
      .join(''),
  },
]

/** Round huts under thatch. */
const huts = ({ rings, random }: Ground): Strokes =>
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
