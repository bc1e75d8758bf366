import type { Hex } from '@boma/kernel'
import type { Board } from '@boma/showing'
import { byNumbers, hexSheet, ringsPath } from '@boma/showing'
import { ABOARD, GONE, grid, hex, OFF_WEST, TO_COME, terrainAt } from '../board.ts'
import { DITCH, EMBANKMENT, GOVERNMENT, RAILWAYS, ROADS, SITES, TRAILS } from '../data/in-force.ts'
import type { Terrain } from '../data/map.ts'
import { COASTS } from '../data/shore.ts'
import { type Message, placeIn, say, siteIn, type Words } from '../words/words.ts'
import { areaNamesIn } from './names.ts'

/** What a page calls the terrains of the chart. */
const TINTS: Readonly<Record<Terrain, string>> = {
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
const BESIDE = [ABOARD, OFF_WEST, TO_COME, GONE] as const
const CARTOUCHE = ['map.date', 'map.scale'] as const
/** 200 yards. */
const KILOMETRES = 0.18288

const waysOf = (kind: 'road' | 'trail', ways: typeof ROADS) =>
  ways.map(({ hexes }) => ({ kind, spaces: hexes.map(hex) }))
const alongOf = (kind: 'ditch' | 'embankment', hexes: readonly string[]) => ({ kind, spaces: hexes.map(hex) })

/** The government buildings by the short names that fit on the map, in the order of the data. */
const SHORT: readonly Message[] = ['map.boma', 'map.customs', 'map.post', 'map.court', 'map.school', 'map.station']
/** A government building by that name. */
export const buildingIn = (words: Words, i: number): string => {
  const short = SHORT[i]
  return short === undefined ? '' : say(words, short)
}

/** Places with a name; those of 21.2.1.1B count for victory. */
const sites = (words: Words): Board['towns'] =>
  [...GOVERNMENT, ...SITES].map(({ hex: name }, i) => ({
    space: hex(name),
    name: buildingIn(words, i) || siteIn(words, hex(name)),
    rank: i < GOVERNMENT.length ? 'town' : 'station',
    port: false,
    objective: i < GOVERNMENT.length,
  }))

/** The field of Tanga. */
export function boardIn(words: Words): () => Board {
  const board: Board = {
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
    towns: sites(words),
    names: areaNamesIn(words),
    boxes: BESIDE.map((space) => ({ space, name: boxName(words, space) })),
    title: {
      above: say(words, 'map.above'),
      name: say(words, 'map.title'),
      lines: CARTOUCHE.map((line) => say(words, line)),
    },
    turned: 0,
    kilometres: KILOMETRES,
  }
  return () => board
}

/** A place beside the map as a heading has it. */
function boxName(words: Words, space: Hex): string {
  const name = placeIn(words, space)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
