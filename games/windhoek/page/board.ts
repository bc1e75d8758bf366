import {
  type Board,
  COMPASS,
  centreOf,
  cornerOf,
  type Direction,
  type Hex,
  mapHeight,
  mapWidth,
  nameHex,
  type Point,
  type Space,
} from '@boma/kernel'
import {
  CAPE,
  ELIMINATED,
  grid,
  HEXES,
  hex,
  RECRUITS,
  SUPPORT,
  TERRAIN_AT,
  TERRITORY_AT,
  WINDHOEK,
  WORKSHOP,
} from '../board.ts'
import { PLACES, RAILS, RIVERS } from '../data/in-force.ts'
import type { River } from '../data/rivers.ts'
import { SHORE } from '../data/shore.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import type { Message } from '../words/words.ts'
import { placeIn, say, townIn, type Words } from '../words/words.ts'
import { graticule } from './graticule.ts'
import { areaNamesIn } from './names.ts'

/** What a page calls the terrains of TERRAIN_AT and the owners of the territories of TERRITORY_AT. */
const TINTS = ['sea', 'open', 'bush', 'desert', 'mountain', 'pan'] as const
const OWNERS = ['', 'german', 'union', 'union', 'portuguese', 'british'] as const

/** The kernel draws hexes with sides of 1; on a board they are 1 from flat side to flat side. */
const SCALE = 1 / Math.sqrt(3)
const out = new Float64Array(2)
const written = (): Point => [out[0] * SCALE, out[1] * SCALE]

function centre(of: Hex): Point {
  centreOf(grid, of, out)
  return written()
}

function corner(of: Hex, d: number): Point {
  cornerOf(grid, of, (d % 6) as Direction, out)
  return written()
}

const hexSpace = (id: Hex): Space => {
  const [x, y] = centre(id)
  return { id, name: nameHex(grid, id), x, y, terrain: TINTS[TERRAIN_AT[id]], territory: OWNERS[TERRITORY_AT[id]] }
}

/** §28.0: the Cape lies south of the sheet; its box is drawn off its coast, where there is room. */
const cape = (words: Words): Space => ({
  id: CAPE,
  name: placeIn(words, CAPE),
  x: 20.6,
  y: 32.4,
  terrain: 'box',
  territory: '',
})

const hexes: readonly Space[] = Array.from({ length: HEXES }, (_, id) => hexSpace(id as Hex))

/** The two corners where a side like '2117S' ends. */
function ends(side: string): readonly [Point, Point] {
  const d = COMPASS[side.slice(4) as keyof typeof COMPASS]
  const of = hex(side.slice(0, 4))
  return [corner(of, d), corner(of, d + 1)]
}

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** A river's sides joined to one line from its source to its mouth. */
function course({ name, flow, sides }: River): Board['rivers'][number] {
  const [[a, b], second] = sides.map(ends)
  const line: Point[] = [second.some((end) => isSame(end, a)) ? b : a]
  for (const [p, q] of sides.map(ends)) line.push(isSame(p, line[line.length - 1]) ? q : p)
  return { name, seasonal: flow === 'seasonal', line }
}

/** Where the hexes of PROJECTION lie on the board: its first hex has its centre at (√3/2, 1). */
const [firstX, firstY] = centre(hex('0101'))
const onBoard = ([x, y]: Point): Point => [x - Math.sqrt(3) / 2 + firstX, y - 1 + firstY]
const shorePoint = (point: string): string => {
  const [x, y] = point.split(',').map(Number)
  return onBoard([x, y])
    .map((n) => n.toFixed(2))
    .join(' ')
}
const land = SHORE.map((ring) => `M${ring.split(' ').map(shorePoint).join('L')}Z`).join('')

const BOXES: readonly (readonly [space: number, name: Message])[] = [
  [CAPE, 'page.cape'],
  [RECRUITS + ALLIED, 'page.alliedRecruits'],
  [RECRUITS + GERMAN, 'page.germanRecruits'],
  [SUPPORT + ALLIED, 'page.alliedSupport'],
  [SUPPORT + GERMAN, 'page.germanSupport'],
  [WORKSHOP + ALLIED, 'page.alliedWorkshop'],
  [WORKSHOP + GERMAN, 'page.germanWorkshop'],
  [ELIMINATED + ALLIED, 'page.alliedLosses'],
  [ELIMINATED + GERMAN, 'page.germanLosses'],
]

const rails: Board['rails'] = RAILS.map((rail) => ({ spaces: rail.hexes.map(hex), built: rail.status === 'built' }))

const CARTOUCHE = ['map.years', 'map.game', 'map.scale', 'map.frontiers'] as const

const campaignIn = (words: Words): Board => ({
  kind: 'hexes',
  width: mapWidth(grid) * SCALE,
  height: mapHeight(grid) * SCALE,
  spaces: [...hexes, cape(words)],
  land,
  rivers: RIVERS.map(course),
  rails: rails.filter((rail) => rail.built),
  towns: PLACES.map((place) => ({
    space: hex(place.hex),
    name: townIn(words, hex(place.hex)),
    rank: hex(place.hex) === WINDHOEK ? 'capital' : place.kind === 'town' ? 'town' : 'station',
    port: place.port === true,
    // §5.2: towns count, settlements do not
    objective: place.kind === 'town',
  })),
  names: areaNamesIn(words),
  boxes: BOXES.map(([space, name]) => ({ space, name: say(words, name) })),
  title: {
    above: say(words, 'map.above'),
    name: say(words, 'map.title'),
    lines: CARTOUCHE.map((line) => say(words, line)),
  },
  graticule: graticule(onBoard, say(words, 'map.e')),
  turned: -6.7,
  kilometres: 44.2,
})

/** The map of South-West Africa. */
export function boardIn(words: Words): (t: Table) => Board {
  const campaign = campaignIn(words)
  // §32.0: with railroad construction, the three lines that may be laid are marked out as well
  const withConstruction: Board = { ...campaign, rails }
  return (t) => (has(t, 'railroads') ? withConstruction : campaign)
}
