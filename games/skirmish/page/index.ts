import { type Action, distance, type GameEvent, type Hex, SIDES, type Side } from '@boma/kernel'
import {
  adviceOf,
  type Layer,
  type Lights,
  type Offer,
  type Piece,
  type Presence,
  type Status,
  type SymbolLook,
  sideAlone,
  type Target,
  type Text,
  text,
} from '@boma/showing'
import { act } from '../actions.ts'
import { COST, FORD, grid, NOWHERE } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { KINDS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { DUMMY, FIRE, MARCH, PER_SIDE, UNIT_NAMES, UNITS, UNKNOWN, type Unit } from '../roster.ts'
import { owner, unitAt } from '../rules/04-march.ts'
import { lastTurn } from '../rules/08-victory.ts'
import { fight, marcher } from '../sequence.ts'
import { name, say } from '../words/words.ts'
import { beats } from './beats.ts'
import { board } from './board.ts'
import { describe } from './describe.ts'
import { panel } from './fight.ts'

/** Each side's look. */
const BODIES = ['german', 'british'] as const

const SYMBOLS: Readonly<Record<(typeof KINDS)[number], SymbolLook | ''>> = {
  unknown: '',
  rifles: 'infantry',
  scouts: 'mounted-rifles',
  gun: 'artillery',
  dummy: 'dummy',
}

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)

const isOnMap = (t: Table, unit: Unit): boolean => t.units.where[unit] !== NOWHERE && unit < t.tracks.placed

function piece(t: Table, unit: Unit): Piece<Text> {
  const kind = t.units.kind[unit]
  const values = kind === UNKNOWN ? '' : `${FIRE[kind]}-${MARCH[kind]}`
  return {
    id: unit,
    space: t.units.where[unit],
    body: BODIES[owner(unit)],
    side: owner(unit),
    symbol: SYMBOLS[KINDS[kind]],
    name: UNIT_NAMES[unit],
    fullName: kind === UNKNOWN ? UNIT_NAMES[unit] : text`${UNIT_NAMES[unit]}, ${name('kind', kind)}`,
    values,
    // §7.1: a disrupted counter fires one worse
    back: kind === UNKNOWN || kind === DUMMY ? '' : `${FIRE[kind] - 1}-${MARCH[kind]}`,
    states: statesOf(t, unit),
    source: 'printed',
  }
}

function statesOf(t: Table, unit: Unit): readonly string[] {
  const isActive = marcher(t) === unit || fight(t)?.firer === unit
  const states: (readonly [string, boolean])[] = [
    ['hidden', t.units.kind[unit] === UNKNOWN],
    ['disrupted', t.units.disrupted[unit] === 1],
    ['moving', isActive],
    ['acted', t.acted.has(unit) && !isActive && t.tracks.phasing === owner(unit)],
  ]
  return states.filter(([, holds]) => holds).map(([state]) => state)
}

function status(t: Table): Status<Text> {
  const turns = lastTurn(t)
  const onMap = (side: Side) => units.filter((u) => owner(u) === side && t.units.where[u] !== NOWHERE).length
  const now = { turn: t.tracks.turn, side: name('side', t.tracks.ford) }
  return {
    heading: t.tracks.turn === 0 ? say('page.setUp') : say('page.turn', now),
    timeline: Array.from({ length: turns }, (_, i) => ({ label: String(i + 1), weather: '' })),
    now: t.tracks.turn - 1,
    meters: SIDES.map((side) => ({
      name: sideAlone(side),
      body: BODIES[side],
      value: onMap(side),
      most: PER_SIDE,
    })),
  }
}

function offer(t: Table, action: Action): Partial<Offer> {
  if (act.march.is(action)) return { cost: String(leftAfter(t, act.march.hex(action))) }
  return { hostile: act.fire.is(action) }
}

/** §4.2: movement points left after the next hex. */
function leftAfter(t: Table, to: Hex): number {
  const unit = marcher(t)
  return unit === undefined ? 0 : MARCH[t.units.kind[unit]] - t.units.spent[unit] - COST[to]
}

/** §5.1: whoever points at an enemy means to fire at it. */
function intents(t: Table, { space }: Target): readonly Action[] {
  const unit = space === undefined ? -1 : unitAt(t, space as Hex)
  return unit >= 0 && owner(unit as Unit) !== t.tracks.phasing ? [act.fire(space as Hex)] : []
}

/** §8.1: the ford is what is won for. */
const lights = ({ kind }: GameEvent): Partial<Lights> =>
  kind === 'fordTaken' || kind === 'won' ? { spaces: [FORD] } : {}

/** §4.5: the hexes in which a march ends, seen by the side that decides. */
const contact: Layer<Table, Text> = {
  id: 'contact',
  name: say('page.contact'),
  spaces: (t, viewer) => {
    const enemies = units.filter((u) => isOnMap(t, u) && owner(u) !== viewer).map((u) => t.units.where[u])
    const near = HEXES.filter((hex) => enemies.some((where) => distance(grid, hex, where) === 1))
    return near.map((space) => ({ space, tone: 'bad' }))
  },
}
const HEXES: readonly Hex[] = Array.from({ length: grid.size }, (_, hex) => hex as Hex)

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board: () => board,
  pieces: (t) => units.filter((u) => isOnMap(t, u)).map((u) => piece(t, u)),
  owner: (piece) => owner(piece as Unit),
  marks: () => [],
  status,
  offer,
  intents,
  lights,
  facts: () => [],
  layers: [contact],
  advice: adviceOf(counsel, { bodies: BODIES }),
  fights: { panel, beats },
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
