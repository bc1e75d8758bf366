import { sixteenths } from '../board.ts'
import { GROUND } from '../data/ground.ts'
import type { GroundKind, Line, Rect, Terrain } from '../data/kind.ts'
import { MOBILITIES } from '../roster.ts'

/** Kinds of ground by name, for rules that name them. */
export const kindNamed = (id: string): number => KINDS.indexOf(id)
const KINDS = GROUND.map(({ id }) => id)
const flags = (is: (kind: GroundKind) => boolean): Uint8Array => Uint8Array.from(GROUND, (kind) => (is(kind) ? 1 : 0))

/** §10.1: gives cover. */
export const GIVES_COVER = flags((kind) => kind.cover)
/** §10.6: entrenches; §13.1: hides; §16.8: burns. */
export const ENTRENCHES = flags((kind) => kind.entrenches)
export const HIDES = flags((kind) => kind.hides)
export const BURNS = flags((kind) => kind.burns)
/** Ruling H37: guns may be set up there. */
export const TAKES_GUNS = flags((kind) => kind.setUpGuns)
/** §14.10: inside a building or fort. */
export const IS_HOUSE = flags((kind) => kind.sight === 'blocks')
export const IS_HILL = flags((kind) => kind.sight === 'hill')
/** §10.9: roads and fords are open to all but boats. */
export const IS_ROAD = flags(({ id }) => id === 'road' || id === 'ford')
export const IS_WATER = flags(({ id }) => id === 'water')
export const IS_SHALLOWS = flags(({ id }) => id === 'shallows')

/** §10.2: what an inch of it counts: 12 in all is not too much; WHOLE blocks by any span. */
export const WHOLE = 99
export const SIGHT_WEIGHT = Uint8Array.from(GROUND, ({ sight }) =>
  typeof sight === 'number' ? 12 / sight : sight === null ? 0 : WHOLE,
)
/** §10.9: what ground is to each way of moving; 1 is cover. */
export const GO_OPEN = 0
export const GO_NO = 2
export const GO_CROSS = 3
/** By kind * 5 + mobility. */
export const GOING = Uint8Array.from(
  GROUND.flatMap(({ go }) => MOBILITIES.map((mobility) => ['open', 'cover', 'no', 'cross'].indexOf(go[mobility]))),
)

/** §9.11: the ground of a table as rules read it: convex areas with four edges each, and stretches of works. */
export interface Ground {
  /** The far edges of the table, in sixteenths. */
  readonly right: number
  readonly top: number
  /** The pieces, in the order of the data: their names and kinds. */
  readonly names: readonly string[]
  readonly kinds: readonly number[]
  /** The box about each piece. */
  readonly boxes: Boxes
  readonly areas: Areas
  readonly works: Works
  /** §9.3: the centre lines of roads, railways and rivers. */
  readonly bands: Works
  /** Areas that block sight, are hills, give cover, entrench, are houses, hide, are roads or fords, and that are not open to each way of moving. */
  readonly screens: Int32Array
  readonly hills: Int32Array
  readonly covers: Int32Array
  readonly shelters: Int32Array
  readonly houses: Int32Array
  readonly thickets: Int32Array
  readonly roads: Int32Array
  readonly hindrances: readonly Int32Array[]
  /** §10.9: where boats go. */
  readonly waters: Int32Array
}

/** Boxes by number. */
export interface Boxes {
  readonly x0: Int32Array
  readonly y0: Int32Array
  readonly x1: Int32Array
  readonly y1: Int32Array
}

/** Areas by number: kind, piece, box, and edges: a * x + b * y + c > 0 inside, four for each. */
export interface Areas extends Boxes {
  readonly count: number
  readonly kind: Int32Array
  readonly piece: Int32Array
  readonly a: Int32Array
  readonly b: Int32Array
  readonly c: Int32Array
}

/** Stretches of works by number: kind, piece and both ends. */
export interface Works {
  readonly count: number
  readonly kind: Int32Array
  readonly piece: Int32Array
  readonly px: Int32Array
  readonly py: Int32Array
  readonly qx: Int32Array
  readonly qy: Int32Array
}

type Corner = readonly [x: number, y: number]
/** An area in the making: corners against the clock. */
interface Shape {
  readonly kind: number
  readonly piece: number
  readonly corners: readonly Corner[]
}

/** §9.11: the corners of a rectangle, or of each stretch of a band, in sixteenths, against the clock. */
export function cornersOf(shape: Rect | Line): readonly (readonly Corner[])[] {
  if (shape.shape === 'rect') {
    const [x0, y0] = [sixteenths(shape.x), sixteenths(shape.y)]
    const [x1, y1] = [sixteenths(shape.x + shape.w), sixteenths(shape.y + shape.h)]
    return [
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
    ] as const
  }
  const half = sixteenths(shape.width) / 2
  return shape.points.slice(1).map((to, i) => {
    const from = shape.points[i] ?? to
    const [px, py, qx, qy] = [...from, ...to].map(sixteenths) as [number, number, number, number]
    const along = Math.abs(qx - px) >= Math.abs(qy - py)
    const [sx, sy] = along ? [0, half] : [half, 0]
    const corners: Corner[] = [
      [px - sx, py - sy],
      [qx - sx, qy - sy],
      [qx + sx, qy + sy],
      [px + sx, py + sy],
    ]
    return area(corners) > 0 ? corners : corners.toReversed()
  })
}

const next = (corners: readonly Corner[], i: number): Corner => corners[(i + 1) % corners.length] ?? [0, 0]
const area = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], i) => sum + x * next(corners, i)[1] - next(corners, i)[0] * y, 0)

function areasOf(shapes: readonly Shape[]): Areas {
  const edges = shapes.flatMap(({ corners }) =>
    corners.map(([x, y], i) => {
      const [dx, dy] = [next(corners, i)[0] - x, next(corners, i)[1] - y]
      return { a: -dy, b: dx, c: dy * x - dx * y }
    }),
  )
  const box = (pick: (...values: number[]) => number, axis: 0 | 1) =>
    Int32Array.from(shapes, ({ corners }) => pick(...corners.map((corner) => corner[axis])))
  return {
    count: shapes.length,
    kind: Int32Array.from(shapes, ({ kind }) => kind),
    piece: Int32Array.from(shapes, ({ piece }) => piece),
    x0: box(Math.min, 0),
    y0: box(Math.min, 1),
    x1: box(Math.max, 0),
    y1: box(Math.max, 1),
    a: Int32Array.from(edges, ({ a }) => a),
    b: Int32Array.from(edges, ({ b }) => b),
    c: Int32Array.from(edges, ({ c }) => c),
  }
}

/** The boxes about pieces, whatever they are made of. */
function boxesOf(terrain: readonly Terrain[]): Boxes {
  const corners = terrain.map((each) => cornersOf(each).flat())
  const edge = (pick: (...values: number[]) => number, axis: 0 | 1) =>
    Int32Array.from(corners, (all) => pick(...all.map((corner) => corner[axis])))
  return { x0: edge(Math.min, 0), y0: edge(Math.min, 1), x1: edge(Math.max, 0), y1: edge(Math.max, 1) }
}

function stretchesOf(terrain: readonly Terrain[], shape: GroundKind['shape']): Works {
  const stretches = terrain.flatMap((each, piece) => {
    if (each.shape !== 'line' || GROUND[kindNamed(each.kind)]?.shape !== shape) return []
    return each.points.slice(1).map((to, i) => {
      const from = each.points[i] ?? to
      return { kind: kindNamed(each.kind), piece, ends: [...from, ...to].map(sixteenths) }
    })
  })
  const end = (i: number) => Int32Array.from(stretches, ({ ends }) => ends[i] ?? 0)
  return {
    count: stretches.length,
    kind: Int32Array.from(stretches, ({ kind }) => kind),
    piece: Int32Array.from(stretches, ({ piece }) => piece),
    px: end(0),
    py: end(1),
    qx: end(2),
    qy: end(3),
  }
}

/** Makes the ground of a table ready for the rules. */
export function groundOf(width: number, height: number, terrain: readonly Terrain[]): Ground {
  const shapes = terrain.flatMap((each, piece) =>
    GROUND[kindNamed(each.kind)]?.shape === 'line'
      ? []
      : cornersOf(each).map((corners): Shape => ({ kind: kindNamed(each.kind), piece, corners })),
  )
  const found = new Int32Array(shapes.length)
  const those = (is: (kind: number) => boolean) => {
    let n = 0
    for (let i = 0; i < shapes.length; i++) if (is(shapes[i].kind)) found[n++] = i
    return found.slice(0, n)
  }
  return {
    right: sixteenths(width),
    top: sixteenths(height),
    names: terrain.map(({ id }) => id),
    kinds: terrain.map(({ kind }) => kindNamed(kind)),
    boxes: boxesOf(terrain),
    areas: areasOf(shapes),
    works: stretchesOf(terrain, 'line'),
    bands: stretchesOf(terrain, 'band'),
    screens: those((kind) => SIGHT_WEIGHT[kind] > 0),
    hills: those((kind) => IS_HILL[kind] === 1),
    covers: those((kind) => GIVES_COVER[kind] === 1),
    shelters: those((kind) => ENTRENCHES[kind] === 1),
    houses: those((kind) => IS_HOUSE[kind] === 1),
    thickets: those((kind) => HIDES[kind] === 1),
    roads: those((kind) => IS_ROAD[kind] === 1),
    waters: those((kind) => IS_WATER[kind] === 1 || IS_SHALLOWS[kind] === 1),
    hindrances: MOBILITIES.map((_, mobility) =>
      those((kind) => IS_ROAD[kind] === 0 && GOING[kind * MOBILITIES.length + mobility] !== GO_OPEN),
    ),
  }
}
