import type { Hex } from '@boma/kernel'
import { HEXES } from '../../board.ts'
import { COUNTERS } from '../../data/counters.ts'
import { RAILS } from '../../data/rails.ts'
import type { UnitType } from '../../data/unit-types.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { CAPE, pair, type Spot } from './map.ts'

/** A counter that lies on the map or in the Cape. */
export interface Piece {
  readonly name: string
  readonly side: 'german' | 'allied'
  /** §10.2: mounted militia are mounted rifles. */
  readonly type: UnitType
  readonly portuguese: boolean
  readonly at: Spot
  readonly disrupted: boolean
  /** Half movement points; 0 for trains and for those who never move. */
  readonly allowance: number
}

/** A position as it lies on the table, without anything that the rules work out from it. */
export interface World {
  readonly pieces: readonly Piece[]
  readonly stacks: ReadonlyMap<Spot, readonly Piece[]>
  /** Pairs of hexes between which track is laid, and the hexes that have any. */
  readonly track: ReadonlySet<string>
  readonly rails: ReadonlySet<Spot>
  readonly broken: ReadonlySet<Spot>
  readonly devices: ReadonlySet<Spot>
  readonly rain: boolean
  readonly war: boolean
}

const RAIN: readonly number[] = [4, 5, 6, 7]
const [DISRUPTED, MOUNTED] = [1, 2]
const [BROKEN, DEVICE] = [2, 4]
const HEX_ROWS = 34

/** What players call a place. */
export const spotOf = (place: number): Spot =>
  place === HEXES
    ? CAPE
    : `${String(Math.trunc(place / HEX_ROWS) + 1).padStart(2, '0')}${String((place % HEX_ROWS) + 1).padStart(2, '0')}`

/** The units in a place. */
export const unitsIn = (w: World, spot: Spot): readonly Piece[] => w.stacks.get(spot) ?? []

/** Reads a position. */
export function worldOf(t: Table): World {
  const pieces = COUNTERS.flatMap((_, i) => pieceOf(t, i))
  const lines = tracksOf(t)
  const marked = (bit: number) =>
    new Set(
      Array.from({ length: HEXES }, (_, h) => h)
        .filter((h) => ((t.places.marks[h as Hex] ?? 0) & bit) !== 0)
        .map(spotOf),
    )
  return {
    pieces,
    stacks: Map.groupBy(pieces, (piece) => piece.at),
    track: new Set(lines.flatMap((line) => line.slice(1).map((hex, i) => pair(line[i] ?? '', hex)))),
    rails: new Set(lines.filter((line) => line.length > 1).flat()),
    broken: marked(BROKEN),
    devices: marked(DEVICE),
    rain: RAIN.includes(t.tracks.turn),
    war: t.tracks.portugal === 1,
  }
}

function pieceOf(t: Table, i: number): readonly Piece[] {
  const counter = COUNTERS[i]
  const where = t.units.where[i as Unit] ?? HEXES + 1
  if (counter === undefined || where > HEXES) return []
  const state = t.units.state[i as Unit] ?? 0
  const march = (state === 0 ? counter.front : (counter.back ?? '')).split('-')[1]
  return [
    {
      name: counter.id,
      side: counter.side,
      type: state === MOUNTED ? 'mounted-rifles' : counter.type,
      portuguese: counter.contingent === 'portuguese',
      at: spotOf(where),
      disrupted: state === DISRUPTED,
      allowance: march === 'R' ? 0 : 2 * Number(march),
    },
  ]
}

/** §32.1: the lines that are laid, each as far as it goes. */
function tracksOf(t: Table): readonly (readonly Spot[])[] {
  const laid = [t.tracks.route0, t.tracks.route1, t.tracks.route2]
  const routes = RAILS.filter((rail) => rail.status === 'buildable')
  return RAILS.map((rail) => (rail.status === 'built' ? rail.hexes : rail.hexes.slice(0, laid[routes.indexOf(rail)])))
}
