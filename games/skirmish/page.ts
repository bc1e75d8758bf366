import {
  type Action,
  distance,
  type GameEvent,
  type Hex,
  type Lights,
  type Offer,
  type Overlay,
  type Page,
  type Piece,
  type Side,
  type Status,
  type Target,
} from '@boma/kernel'
import { act } from './actions.ts'
import { DUMMY, FIRE, KINDS, type Kind, MARCH, UNIT_NAMES, UNITS, UNKNOWN, type Unit } from './data/counters.ts'
import { COST, FORD, grid, NOWHERE } from './data/map.ts'
import type { Table } from './layout.ts'
import { board } from './page/board.ts'
import { BODIES, forecast, panel } from './page/fight.ts'
import { owner, unitAt } from './rules/04-march.ts'
import { lastTurn } from './rules/08-victory.ts'
import { fight, marcher } from './sequence.ts'

const SYMBOLS: Readonly<Record<(typeof KINDS)[number], string>> = {
  unknown: '',
  rifles: 'infantry',
  scouts: 'mounted-rifles',
  gun: 'artillery',
  dummy: 'dummy',
}

const units = Array.from({ length: UNITS }, (_, u) => u as Unit)

function pieces(t: Table): readonly Piece[] {
  return units.filter((u) => t.units.where[u] !== NOWHERE && u < t.tracks.placed).map((u) => piece(t, u))
}

function piece(t: Table, unit: Unit): Piece {
  const kind = t.units.kind[unit]
  const values = kind === UNKNOWN ? '' : `${FIRE[kind]}-${MARCH[kind]}`
  return {
    id: unit,
    space: t.units.where[unit],
    body: BODIES[owner(unit)],
    side: owner(unit),
    symbol: SYMBOLS[KINDS[kind]],
    name: UNIT_NAMES[unit],
    fullName: kind === UNKNOWN ? UNIT_NAMES[unit] : `${UNIT_NAMES[unit]}, ${KINDS[kind]}`,
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

function status(t: Table): Status {
  const turns = lastTurn(t)
  const onMap = (side: Side) => units.filter((u) => owner(u) === side && t.units.where[u] !== NOWHERE).length
  const holder = t.tracks.ford === 0 ? 'Blue' : 'Red'
  return {
    heading: t.tracks.turn === 0 ? 'Set-up' : `Turn ${t.tracks.turn}, ${holder} holds the ford`,
    timeline: Array.from({ length: turns }, (_, i) => ({ label: String(i + 1), mark: '' })),
    now: t.tracks.turn - 1,
    meters: [
      { name: 'Blue', body: BODIES[0], value: onMap(0 as Side), most: 6 },
      { name: 'Red', body: BODIES[1], value: onMap(1 as Side), most: 6 },
    ],
  }
}

function offer(t: Table, action: Action): Partial<Offer> {
  if (act.march.is(action)) return { cost: String(leftAfter(t, act.march.hex(action))) }
  if (act.fire.is(action)) return { hostile: true }
  return { main: act.end.is(action) || act.halt.is(action) || act.stand.is(action) }
}

/** §4.2: movement points left after the next hex. */
function leftAfter(t: Table, to: Hex): number {
  const unit = marcher(t)
  return unit === undefined ? 0 : MARCH[t.units.kind[unit]] - t.units.spent[unit] - COST[to]
}

/** A hex may be meant as the way of a march, the place of a counter or a target; a counter as the one to act or to fire at. */
function intents(t: Table, at: Target): readonly Action[] {
  const hex = at.space as Hex | undefined
  const unit = (at.piece ?? (hex === undefined ? -1 : unitAt(t, hex))) as Unit
  const isEnemy = unit >= 0 && owner(unit) !== t.tracks.phasing
  return [
    ...(hex !== undefined && isEnemy ? [act.fire(hex)] : []),
    ...(hex === undefined ? [] : [act.march(hex), act.fallBack(hex), act.place(firstKind(t), hex)]),
    ...(unit >= 0 ? [act.activate(unit)] : []),
  ]
}

/** A kind that the placing side still has, so that the place and not the stock is what is refused. */
function firstKind(t: Table): Kind {
  const first = KINDS.findIndex(
    (_, kind) => kind > 0 && (t.pool.left[kind] > 0 || t.pool.left[KINDS.length + kind] > 0),
  )
  return Math.max(1, first) as Kind
}

function lights({ facts }: GameEvent): Lights {
  const named = (...names: string[]) => names.flatMap((name) => facts[name] ?? [])
  const path = named('from', 'to')
  const ford = 'side' in facts ? [FORD] : []
  return { spaces: [...named('hex', 'to'), ...ford], pieces: named('unit'), path: path.length === 2 ? path : [] }
}

/** §4.5: the hexes in which a march ends, seen by the side that decides. */
const contact: Overlay<Table> = {
  id: 'contact',
  name: 'Contact with the enemy',
  spaces: (t, viewer) => {
    const enemies = pieces(t).filter((p) => p.side !== viewer)
    const near = board.spaces.filter((s) => enemies.some((p) => distance(grid, s.id as Hex, p.space as Hex) === 1))
    return near.map((s) => ({ space: s.id, tone: 'bad' }))
  },
}

/** How a page shows the game. */
export const page: Page<Table> = {
  board: () => board,
  pieces,
  marks: () => [],
  status,
  offer,
  intents,
  lights,
  panel,
  forecast,
  overlays: [contact],
}
