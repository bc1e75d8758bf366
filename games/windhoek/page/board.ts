import {
  type Board,
  byNumbers,
  graticule,
  hexSheet,
  linesAlong,
  projected,
  ringsPath,
  type Space,
  type Text,
} from '@boma/showing'
import {
  CAPE,
  ELIMINATED,
  grid,
  hex,
  RECRUITS,
  SUPPORT,
  TERRAIN_AT,
  TERRITORY_AT,
  WINDHOEK,
  WORKSHOP,
} from '../board.ts'
import { PLACES, RAILS, RIVERS } from '../data/in-force.ts'
import { PROJECTION } from '../data/map.ts'
import { SHORE } from '../data/shore.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { type Message, name, say } from '../words/words.ts'
import { AREA_NAMES } from './names.ts'

/** What a page calls the terrains of TERRAIN_AT and the owners of the territories of TERRITORY_AT. */
const TINTS = ['sea', 'open', 'bush', 'desert', 'mountain', 'pan'] as const
const OWNERS = ['', 'german', 'union', 'union', 'portuguese', 'british'] as const

const sheet = hexSheet(grid, (hex) => ({
  terrain: TINTS[TERRAIN_AT[hex]],
  territory: OWNERS[TERRITORY_AT[hex]],
}))

/** §28.0: the Cape lies south of the sheet; its box is drawn off its coast, where there is room. */
const cape: Space<Text> = {
  id: CAPE,
  name: name('place', CAPE),
  x: 20.6,
  y: 32.4,
  terrain: 'box',
  territory: '',
}

/** The hexes of PROJECTION are those of the map, by their numbers. */
const onBoard = byNumbers(grid)
const rivers: Board['rivers'] = RIVERS.flatMap(({ name, flow, sides }) =>
  linesAlong(grid, sides).map((line) => ({ name, seasonal: flow === 'seasonal', line })),
)

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

/** The net of degrees runs on beyond the sheet. */
const EAST = [6, 26] as const
const NORTH = [-34, -12] as const

const CARTOUCHE = ['map.years', 'map.game', 'map.scale', 'map.frontiers'] as const

const campaign: Board<Text> = {
  kind: 'hexes',
  ...sheet,
  spaces: [...sheet.spaces, cape],
  land: ringsPath(SHORE, onBoard),
  rivers,
  rails: rails.filter((rail) => rail.built),
  towns: PLACES.map((place) => ({
    space: hex(place.hex),
    name: name('town', hex(place.hex)),
    rank: hex(place.hex) === WINDHOEK ? 'capital' : place.kind === 'town' ? 'town' : 'station',
    port: place.port === true,
    // §5.2: towns count, settlements do not
    objective: place.kind === 'town',
  })),
  names: AREA_NAMES,
  boxes: BOXES.map(([space, key]) => ({ space, name: say(key) })),
  title: {
    above: say('map.above'),
    name: say('map.title'),
    lines: CARTOUCHE.map((line) => say(line)),
  },
  graticule: graticule((east, north) => onBoard(projected(PROJECTION, east, north)), EAST, NORTH, say('map.e')),
  turned: -6.7,
  kilometres: 44.2,
}

// §32.0: with railroad construction, the three lines that may be laid are marked out as well
const withConstruction: Board<Text> = { ...campaign, rails }

/** The map of South-West Africa. */
export const board = (t: Table): Board<Text> => (has(t, 'railroads') ? withConstruction : campaign)
