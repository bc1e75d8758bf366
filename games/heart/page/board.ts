import type { Area, AreaName, Board, Point, Text } from '@boma/showing'
import { cornersOf } from '../board/ground.ts'
import type { Rect, Terrain } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { freeTerrain } from '../rules/17-free-ground.ts'
import { groundName, placeName } from './names.ts'
import { sizeOf } from './sheet.ts'

/** How each kind of ground is drawn; what is missing here is not seen. */
const DRAWN: Readonly<Record<string, string>> = {
  scrub: 'bush',
  forest: 'wood',
  plantation: 'plantation',
  huts: 'village',
  building: 'house',
  rough: 'rocks',
  swamp: 'swamp',
  hill: 'hill',
  fieldwork: 'trench',
  wall: 'wall',
  'fieldwork-box': 'works',
  fort: 'fort',
  water: 'water',
  shallows: 'shallows',
  stream: 'stream',
  river: 'river',
  ford: 'ford',
  road: 'road',
  railway: 'railway',
  objective: 'objective',
}
/** What lies under the rest: hills, then water and ways, then what grows or is built. */
const ORDER = ['hill', 'swamp', 'water', 'shallows', 'river', 'stream', 'road', 'ford', 'railway']
const heightOf = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length)

const kept = new Map<string, Board<Text>>()
/** The table of a scenario; its ground is the same for the whole match. */
export function board(t: Table): Board<Text> {
  const data = SCENARIOS[t.core.scenario]
  const terrain = data?.terrain ?? freeTerrain(t)
  // §17.6: the ground of a free game is laid by dice
  const key = data?.id ?? JSON.stringify(terrain)
  const laid = kept.get(key) ?? lay(sizeOf(t), terrain)
  kept.set(key, laid)
  return laid
}

function lay({ width, height }: ReturnType<typeof sizeOf>, terrain: readonly Terrain[]): Board<Text> {
  const areas = terrain.flatMap((piece) => areaOf(piece, height)).sort((a, b) => heightOf(a.kind) - heightOf(b.kind))
  return {
    kind: 'tabletop',
    ...{ width, height, areas, turned: 0, isUpward: true },
    ...{ spaces: [], rivers: [], rails: [], towns: [], boxes: [] },
    names: terrain.flatMap((piece) => nameOf(piece, height)),
  }
}

function areaOf(piece: Terrain, height: number): readonly Area<Text>[] {
  const kind = DRAWN[piece.kind]
  if (kind === undefined) return []
  const name = groundName(piece)
  if (piece.shape === 'rect') return [{ name, kind, outline: box(piece, height) }]
  const middle = piece.points.map(([x, y]): Point => [x, height - y])
  // §9.11: works and streams have no thickness
  const isLine = ['trench', 'wall', 'stream'].includes(kind)
  return [{ name, kind, middle, outline: isLine ? way(middle) : bandOf(piece, height) }]
}

/** What is not named on the table: one sees what it is, and nothing is decided there. */
const NAMELESS = ['road', 'railway', 'stream', 'dummy']
/** Where the name of a piece stands within it, so many inches below its upper edge. */
const BELOW = 1.1

/** What players call a piece of ground, written on it. */
function nameOf(piece: Terrain, height: number): readonly AreaName<Text>[] {
  const text = placeName(piece)
  if (text === undefined || NAMELESS.includes(piece.kind)) return []
  const [x, y] = spotOf(piece)
  return [{ words: [{ text, x, y: height - y + BELOW }], of: 'ground', angle: 0 }]
}
function spotOf(piece: Terrain): Point {
  if (piece.shape === 'rect') return [piece.x + piece.w / 2, piece.y + piece.h]
  return piece.points[Math.floor(piece.points.length / 2)] ?? [0, 0]
}

const way = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`
const box = ({ x, y, w, h }: Rect, height: number): string => `M${x} ${height - y - h}h${w}v${h}h${-w}Z`

/** §9.11: a band as the rules have it, stretch by stretch, as one outline: there along one edge, back along the other. */
function bandOf(piece: Terrain, height: number): string {
  const stretches = cornersOf(piece).map((corners) => corners.map(([x, y]): Point => [x / PARTS, height - y / PARTS]))
  return stretches.map((corners) => `${way(corners)}Z`).join('')
}
