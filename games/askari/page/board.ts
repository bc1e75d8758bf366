import type { Hex } from '@boma/kernel'
import {
  type Board,
  byNumbers,
  graticule,
  hexSheet,
  linesAlong,
  type Point,
  projected,
  ringsPath,
  type Space,
  type Text,
} from '@boma/showing'
import {
  BOX_NYASA,
  BOX_OCEAN,
  BOX_TANGANYIKA,
  BOX_VICTORIA,
  CAPE,
  GONE,
  grid,
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
import { RAILS, RIVERS, TOWNS } from '../data/in-force.ts'
import { HAMLETS } from '../data/places.ts'
import { COASTS, LAKE_SHORES, PROJECTION } from '../data/shore.ts'
import { name, say } from '../words/words.ts'
import { AREA_NAMES } from './names.ts'

/** What a page calls the terrains of TERRAIN_AT and the owners of the territories of OWNER. */
const TINTS = ['sea', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const
const OWNERS = ['', 'german', ...Array<string>(5).fill('british'), 'belgian', 'portuguese'] as const

const sheet = hexSheet(grid, (hex) => ({ terrain: TINTS[TERRAIN_AT[hex]], territory: OWNERS[OWNER[hex]] }))

/** Room on the open ocean, east of the last column, for its Patrol Box and for who comes in by sea (12.1.4, 8.1.5). */
const OFFING = 6.6
const WIDTH = sheet.width + OFFING

/** Where the middle of a hex is on the sheet. */
const middleOf = (at: string): Point => {
  const { x, y } = sheet.spaces[hex(at)] ?? ORIGIN
  return [x, y]
}
const ORIGIN = { x: 0, y: 0 }

type Boxed = Pick<Space<Text>, 'id' | 'x' | 'y' | 'extent'>

/** A lake's box lies on its open water, from one hex to another, where no counter can stand. */
function onLake(id: Hex, from: string, to: string, width: number, height: number): Boxed {
  const [[left, top], [right, bottom]] = [middleOf(from), middleOf(to)]
  return { id, x: (left + right) / 2, y: (top + bottom) / 2, extent: { width, height } }
}
const inOffing = (id: Hex, y: number): Boxed => ({ id, x: WIDTH - OFFING / 2 + 0.2, y })

const BOXES_AT: readonly Boxed[] = [
  onLake(BOX_VICTORIA, '1204', '1504', 3.3, 2.3),
  onLake(BOX_TANGANYIKA, '0620', '0621', 1.05, 1.95),
  onLake(BOX_NYASA, '1832', '1834', 1.05, 2.95),
  inOffing(BOX_OCEAN, 20),
  inOffing(OFF_EAST, 25),
]

/** What stands on a box; where ships wait off the sheet is a place to people, not an edge. */
const boxName = (space: Hex): Text => (space === OFF_EAST ? say('map.arrivals') : name('hex', space))

const boxSpaces: readonly Space<Text>[] = BOXES_AT.map((each) => ({
  ...each,
  name: boxName(each.id as Hex),
  terrain: 'box',
  territory: '',
}))

/** The hexes of PROJECTION are those of the map, by their numbers. */
const onBoard = byNumbers(grid)

/** The boxes on the sheet, and those beside it: who is still to come, out of play, or on the way. */
const BESIDE = [...BOXES_AT.map(({ id }) => id as Hex), OFF_WEST, OFF_NORTH, OFF_SOUTH, CAPE, TO_COME, PILE, GONE]
const CAPITALS: readonly string[] = ['3219', '2506']
/** The net of degrees runs on beyond the sheet. */
const EAST = [28, 44] as const
const NORTH = [-20, 2] as const
const CARTOUCHE = ['map.years', 'map.game', 'map.scale', 'map.frontiers'] as const

/** Names without a town: no rule asks for them. */
const hamlets: Board['towns'] = HAMLETS.map(({ hex: at, name }) => ({
  space: hex(at),
  name,
  rank: 'station',
  port: false,
  objective: false,
}))

/** Mountains that stand by themselves, placed by eye within their hexes: Kilimanjaro, Meru, Kenya, Karisimbi, Rungwe, Mlanje. */
const SUMMITS: readonly Point[] = [
  [22.95, 9.6],
  [21.42, 9.6],
  [22.5, 2.02],
  [2.35, 5.5],
  [13.02, 25.42],
  [17.9, 42.7],
]

/** The map of East Africa. */
export const board: Board<Text> = {
  kind: 'hexes',
  ...sheet,
  width: WIDTH,
  spaces: [...sheet.spaces, ...boxSpaces],
  summits: SUMMITS,
  land: ringsPath(COASTS, onBoard),
  lakes: ringsPath(LAKE_SHORES, onBoard),
  rivers: RIVERS.flatMap(({ name, sides }) => linesAlong(grid, sides).map((line) => ({ name, seasonal: false, line }))),
  rails: RAILS.map((rail) => ({ spaces: rail.hexes.map(hex), built: true })),
  towns: [
    ...TOWNS.map((town) => ({
      space: hex(town.hex),
      name: name('town', hex(town.hex)),
      rank: CAPITALS.includes(town.hex) ? ('capital' as const) : ('town' as const),
      port: town.kind !== 'town',
      // §13.1.2: the towns of German East Africa are what the Entente is paid for
      objective: town.vp === true,
    })),
    ...hamlets,
  ],
  names: AREA_NAMES,
  boxes: BESIDE.map((space) => ({ space, name: boxName(space) })),
  title: {
    above: say('map.above'),
    name: say('map.title'),
    lines: CARTOUCHE.map((line) => say(line)),
  },
  graticule: graticule((east, north) => onBoard(projected(PROJECTION, east, north)), EAST, NORTH, say('map.e')),
  turned: 0.4,
  kilometres: 43.1,
}
