import { SIDES } from '@boma/kernel'
import {
  adviceOf,
  type Board,
  type Layer,
  type Piece,
  type Presence,
  type Status,
  sideAlone,
  type Text,
} from '@boma/showing'
import { act } from '../actions.ts'
import { counsel } from '../counsel/index.ts'
import { DEPTH, PARTS, ROCKS, WIDTH } from '../data/table.ts'
import { BASE, FRONT, RANGE, TURNS, WAYS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure, PER_SIDE } from '../roster.ts'
import { owner, stands } from '../rules/01-table.ts'
import { left } from '../rules/06-victory.ts'
import { taken } from '../sequence.ts'
import { say } from '../words/words.ts'
import { describe } from './describe.ts'

const BODIES = ['german', 'british'] as const
const SYMBOLS = ['tarboosh', 'slouch-hat'] as const
const figures = Array.from({ length: FIGURES }, (_, f) => f as Figure)

/** A circle as an outline of a board. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`

const board: Board<Text> = {
  kind: 'tabletop',
  width: WIDTH,
  height: DEPTH,
  spaces: [],
  rivers: [],
  rails: [],
  towns: [],
  names: [],
  boxes: [],
  turned: 0,
  areas: ROCKS.map(({ x, y, radius }) => ({
    name: say('page.rocks'),
    kind: 'rocks',
    outline: circle(x, y, radius),
  })),
}

const degrees = (ways: number): number => (ways * 360) / WAYS

function piece(t: Table, f: Figure): Piece {
  const isTaken = taken(t) === f
  const hasActed = t.acted.has(f) && !isTaken && t.tracks.phasing === owner(f)
  return {
    id: f,
    space: f,
    body: BODIES[owner(f)],
    side: owner(f),
    symbol: SYMBOLS[owner(f)],
    name: FIGURE_NAMES[f],
    fullName: FIGURE_NAMES[f],
    values: '',
    back: '',
    states: [...(isTaken ? ['moving'] : []), ...(hasActed ? ['acted'] : [])],
    source: 'printed',
    stands: { x: t.figures.x[f] / PARTS, y: t.figures.y[f] / PARTS, facing: degrees(t.figures.facing[f]), base: BASE },
  }
}

const status = (t: Table): Status<Text> => ({
  heading: say('page.turn', { turn: t.tracks.turn, turns: TURNS }),
  timeline: Array.from({ length: TURNS }, (_, i) => ({ label: String(i + 1), weather: '' })),
  now: t.tracks.turn - 1,
  meters: SIDES.map((side) => ({ name: sideAlone(side), body: BODIES[side], value: left(t, side), most: PER_SIDE })),
})

/** §5.1 + §5.2: how far a figure's rifle carries, to its front. */
const range: Layer<Table, Text> = {
  id: 'range',
  name: say('page.range'),
  fromOrigin: true,
  spaces: () => [],
  outlines(t, _viewer, from) {
    const f = (from?.piece ?? taken(t)) as Figure | undefined
    if (f === undefined || f >= FIGURES || !stands(t, f)) return []
    const [x, y] = [t.figures.x[f] / PARTS, t.figures.y[f] / PARTS]
    const end = (ways: number) => {
      const angle = (degrees(t.figures.facing[f] + ways) * Math.PI) / 180
      return `${x + RANGE * Math.sin(angle)} ${y - RANGE * Math.cos(angle)}`
    }
    return [{ outline: `M${x} ${y}L${end(-FRONT)}A${RANGE} ${RANGE} 0 0 1 ${end(FRONT)}Z`, tone: BODIES[owner(f)] }]
  },
}

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board: () => board,
  pieces: (t) => figures.filter((f) => stands(t, f)).map((f) => piece(t, f)),
  owner: (f) => owner(f as Figure),
  marks: () => [],
  status,
  offer: (_, action) => ({ hostile: act.shoot.is(action) }),
  intents: () => [],
  lights: () => ({}),
  facts: () => [],
  layers: [range],
  advice: adviceOf(counsel, { bodies: BODIES }),
  fights: undefined,
  telling: undefined,
  // Every figure stands by itself: there are no units to be moved as one.
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
