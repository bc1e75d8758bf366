import { hexOf } from '@boma/kernel'
import { type Board, hexSheet, type TerrainLook, type Text } from '@boma/showing'
import { FORD, grid, TERRAIN } from '../board.ts'
import { say } from '../words/words.ts'

/** What a page calls the terrains of the map: river hexes are reeds with a river in them. */
const TINTS: Readonly<Record<string, TerrainLook>> = { '.': 'open', b: 'bush', '~': 'swamp', f: 'open' }

const sheet = hexSheet(grid, (hex) => ({ terrain: TINTS[TERRAIN[hex]], territory: '' }))
const { height, spaces } = sheet

/** §1.2: the river runs down column 05 and off the map; it swings a little so that it looks like one. */
const middle = spaces[hexOf(grid, 5, 1)].x
const river = Array.from({ length: 4 * grid.rows + 9 }, (_, i) => {
  const y = (height * (i - 4)) / (4 * grid.rows)
  return [middle + 0.13 * Math.sin(y * 2.1) + 0.07 * Math.sin(y * 4.7), y] as const
})

const fords = spaces.filter((s) => TERRAIN[s.id] === 'f')

/** §1.2: the map, the same in every match. */
export const board: Board<Text> = {
  kind: 'hexes',
  ...sheet,
  rivers: [{ name: say('page.river'), seasonal: false, line: river }],
  rails: [],
  towns: fords.map((s) => ({
    space: s.id,
    name: say(s.id === FORD ? 'page.mainFord' : 'page.ford'),
    rank: s.id === FORD ? 'town' : 'station',
    port: false,
    objective: s.id === FORD,
  })),
  names: [],
  boxes: [],
  turned: 0,
}
