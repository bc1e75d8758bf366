import type { Outline, Point, Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import { SETTING_UP } from '../counsel/waiting.ts'
import type { Line, Rect } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import { ALL_ROUND, ARC, type Figure, headOf, NARROW, UNITS, type Unit } from '../roster.ts'
import { rangeOf } from '../rules/04-ranges.ts'
import { hostOf, ON_TABLE, typeOf } from '../rules/09-units.ts'
import { scenarioIn } from '../rules/17-forces.ts'
import { zoneOf } from '../rules/17-zones.ts'
import { ENTERING, entryOf } from './entering.ts'
import { degreesOf, onPage, sizeOf } from './sheet.ts'

/** Questions in which somebody shoots. */
const FIRING = ['shooting', 'role', 'aim']
/** How many sides an arc is drawn with. */
const STEPS = 48

/** What matters for a unit in the hand: how far its fire carries, and to where; or where it may be set up. */
export function arcs(t: Table, space: number): readonly Outline<Text>[] {
  const u = space as Unit
  if (!(u >= 0 && u < UNITS)) return []
  if (SETTING_UP.includes(asked(t))) return zones(t, u)
  if (ENTERING.includes(asked(t))) return stretch(t, u)
  if (t.units.where[u] !== ON_TABLE || !FIRING.includes(asked(t))) return []
  const range = rangeOf(t, u)
  return range === 0 ? [] : [fieldOf(t, u, range, 'reach'), fieldOf(t, u, range / 2, 'half')]
}

/** §9.7, §14.3: the field of fire of a unit: of its first and its last man, as far as its rifles carry. */
function fieldOf(t: Table, u: Unit, range: number, tone: string): Outline<Text> {
  const half = hostOf(t, u) >= 0 || ARC[typeOf(t, u)] === ALL_ROUND ? 180 : ARC[typeOf(t, u)] === NARROW ? 45 : 90
  const facing = degreesOf(t.units.facing[u])
  const [left, right] = endsOf(t, u, facing)
  const at = (from: Point, degrees: number): Point => {
    const angle = ((facing + degrees) * Math.PI) / 180
    return [from[0] + range * Math.sin(angle), from[1] - range * Math.cos(angle)]
  }
  const arc = Array.from({ length: STEPS + 1 }, (_, i) => -half + (2 * half * i) / STEPS)
  const rim = arc.map((degrees) => at(degrees < 0 ? left : right, degrees))
  const corners = half === 180 ? rim : [left, ...rim, right]
  return {
    outline: `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`,
    tone,
    label: { text: `${range}″`, at: at([(left[0] + right[0]) / 2, (left[1] + right[1]) / 2], 0) },
  }
}

/** The men at the left and the right end of a unit, as it faces. */
function endsOf(t: Table, u: Unit, facing: number): readonly [Point, Point] {
  const angle = (facing * Math.PI) / 180
  const men = Array.from({ length: t.units.count[u] }, (_, k): Point => {
    const f = (headOf(u) + k) as Figure
    return onPage(t, t.figures.x[f], t.figures.y[f])
  })
  const across = ([x, y]: Point) => x * Math.cos(angle) + y * Math.sin(angle)
  const ahead = ([x, y]: Point) => x * Math.sin(angle) - y * Math.cos(angle)
  const sorted = men.toSorted((a, b) => across(a) - across(b) || ahead(b) - ahead(a))
  const first = sorted[0] ?? [0, 0]
  return [first, sorted.at(-1) ?? first]
}

/** §17.1, §17.9: where the unit comes in: a strip along its stretch of the edge or the shore. */
function stretch(t: Table, u: Unit): readonly Outline<Text>[] {
  const edge = entryOf(t, u)
  if (edge === undefined) return []
  const [x, y] = [Math.min(edge.from[0], edge.to[0]), Math.min(edge.from[1], edge.to[1])]
  const [w, h] = [Math.abs(edge.to[0] - edge.from[0]), Math.abs(edge.to[1] - edge.from[1])]
  const strip = { shape: 'rect', x: x - 1, y: y - 1, w: w + 2, h: h + 2 } as const
  return [{ outline: outlineOf(strip, sizeOf(t).height), tone: 'zone' }]
}

/** §17.7: where the scenario lets the unit be set up. */
function zones(t: Table, u: Unit): readonly Outline<Text>[] {
  const shapes = (zoneOf(t, u)?.zone.in ?? []).flatMap((shape) => {
    if (typeof shape !== 'string') return [shape]
    const piece = scenarioIn(t)?.terrain.find((each) => each.id === shape)
    return piece === undefined ? [] : [piece]
  })
  return shapes.map((shape) => ({ outline: outlineOf(shape, sizeOf(t).height), tone: 'zone' }))
}
function outlineOf(shape: Rect | Line, height: number): string {
  if (shape.shape === 'rect') return `M${shape.x} ${height - shape.y - shape.h}h${shape.w}v${shape.h}h${-shape.w}Z`
  const half = shape.width / 2
  const side = (by: number) => shape.points.map(([x, y]) => `${x} ${height - y + by}`)
  return `M${[...side(-half), ...side(half).toReversed()].join('L')}Z`
}
