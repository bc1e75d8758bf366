import type { Point } from '@boma/showing'
import { UNIT, write } from './curve.ts'
import type { MarkedHex, PenStrokes } from './marks.ts'

/** The pens of ground where a hex is a few hundred yards: rows of trees, palms, roofs, walls. */
export type TacticalPen = 'row' | 'palm' | 'leaf' | 'roof' | 'wall' | 'sand'

/** Places for so many marks within so much of a hex. */
type Spots = (ground: MarkedHex, most: number, reach: number) => readonly Point[]

/** How such ground is drawn; what stands in rows keeps its rows from hex to hex. */
export const TACTICAL: Readonly<Record<string, (ground: MarkedHex, spots: Spots) => PenStrokes>> = {
  plantation: (g) => rows(g, ROWS).map((at) => ['row', `M${write(at)}h.1`]),
  palms: (g, spots) => spots(g, 6, 0.4).map((at) => ['palm', palm(at)]),
  foliage: (g, spots) => spots(g, 16, 0.46).map((at) => ['leaf', leaf(at, 0.06 + 0.03 * g.random())]),
  huts: (g, spots) => spots(g, 8, 0.38).map((at) => ['roof', leaf(at, 0.045)]),
  village: (g) => rows(g, STREETS).map((at) => ['roof', house(at, 0.07, 0.05)]),
  town: (g) => rows(g, STREETS).map((at) => ['wall', house(at, 0.1, 0.07)]),
  beach: (g, spots) => spots(g, 18, 0.46).map((at) => ['sand', `M${write(at)}h.1`]),
}

/** A lattice over the whole map: how far apart its points are, and how far it is turned. */
interface Lattice {
  readonly gap: number
  readonly angle: number
  /** How much each point strays. */
  readonly stray: number
}
const ROWS: Lattice = { gap: 0.18, angle: (17 * Math.PI) / 180, stray: 0.006 }
const STREETS: Lattice = { gap: 0.2, angle: (8 * Math.PI) / 180, stray: 0.03 }

/** The points of a lattice that lie in a hex. */
function rows({ centre, random, clear }: MarkedHex, { gap, angle, stray }: Lattice): readonly Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [u, v] = [(centre[0] * cos + centre[1] * sin) / gap, (centre[1] * cos - centre[0] * sin) / gap]
  const found: Point[] = []
  for (let i = Math.ceil(u - 4); i <= u + 4; i++)
    for (let j = Math.ceil(v - 4); j <= v + 4; j++) {
      const [x, y] = [(i * cos - j * sin) * gap, (i * sin + j * cos) * gap]
      const [dx, dy] = [x - centre[0], y - centre[1]]
      if (isWithin(dx, dy) && !(clear && Math.hypot(dx, dy) < 0.22))
        found.push([x + stray * (random() - 0.5), y + stray * (random() - 0.5)])
    }
  return found
}

/** Is a place, seen from the middle of a hex, in that hex, one flat side to the other being 1? */
const isWithin = (dx: number, dy: number): boolean =>
  Math.abs(dy) <= 0.5 && Math.abs(dx) * Math.sqrt(3) + Math.abs(dy) <= 1

const number = (units: number): number => Math.round(units * UNIT * 10) / 10

/** A palm: a bent stem under seven fronds. */
function palm(at: Point): string {
  const s = number(0.085) / 8
  const frond = (x: number, y: number, tx: number, ty: number) =>
    `q${r(x * s)} ${r(y * s)} ${r(tx * s)} ${r(ty * s)}m${r(-tx * s)} ${r(-ty * s)}`
  const fronds = [
    frond(-3, -4, -7, -1),
    frond(-2, -5, -6, -5),
    frond(0, -5, -2, -7),
    frond(1, -5, 3, -7),
    frond(3, -5, 6, -5),
    frond(4, -3, 7, -1),
  ]
  return `M${write(at)}q${r(2 * s)} ${r(-4 * s)} 0 ${r(-8 * s)}${fronds.join('')}`
}
const r = (n: number): number => Math.round(n * 10) / 10

/** A round crown or roof, seen from above. */
function leaf(at: Point, radius: number): string {
  const d = number(radius)
  return `M${write([at[0] - radius, at[1]])}a${d} ${d} 0 1 0 ${2 * d} 0a${d} ${d} 0 1 0 ${-2 * d} 0Z`
}

/** A house, seen from above. */
const house = ([x, y]: Point, w: number, h: number): string =>
  `M${write([x - w / 2, y - h / 2])}h${number(w)}v${number(h)}h${-number(w)}Z`
