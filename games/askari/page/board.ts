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
  BOX_NYASA,
  BOX_OCEAN,
  BOX_TANGANYIKA,
  BOX_VICTORIA,
  CAPE,
  GONE,
  grid,
  HEXES,
  hex,
  OFF_EAST,
  OFF_NORTH,
  OFF_SOUTH,
  OFF_WEST,
  OWNER,
  PILE,
  TERRAIN_AT,
  TO_COME,
} from '../board.ts'
import { HAMLETS, TOWNS } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'
import { RIVERS, type River } from '../data/rivers.ts'
import { COASTS, LAKE_SHORES } from '../data/shore.ts'
import { placeIn, say, townIn, type Words } from '../words/words.ts'
import { graticule } from './graticule.ts'
import { areaNamesIn } from './names.ts'

/** What a page calls the terrains of TERRAIN_AT and the owners of the territories of OWNER. */
const TINTS = ['sea', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const
const OWNERS = ['', 'german', ...Array<string>(5).fill('british'), 'belgian', 'portuguese'] as const

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

const hexes: readonly Space[] = Array.from({ length: HEXES }, (_, i) => {
  const id = i as Hex
  const [x, y] = centre(id)
  return { id, name: nameHex(grid, id), x, y, terrain: TINTS[TERRAIN_AT[id]], territory: OWNERS[OWNER[id]] }
})

/** Room on the open ocean, east of the last column, for the Patrol Boxes and for who comes in by sea (12.1.4, 8.1.5). */
const OFFING = 6.6
const WIDTH = mapWidth(grid) * SCALE + OFFING
const HEIGHT = mapHeight(grid) * SCALE

const BOXES_AT: readonly (readonly [space: Hex, y: number])[] = [
  [BOX_VICTORIA, 12.5],
  [BOX_TANGANYIKA, 17.5],
  [BOX_NYASA, 22.5],
  [BOX_OCEAN, 27.5],
  [OFF_EAST, 32.5],
]

const boxSpaces = (words: Words): readonly Space[] =>
  BOXES_AT.map(([id, y]) => ({
    id,
    name: boxName(words, id),
    x: WIDTH - OFFING / 2 + 0.2,
    y,
    terrain: 'box',
    territory: '',
  }))

/** What stands on a box; where ships wait off the sheet is a place to people, not an edge. */
const boxName = (words: Words, space: Hex): string =>
  space === OFF_EAST ? say(words, 'map.arrivals') : placeIn(words, space)

/** The two corners where a side like '2117S' ends. */
function ends(side: string): readonly [Point, Point] {
  const d = COMPASS[side.slice(4) as keyof typeof COMPASS]
  const of = hex(side.slice(0, 4))
  return [corner(of, d), corner(of, d + 1)]
}

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** A river's sides joined to lines: a new one begins where the next side does not touch the last. */
function courses({ name, sides }: River): Board['rivers'] {
  const lines: Point[][] = []
  for (const [p, q] of sides.map(ends)) {
    const line = lines.at(-1)
    if (line !== undefined && joins(line, p, q)) continue
    lines.push([p, q])
  }
  return lines.map((line) => ({ name, seasonal: false, line }))
}

/** Adds a side to a line that it touches; a line of one side may still be turned round. */
function joins(line: Point[], p: Point, q: Point): boolean {
  const [first, last] = [line[0], line[line.length - 1]]
  if (isSame(last, p)) return line.push(q) > 0
  if (isSame(last, q)) return line.push(p) > 0
  if (line.length > 2 || !(isSame(first, p) || isSame(first, q))) return false
  line.reverse()
  return line.push(isSame(first, p) ? q : p) > 0
}

/** Where the hexes of PROJECTION lie on the board: its first hex has its centre at (√3/2, 1). */
const [firstX, firstY] = centre(hex('0101'))
const onBoard = ([x, y]: Point): Point => [x - Math.sqrt(3) / 2 + firstX, y - 1 + firstY]
const ringPath = (ring: string): string => {
  const points = ring.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number)
    return onBoard([x, y])
      .map((n) => n.toFixed(2))
      .join(' ')
  })
  return `M${points.join('L')}Z`
}
const path = (rings: readonly string[]): string => rings.map(ringPath).join('')

/** The boxes on the sheet, and those beside it: who is still to come, out of play, or on the way. */
const BESIDE = [...BOXES_AT.map(([space]) => space), OFF_WEST, OFF_NORTH, OFF_SOUTH, CAPE, TO_COME, PILE, GONE]
const CAPITALS: readonly string[] = ['3219', '2506']
const CARTOUCHE = ['map.years', 'map.game', 'map.scale', 'map.frontiers'] as const

/** Names without a town: no rule asks for them. */
const hamlets: Board['towns'] = HAMLETS.map(({ hex: at, name }) => ({
  space: hex(at),
  name,
  rank: 'station',
  port: false,
  objective: false,
}))

/** The map of East Africa. */
export function boardIn(words: Words): () => Board {
  const board: Board = {
    kind: 'hexes',
    width: WIDTH,
    height: HEIGHT,
    spaces: [...hexes, ...boxSpaces(words)],
    land: path(COASTS),
    lakes: path(LAKE_SHORES),
    rivers: RIVERS.flatMap(courses),
    rails: RAILS.map((rail) => ({ spaces: rail.hexes.map(hex), built: true })),
    towns: [
      ...TOWNS.map((town) => ({
        space: hex(town.hex),
        name: townIn(words, hex(town.hex)),
        rank: CAPITALS.includes(town.hex) ? ('capital' as const) : ('town' as const),
        port: town.kind !== 'town',
        // §13.1.2: the towns of German East Africa are what the Entente is paid for
        objective: town.vp === true,
      })),
      ...hamlets,
    ],
    names: areaNamesIn(words),
    boxes: BESIDE.map((space) => ({ space, name: boxName(words, space) })),
    title: {
      above: say(words, 'map.above'),
      name: say(words, 'map.title'),
      lines: CARTOUCHE.map((line) => say(words, line)),
    },
    graticule: graticule(onBoard, say(words, 'map.e')),
    turned: 0.4,
    kilometres: 43.1,
  }
  return () => board
}
