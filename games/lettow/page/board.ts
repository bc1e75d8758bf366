import type { Board, Text, Town } from '@boma/showing'
import { ASIDE, KONIGSBERG, OCEAN_BOX, POOL, SOUTH_AFRICA } from '../board.ts'
import { SHEET } from '../data/map/geography.ts'
import { SPACES, type SpaceData } from '../data/spaces.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { type Message, name, say } from '../words/words.ts'
import { graticule, ground, lakes, land, rivers } from './land.ts'
import { links } from './links.ts'
import { namesOver } from './names.ts'
import { spots } from './places.ts'

const CAPITALS: readonly string[] = ['Dar-es-Salaam', 'Nairobi']

/** §3.3: every space is a town. */
const town = ({ id, ocean, lake, center }: SpaceData, space: number): Town<Text> => ({
  space,
  name: name('space', space),
  rank: CAPITALS.includes(id) ? 'capital' : 'town',
  port: ocean === true || lake !== undefined,
  objective: center === true,
})

const BOXES: readonly (readonly [space: number, name: Message])[] = [
  [OCEAN_BOX, 'page.ocean'],
  [SOUTH_AFRICA, 'page.southAfrica'],
  [KONIGSBERG, 'page.konigsberg'],
  [POOL + ALLIED, 'page.alliedPool'],
  [POOL + GERMAN, 'page.germanPool'],
  [ASIDE, 'page.toSetUp'],
]

const CARTOUCHE: readonly Message[] = ['map.years', 'map.game', 'map.frontiers']

/** The map of East Africa, from Uganda to the Zambezi. */
export const boardOf = (): Board<Text> => ({
  kind: 'points',
  width: SHEET.width,
  height: SHEET.height,
  spaces: spots,
  land,
  lakes,
  ground,
  rivers,
  rails: [],
  links,
  towns: SPACES.map((data, space) => town(data, space)),
  names: namesOver,
  boxes: BOXES.map(([space, key]) => ({ space, name: say(key) })),
  title: {
    above: say('map.above'),
    name: say('map.title'),
    lines: CARTOUCHE.map((line) => say(line)),
    at: [21, 15],
  },
  graticule,
  turned: 0,
  kilometres: SHEET.kilometres,
})
