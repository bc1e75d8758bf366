import type { Hex } from '@boma/kernel'
import { BRITISH } from '../../data/counters-british.ts'
import { GERMAN } from '../../data/counters-german.ts'
import { FORMATIONS } from '../../data/formations.ts'
import { LEADERS } from '../../data/leaders.ts'
import {
  BEACHES,
  DITCH,
  EMBANKMENT,
  GOVERNMENT,
  RAILWAYS,
  ROADS,
  TERRAIN,
  TERRAIN_OF,
  type Terrain,
  TRAILS,
} from '../../data/map.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import type { Formation, Unit } from '../../roster.ts'

/** A second reading of the rulebook shares nothing with the game but its printed data and the bytes of a position. */

/** A hex by its number; 'aboard', 'to-come', 'west' or 'gone' off the map. */
export type Spot = string
/** A side. */
export type Party = 'british' | 'german'

/** A counter as it lies. */
export interface Piece {
  readonly name: string
  readonly party: Party
  readonly kind: 'infantry' | 'machine-gun' | 'artillery' | 'stevedore' | 'leader'
  readonly formation: string
  readonly factor: number
  readonly morale: number
  readonly range: number
  readonly sect: string
  readonly half: boolean
  readonly m71: boolean
  readonly defence: number
  readonly bonus: number
  readonly staff: boolean
  readonly at: Spot
  /** From the top, 0 first. */
  readonly rank: number
  readonly disorganized: boolean
  readonly ooa: boolean
  readonly moved: boolean
  readonly marked: boolean
  readonly swept: boolean
  readonly lost: boolean
}

/** A number for each hex. */
export interface PerHex {
  get(spot: Spot): number | undefined
}

/** A position as it lies, without anything that the rules work out from it. */
export interface World {
  readonly pieces: readonly Piece[]
  readonly at: ReadonlyMap<Spot, readonly Piece[]>
  /** The side faced in each hex, 0 for north and on by the clock. */
  readonly facing: PerHex
  readonly works: PerHex
  readonly standing: ReadonlyMap<string, 'firm' | 'collapsed' | 'recovered' | 'removed'>
  readonly actsFrom: ReadonlyMap<string, number>
  readonly landedOn: ReadonlyMap<string, string>
  readonly turn: number
  readonly night: boolean
  readonly rain: boolean
  /** §19.1 in force? */
  readonly halves: boolean
}

export const COLUMNS = 29
export const ROWS = 17
const HEXES = COLUMNS * ROWS
const BOXES = ['aboard', 'to-come', 'west', 'gone']

const number = (column: number, row: number): Spot => String(column).padStart(2, '0') + String(row).padStart(2, '0')
/** A space of the table as players write it. */
const spots: Spot[] = []
export function spotOf(space: number): Spot {
  spots[space] ??=
    space < HEXES ? number(Math.trunc(space / ROWS) + 1, (space % ROWS) + 1) : (BOXES[space - HEXES] ?? '?')
  return spots[space]
}
export const spaceOf = (spot: Spot): Hex => ((Number(spot.slice(0, 2)) - 1) * ROWS + Number(spot.slice(2)) - 1) as Hex
/** All hexes. */
export const ALL: readonly Spot[] = Array.from({ length: HEXES }, (_, at) => spotOf(at))
const SPACES: ReadonlyMap<Spot, number> = new Map(ALL.map((spot, at) => [spot, at]))

/** The neighbours of a hex by the clock from the north, '' off the map; even columns lie half a hex further south. */
function around(spot: Spot): readonly Spot[] {
  const [column, row] = [Number(spot.slice(0, 2)), Number(spot.slice(2))]
  const down = column % 2 === 0 ? 1 : 0
  return [
    [column, row - 1],
    [column + 1, row - 1 + down],
    [column + 1, row + down],
    [column, row + 1],
    [column - 1, row + down],
    [column - 1, row - 1 + down],
  ].map(([c = 0, r = 0]) => (c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS ? number(c, r) : ''))
}
const NEIGHBOURS: ReadonlyMap<Spot, readonly Spot[]> = new Map(ALL.map((spot) => [spot, around(spot)]))
export const neighboursOf = (spot: Spot): readonly Spot[] => NEIGHBOURS.get(spot) ?? []

/** The middle of a hex, as drawn: hexes are 1 from flat side to flat side. */
export function middle(spot: Spot): readonly [x: number, y: number] {
  const [column, row] = [Number(spot.slice(0, 2)), Number(spot.slice(2))]
  return [(column * Math.sqrt(3)) / 2, row + (column % 2 === 0 ? 0.5 : 0)]
}

const reached: ReadonlyMap<Spot, ReadonlyMap<Spot, number>> = new Map(ALL.map((spot) => [spot, ringsAround(spot)]))
function ringsAround(from: Spot): ReadonlyMap<Spot, number> {
  const found = new Map([[from, 0]])
  for (const [spot, n] of found)
    if (n < 12) for (const next of around(spot)) if (next && !found.has(next)) found.set(next, n + 1)
  return found
}
/** How many hexes apart; 99 for far away. */
export const apart = (a: Spot, b: Spot): number => reached.get(a)?.get(b) ?? 99

/** The chart of appendix A, written down once more: cost, cover, does it block? */
const GROUND: Readonly<Record<Terrain, readonly [cost: number, cover: number, blocks: boolean]>> = {
  sea: [99, 0, false],
  island: [99, 0, true],
  open: [2, 0, false],
  beach: [2, 0, false],
  plantation: [3, -1, true],
  palms: [3, -1, true],
  foliage: [4, -1, true],
  bush: [4, -1, true],
  huts: [2, -2, true],
  'native-tanga': [2, -2, true],
  'european-tanga': [2, -3, true],
}
const groundOf = (spot: Spot): Terrain =>
  TERRAIN_OF[TERRAIN[Number(spot.slice(2)) - 1]?.[Number(spot.slice(0, 2)) - 1] as keyof typeof TERRAIN_OF]
const offices = new Set(GOVERNMENT.map((g) => g.hex))
const ditch = new Set(DITCH)
const bank = new Set(EMBANKMENT)

/** What lies in each hex. */
export interface Ground {
  readonly terrain: Terrain
  readonly ditch: boolean
  readonly bank: boolean
  readonly office: boolean
  /** To enter against the grain; 99 for never. */
  readonly cost: number
  /** Of ground and office. */
  readonly cover: number
  /** What is had by paying to get in (10.3C). */
  readonly paid: number
  readonly blocks: boolean
  readonly allRound: boolean
}
function lookAt(spot: Spot): Ground {
  const terrain = groundOf(spot)
  const [cost, cover, blocks] = GROUND[terrain]
  const parts: (readonly [number, number])[] = [[cost, cover]]
  if (ditch.has(spot)) parts.push([3, -2])
  if (bank.has(spot)) parts.push([3, -2])
  if (offices.has(spot)) parts.push([2, -4])
  const dear = Math.max(...parts.map(([c]) => c))
  return {
    terrain,
    ditch: ditch.has(spot),
    bank: bank.has(spot),
    office: offices.has(spot),
    cost: dear,
    cover: offices.has(spot) ? -4 : cover,
    paid: Math.min(...parts.filter(([c]) => c === dear).map(([, m]) => m)),
    blocks: blocks || bank.has(spot) || offices.has(spot),
    allRound: terrain === 'european-tanga' || offices.has(spot),
  }
}
const GROUNDS: ReadonlyMap<Spot, Ground> = new Map(ALL.map((spot) => [spot, lookAt(spot)]))
export const ground = (spot: Spot): Ground => GROUNDS.get(spot) as Ground

const ways = new Set<string>()
for (const { hexes } of [...RAILWAYS, ...ROADS, ...TRAILS])
  for (const [i, spot] of hexes.entries()) {
    const last = hexes[i - 1]
    if (last === undefined) continue
    ways.add(`${last} ${spot}`)
    ways.add(`${spot} ${last}`)
  }
/** Does a road, trail or railway lead from one to the other? */
export const isWay = (a: Spot, b: Spot): boolean => ways.has(`${a} ${b}`)
export const beachHexes: ReadonlyMap<string, readonly Spot[]> = new Map(BEACHES.map((b) => [b.id, b.hexes]))

const units = [
  ...BRITISH.map((c) => ({ ...c, party: 'british' as const })),
  ...GERMAN.map((c) => ({ ...c, party: 'german' as const })),
]
/** The names of all counters, in the order of the table. */
export const NAMES: readonly string[] = [...units, ...LEADERS].map((c) => c.id)

const FACES: ReadonlyMap<string, readonly number[]> = new Map(
  units.flatMap((c) => [c.front, c.back ?? c.front]).map((text) => [text, text.split('-').map(Number)]),
)

const STANDINGS = ['firm', 'collapsed', 'recovered', 'removed'] as const

/** What stands in a column now. */
function noted(column: { readonly [at: number]: number }): PerHex {
  const copy = Array.from({ length: HEXES }, (_, at) => column[at] ?? 0)
  return { get: (spot) => copy[SPACES.get(spot) ?? -1] }
}

/** Reads a position off a table. */
export function worldOf(t: Table): World {
  const pieces = [
    ...units.map((c, u) => unitOf(t, u as Unit, c)),
    ...LEADERS.map((l, i) => leaderOf(t, (units.length + i) as Unit, l)),
  ]
  const at = new Map<Spot, Piece[]>()
  for (const piece of pieces) {
    const others = at.get(piece.at)
    if (others === undefined) at.set(piece.at, [piece])
    else others.push(piece)
  }
  const start = SCENARIOS[t.core.scenario]?.start ?? { day: 2, hour: 22 }
  const hour = ((start.hour - 1 + t.tracks.turn - 1) % 24) + 1
  const perFormation = <V>(value: (f: Formation) => V) =>
    new Map(FORMATIONS.map((f, i) => [f.id, value(i as Formation)]))
  return {
    pieces,
    at,
    facing: noted(t.places.facing),
    works: noted(t.places.works),
    standing: perFormation((f) => STANDINGS[t.formations.standing[f] ?? 0] ?? 'firm'),
    actsFrom: perFormation((f) => t.formations.actsFrom[f] ?? 0),
    landedOn: perFormation((f) => ['', ...BEACHES.map((b) => b.id)][t.formations.landedOn[f] ?? 0] ?? ''),
    turn: t.tracks.turn,
    night: hour >= 17 || hour <= 5,
    rain: t.tracks.weather === 1,
    halves: ((t.core.options >> 1) & 1) === 1,
  }
}

function unitOf(t: Table, u: Unit, c: (typeof units)[number]): Piece {
  const state = t.units.state[u] ?? 0
  const disorganized = (state & 1) !== 0
  const [factor = 0, morale = 0, range = 0] = FACES.get(disorganized ? (c.back ?? c.front) : c.front) ?? []
  return {
    ...{ name: c.id, party: c.party, kind: c.kind, formation: c.formation ?? '', factor, morale, range },
    ...{ sect: c.sect ?? '', half: c.halfFire === true, m71: c.m71 === true, defence: c.defence ?? 0 },
    ...{ bonus: 0, staff: false, at: spotOf(t.units.where[u] ?? 0), rank: t.units.rank[u] ?? 0, disorganized },
    ...{ ooa: (state & 2) !== 0, moved: (state & 4) !== 0, marked: (state & 16) !== 0, swept: (state & 32) !== 0 },
    lost: (state & 128) !== 0,
  }
}

function leaderOf(t: Table, u: Unit, l: (typeof LEADERS)[number]): Piece {
  return {
    ...{ name: l.id, party: l.side, kind: 'leader', formation: l.formation ?? '', factor: 0, morale: 0, range: 0 },
    ...{ sect: '', half: false, m71: false, defence: 0, bonus: l.bonus, staff: l.staff === true },
    ...{ at: spotOf(t.units.where[u] ?? 0), rank: 0, disorganized: false, ooa: false, moved: false, marked: false },
    ...{ swept: false, lost: ((t.units.state[u] ?? 0) & 128) !== 0 },
  }
}

/** The combat units of a hex, from the top. */
export const fightersAt = (w: World, spot: Spot): readonly Piece[] =>
  (w.at.get(spot) ?? [])
    .filter((p) => p.kind !== 'leader' && p.kind !== 'stevedore')
    .toSorted((a, b) => a.rank - b.rank)
/** The leaders of a hex. */
export const leadersAt = (w: World, spot: Spot): readonly Piece[] =>
  (w.at.get(spot) ?? []).filter((p) => p.kind === 'leader')
