import { nameHex, SIDES } from '@boma/kernel'
import {
  adviceOf,
  type Board,
  hexSheet,
  type Piece,
  type Presence,
  type Status,
  sideAlone,
  type TerrainLook,
  type Text,
} from '@boma/showing'
import { act } from '../actions.ts'
import { grid, hexNamed, TERRAIN } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { SCENARIOS, type Scenario } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { owner, PER_SIDE, UNIT_NAMES, UNITS, type Unit } from '../roster.ts'
import { scenarioOf } from '../rules/02-set-up.ts'
import { isOnMap } from '../rules/03-acting.ts'
import { left } from '../rules/06-victory.ts'
import { say } from '../words/words.ts'

/** Each side's look, and what the page calls the terrains. */
const BODIES = ['german', 'british'] as const
const TINTS: Readonly<Record<string, TerrainLook>> = { '.': 'open', b: 'bush', t: 'foliage' }

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** §1.1: the map, with the well of a scenario. */
const boardOf = ({ well }: Scenario): Board<Text> => ({
  kind: 'hexes',
  ...hexSheet(grid, (hex) => ({ terrain: TINTS[TERRAIN[hex]], territory: '' })),
  rivers: [],
  rails: [],
  towns: [{ space: hexNamed(well), name: say('page.well'), rank: 'town', port: false, objective: true }],
  names: [],
  boxes: [],
  turned: 0,
})
const BOARDS = SCENARIOS.map(boardOf)

const piece = (t: Table, unit: Unit): Piece<Text> => ({
  id: unit,
  space: t.units.where[unit],
  body: BODIES[owner(unit)],
  side: owner(unit),
  symbol: 'infantry',
  name: UNIT_NAMES[unit],
  fullName: UNIT_NAMES[unit],
  values: '',
  back: '',
  states: t.acted.has(unit) && owner(unit) === t.tracks.phasing ? ['acted'] : [],
  source: 'printed',
})

function status(t: Table): Status<Text> {
  const { turns } = scenarioOf(t)
  return {
    heading: say('page.turn', { turn: t.tracks.turn, turns }),
    timeline: Array.from({ length: turns }, (_, i) => ({ label: String(i + 1), weather: '' })),
    now: t.tracks.turn - 1,
    meters: SIDES.map((side) => ({ name: sideAlone(side), body: BODIES[side], value: left(t, side), most: PER_SIDE })),
  }
}

/** The position in lines of text: what the terminal prints. */
function describe(t: Table): readonly Text[] {
  const { turns, well } = scenarioOf(t)
  return [
    say('table.turn', { turn: t.tracks.turn, turns, hex: well }),
    ...units
      .filter((u) => isOnMap(t, u))
      .map((u) =>
        say('table.unit', {
          unit: UNIT_NAMES[u],
          hex: nameHex(grid, t.units.where[u]),
          acted: t.acted.has(u) ? say('table.acted') : '',
        }),
      ),
  ]
}

/** What people read and see. A group that the game has not is `undefined`, and the page goes without it. */
export const presence: Presence<Table> = {
  describe,
  board: (t) => BOARDS[t.core.scenario],
  pieces: (t) => units.filter((u) => isOnMap(t, u)).map((u) => piece(t, u)),
  owner: (piece) => owner(piece as Unit),
  marks: () => [],
  status,
  offer: (_, action) => ({ hostile: act.attack.is(action) }),
  intents: () => [],
  lights: () => ({}),
  facts: () => [],
  layers: [],
  advice: adviceOf(counsel, { bodies: BODIES }),
  fights: undefined,
  telling: undefined,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  supply: undefined,
  memory: undefined,
  muster: undefined,
  recruiting: undefined,
  parting: undefined,
  charts: undefined,
  box: undefined,
}
