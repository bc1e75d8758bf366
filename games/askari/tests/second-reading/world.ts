import { COUNTERS } from '../../data/counters.ts'
import { TERRAIN } from '../../data/map.ts'
import { TOWNS } from '../../data/places.ts'
import { ALL_WATER_SIDES, BODIES } from '../../data/waters.ts'
import type { Table } from '../../layout.ts'

/** A second reading of the rulebook shares nothing with the game but its printed data and the bytes of a position. */

/** A hex by its number, a Patrol Box by its water's name, or '' for anything else off the map. */
export type Spot = string
/** Who commands a piece. */
export type Party = 'german' | 'entente' | 'nobody'

/** A counter that lies on the map or in a Patrol Box. */
export interface Piece {
  readonly name: string
  readonly kind: 'unit' | 'ship' | 'boat'
  readonly party: Party
  /** By whose rules it is supplied: a captured gun's captor. */
  readonly nation: 'british' | 'belgian' | 'portuguese' | 'german'
  readonly at: Spot
  readonly reduced: boolean
  readonly secondShore: boolean
}

/** A position as it lies, without anything that the rules work out from it. */
export interface World {
  readonly pieces: readonly Piece[]
  readonly unitsAt: ReadonlyMap<Spot, readonly Piece[]>
  readonly vesselsAt: ReadonlyMap<Spot, readonly Piece[]>
  /** Carriers, by side and hex. */
  readonly carriers: { readonly german: ReadonlyMap<Spot, number>; readonly entente: ReadonlyMap<Spot, number> }
  /** Who controls each town, by its hex. */
  readonly holders: ReadonlyMap<Spot, Party>
  readonly portugal: 'neutral' | 'entente' | 'german'
  readonly turn: number
}

const COLUMNS = 35
const ROWS = 48
const HEXES = COLUMNS * ROWS
/** The order of the spaces behind the last hex: four boxes, nine places off the map, six second shores. */
const SECOND_SHORES = ['0207', '0430', '1222', '1308', '1703', '1728']

/** The number of a space, as players write it. */
export function spotOf(space: number): Spot {
  if (space < HEXES) return number(Math.trunc(space / ROWS) + 1, (space % ROWS) + 1)
  return BODIES[space - HEXES]?.patrolBox ? (BODIES[space - HEXES]?.name ?? '') : ''
}
const number = (column: number, row: number): Spot => String(column).padStart(2, '0') + String(row).padStart(2, '0')

/** The number of a hex in the table's columns. */
export const spaceOf = (spot: Spot): number => (Number(spot.slice(0, 2)) - 1) * ROWS + Number(spot.slice(2)) - 1

/** All hexes. */
export const ALL: readonly Spot[] = Array.from({ length: HEXES }, (_, at) => spotOf(at))

/** The six neighbours of a hex by compass; even columns lie half a hex further south. */
export function around(spot: Spot): ReadonlyMap<string, Spot> {
  const column = Number(spot.slice(0, 2))
  const row = Number(spot.slice(2))
  const down = column % 2 === 0 ? 1 : 0
  const all: readonly (readonly [string, number, number])[] = [
    ['N', column, row - 1],
    ['S', column, row + 1],
    ['NE', column + 1, row - 1 + down],
    ['SE', column + 1, row + down],
    ['NW', column - 1, row - 1 + down],
    ['SW', column - 1, row + down],
  ]
  return new Map(
    all.filter(([, c, r]) => c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS).map(([d, c, r]) => [d, number(c, r)]),
  )
}
/** Computed once: every reading asks often. */
export const NEIGHBOURS: ReadonlyMap<Spot, ReadonlyMap<string, Spot>> = new Map(ALL.map((spot) => [spot, around(spot)]))

/** Pairs of hexes with nothing but water between them. */
const WATERY: ReadonlySet<string> = new Set(
  ALL_WATER_SIDES.flatMap((side) => {
    const from = side.slice(0, 4)
    const to = around(from).get(side.slice(4)) ?? ''
    return [`${from} ${to}`, `${to} ${from}`]
  }),
)
/** Is the hexside between two neighbours all water? */
export const isWatery = (a: Spot, b: Spot): boolean => WATERY.has(`${a} ${b}`)

/** Is there any land in the hex? */
export const isLand = (spot: Spot): boolean =>
  TERRAIN[Number(spot.slice(2)) - 1]?.[Number(spot.slice(0, 2)) - 1] !== '~'

/** Reads a position. */
export function worldOf(t: Table): World {
  const portugal = (['neutral', 'entente', 'german'] as const)[t.tracks.portugal] ?? 'neutral'
  const pieces = COUNTERS.map((_, i) => pieceOf(t, i, portugal)).filter((piece) => piece.at !== '')
  return {
    pieces,
    unitsAt: bySpot(pieces.filter((piece) => piece.kind === 'unit')),
    vesselsAt: bySpot(pieces.filter((piece) => piece.kind !== 'unit')),
    carriers: { german: carriersOf(t.places.germanCarriers), entente: carriersOf(t.places.ententeCarriers) },
    holders: new Map(TOWNS.map((town, i) => [town.hex, holderOf(cell(t.towns.holder, i))])),
    portugal,
    turn: t.tracks.turn,
  }
}

const [REDUCED, GERMAN_HELD, SECOND] = [1, 4, 8]
/** A column's value by plain number. */
const cell = (column: object, i: number): number => (column as Readonly<Record<number, number>>)[i] ?? 0
const holderOf = (value: number): Party => (['german', 'entente', 'nobody'] as const)[value] ?? 'nobody'

function pieceOf(t: Table, i: number, portugal: World['portugal']): Piece {
  const counter = COUNTERS[i]
  if (counter === undefined) throw new Error('there is no such counter')
  const state = cell(t.units.state, i)
  const german = (state & GERMAN_HELD) !== 0
  const neutral = counter.nation === 'portuguese' && portugal === 'neutral'
  return {
    name: counter.id,
    kind: counter.kind,
    party: neutral ? 'nobody' : german ? 'german' : 'entente',
    nation: counter.switchable ? (german ? 'german' : 'british') : counter.nation,
    at: spotOf(cell(t.units.where, i)),
    reduced: (state & REDUCED) !== 0,
    secondShore: (state & SECOND) !== 0,
  }
}

function bySpot(pieces: readonly Piece[]): Map<Spot, Piece[]> {
  const found = new Map<Spot, Piece[]>()
  for (const piece of pieces) found.set(piece.at, [...(found.get(piece.at) ?? []), piece])
  return found
}

function carriersOf(column: object): Map<Spot, number> {
  const found = new Map<Spot, number>()
  for (const [at, spot] of ALL.entries()) if (cell(column, at) > 0) found.set(spot, cell(column, at))
  for (const [i, spot] of SECOND_SHORES.entries()) {
    const n = cell(column, HEXES + BODIES.filter((body) => body.patrolBox).length + 9 + i)
    if (n > 0) found.set(spot, (found.get(spot) ?? 0) + n)
  }
  return found
}
