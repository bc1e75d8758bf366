import { type Board, byNumbers, hexSheet, ringsPath, type TerrainLook, type Text } from '@boma/showing'
import { ABOARD, BEACH_HEXES, BEACH_NAMES, GONE, grid, hex, OFF_WEST, TO_COME, terrainAt } from '../board.ts'
import { building } from '../counsel/note.ts'
import { DITCH, EMBANKMENT, GOVERNMENT, RAILWAYS, ROADS, SITES, TRAILS } from '../data/in-force.ts'
import type { Terrain } from '../data/map.ts'
import { COASTS } from '../data/shore.ts'
import { name, say } from '../words/words.ts'
import { areaNames } from './names.ts'

/** What a page calls the terrains of the chart. */
const TINTS: Readonly<Record<Terrain, TerrainLook>> = {
  sea: 'sea',
  island: 'palms',
  open: 'open',
  beach: 'beach',
  plantation: 'plantation',
  palms: 'palms',
  foliage: 'foliage',
  bush: 'bush',
  huts: 'huts',
  'native-tanga': 'village',
  'european-tanga': 'town',
}

const sheet = hexSheet(grid, (at) => ({ terrain: TINTS[terrainAt(at)], territory: '' }))
/** Places beside the map, as headings have them. */
const BESIDE = [
  [ABOARD, 'map.aboard'],
  [OFF_WEST, 'map.west'],
  [TO_COME, 'map.toCome'],
  [GONE, 'map.gone'],
] as const
const CARTOUCHE = ['map.date', 'map.scale'] as const
/** 200 yards. */
const KILOMETRES = 0.18288

const waysOf = (kind: 'road' | 'trail', ways: typeof ROADS) =>
  ways.map(({ hexes }) => ({ kind, spaces: hexes.map(hex) }))
const alongOf = (kind: 'ditch' | 'embankment', hexes: readonly string[]) => ({ kind, spaces: hexes.map(hex) })

/** Places with a name; those of 21.2.1.1B count for victory. */
const sites: Board<Text>['towns'] = [...GOVERNMENT, ...SITES].map(({ hex: number }, i) => ({
  space: hex(number),
  name: building(i) ?? name('site', hex(number)),
  rank: i < GOVERNMENT.length ? 'town' : 'station',
  port: false,
  objective: i < GOVERNMENT.length,
}))

/** §5.2B: the beaches, by their letters, in the hex of each that is named first. */
const beaches: Board<Text>['towns'] = BEACH_NAMES.map((beach, i) => ({
  space: BEACH_HEXES[i]?.[0] ?? GONE,
  name: say('map.beach', { beach }),
  rank: 'station',
  port: false,
  objective: false,
}))

/** The field of Tanga. */
export const board: Board<Text> = {
  kind: 'hexes',
  ...sheet,
  land: ringsPath(COASTS, byNumbers(grid)),
  rivers: [],
  ways: [
    ...waysOf('trail', TRAILS),
    ...waysOf('road', ROADS),
    alongOf('ditch', DITCH),
    alongOf('embankment', EMBANKMENT),
  ],
  rails: RAILWAYS.map(({ hexes }) => ({ spaces: hexes.map(hex), built: true })),
  towns: [...sites, ...beaches],
  names: areaNames,
  boxes: BESIDE.map(([space, key]) => ({ space, name: say(key) })),
  title: {
    above: say('map.above'),
    name: say('map.title'),
    lines: CARTOUCHE.map((line) => say(line)),
  },
  turned: 0,
  kilometres: KILOMETRES,
}
