import { type Hex, searchDice } from '@boma/kernel'
import { LINE_HEXES } from '../board/lines.ts'
import {
  BODIES_AT,
  BOX_OCEAN,
  COAST,
  GREAT_BODIES,
  HEXES,
  IS_LAND,
  PEA,
  SHORES,
  TOWN,
  TOWN_OWNER,
  TOWNS,
  type Town,
} from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ENTENTE,
  FIRST_BOAT,
  GERMAN,
  isGround,
  isVessel,
  NATION,
  PORTUGUESE,
  STEPS,
  SWITCHABLE,
  UNITS,
  type Unit,
} from '../roster.ts'
import { settle } from '../rules/04-control.ts'
import {
  addCarriers,
  GERMAN_HELD,
  hasEnemy,
  isNeutral,
  mark,
  NEITHER,
  put,
  REDUCED,
  SECOND,
  sideOf,
  unmark,
  WITH_ENTENTE,
  WITH_GERMANS,
} from '../stacks.ts'
import { bare } from './bare.ts'

/** Whole numbers from 0 up to, and without, `sides`. */
export type Below = (sides: number) => number

/** Draws that follow from a seed alone. */
export function drawsOf(seed: number): Below {
  const dice = searchDice(seed)
  let n = 0
  return (sides) => dice.draw(n, sides, 0, n++)
}

/** A position with pieces, Carriers and towns strewn over the map as no play would leave them; no hex holds units of both sides. */
export function scattered(seed: number): Table {
  const below = drawsOf(seed)
  const t = bare()
  t.tracks.turn = 1 + below(45)
  t.tracks.portugal = below(3)
  scatterTowns(t, below)
  // A few gathering points make stacks; rails and towns are where lines run.
  const camps = Array.from({ length: 4 + below(30) }, () => somewhere(below))
  for (let u = 0 as Unit; u < UNITS; u++) if (below(3) > 0) scatterPiece(t, u, camps, below)
  for (let i = below(60); i > 0; i--) scatterCarrier(t, camps, below)
  for (let at = 0 as Hex; at < HEXES; at++) if (t.places.first[at] !== 0) settle(t, at)
  return t
}

function scatterTowns(t: Table, below: Below): void {
  for (let town = 0 as Town; town < TOWNS; town++) {
    if (TOWN_OWNER[town] === PEA) t.towns.holder[town] = [NEITHER, ENTENTE, GERMAN][t.tracks.portugal] as number
    if (below(5) === 0 && (TOWN_OWNER[town] !== PEA || t.tracks.portugal > 0)) t.towns.holder[town] = below(2)
  }
}

const TRACKS: readonly Hex[] = LINE_HEXES.flat()

/** A land hex: anywhere, or beside a railway. */
function somewhere(below: Below): Hex {
  if (below(3) === 0) return TRACKS[below(TRACKS.length)] as Hex
  for (;;) {
    const at = below(HEXES) as Hex
    if (IS_LAND[at] === 1) return at
  }
}

function scatterPiece(t: Table, u: Unit, camps: readonly Hex[], below: Below): void {
  if (NATION[u] === PORTUGUESE) {
    unmark(t, u, GERMAN_HELD)
    if (t.tracks.portugal === WITH_GERMANS) mark(t, u, GERMAN_HELD)
    if (t.tracks.portugal !== WITH_ENTENTE && t.tracks.portugal !== WITH_GERMANS) return
  }
  if (SWITCHABLE[u] === 1 && below(4) === 0) t.units.state[u] = (t.units.state[u] ?? 0) ^ GERMAN_HELD
  if (STEPS[u] === 2 && below(3) === 0) mark(t, u, REDUCED)
  put(t, u, isVessel(u) ? atSea(u, below) : onLand(t, u, camps, below))
  const at = t.units.where[u] as Hex
  if (isGround(u) && SHORES[at] === 2 && below(2) === 0) mark(t, u, SECOND)
}

/** A Patrol Box, or a coastal hex, of the ocean for ships and of a lake for boats. */
function atSea(u: Unit, below: Below): Hex {
  const body = u >= FIRST_BOAT ? 1 + below(GREAT_BODIES - 1) : 0
  const coast = COAST[body] ?? []
  return below(2) === 0 ? ((BOX_OCEAN + body) as Hex) : (coast[below(coast.length)] as Hex)
}

function onLand(t: Table, u: Unit, camps: readonly Hex[], below: Below): Hex {
  for (;;) {
    const at = (below(2) === 0 ? camps[below(camps.length)] : somewhere(below)) as Hex
    if (!hasEnemy(t, sideOf(t, u), at) || isNeutral(t, u)) return at
  }
}

function scatterCarrier(t: Table, camps: readonly Hex[], below: Below): void {
  const at = (below(2) === 0 ? camps[below(camps.length)] : near(below)) as Hex
  addCarriers(t, below(2) === 0 ? ENTENTE : GERMAN, at, 1)
}

/** A land hex that holds water or a town, or lies anywhere: where a Carrier makes or mends a line. */
function near(below: Below): Hex {
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = somewhere(below)
    if (TOWN[at] !== -1 || BODIES_AT[at] !== 0) return at
  }
  return somewhere(below)
}
