import { distance, type Hex, newTable, searchDice } from '@boma/kernel'
import { ABOARD, columnOf, GONE, grid, HEXES, hex, IS_PASSABLE, OFF_WEST, SPACES } from '../board.ts'
import { BEACHES, DITCH, EMBANKMENT, RAILWAYS, ROADS } from '../data/map.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { layout, type Table } from '../layout.ts'
import {
  ARTILLERY,
  BRITISH,
  FORMATION,
  FORMATIONS,
  type Formation,
  IS_COMBAT,
  isLeader,
  KIND,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import {
  DIGGING,
  DISORGANIZED,
  firstCombat,
  HAS_FIRED,
  holder,
  isMachineGun,
  isOnMap,
  isStevedore,
  LOST,
  MOVED,
  mark,
  NO_AMMUNITION,
  put,
  RETREATED,
  SMOKE,
  SWEPT,
  TRENCH,
} from '../stacks.ts'

/** Whole numbers from 0 up to, and without, `sides`. */
export type Below = (sides: number) => number

/** Draws that follow from a seed alone. */
export function drawsOf(seed: number): Below {
  const dice = searchDice(seed)
  let n = 0
  return (sides) => dice.draw(n, sides, 0, n++)
}

const CAMPAIGN = SCENARIOS.findIndex((s) => s.id === 'campaign')

/** An empty map in the Campaign. */
export function bare(): Table {
  const t = newTable(layout) as Table
  clearTable(t)
  return t
}

/** The same on a table that is in use. */
export function clearTable(t: Table): void {
  t.core.scenario = CAMPAIGN
  t.core.result = 0
  t.tracks.turn = 1
  t.tracks.weather = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.stacks.take(u)
    t.stacks.put(u, GONE)
    t.units.state[u] = 0
    t.units.rank[u] = 0
  }
  for (let at = 0 as Hex; at < SPACES; at++) {
    t.places.works[at] = 0
    t.places.facing[at] = 0
  }
}

/** Where battles are: the ditch, the embankment, ways and beaches. */
const PLACES: readonly Hex[] = [
  ...DITCH,
  ...EMBANKMENT,
  ...RAILWAYS.flatMap((w) => w.hexes),
  ...ROADS.flatMap((w) => w.hexes),
  ...BEACHES.flatMap((b) => b.hexes),
].map(hex)

/** The middle of the map, where both sides meet. */
export const FIELD: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex).filter(
  (at) => IS_PASSABLE[at] === 1 && columnOf(at) >= 8 && columnOf(at) <= 16,
)

function somewhere(below: Below): Hex {
  const how = below(8)
  if (how > 2) return FIELD[below(FIELD.length)] as Hex
  if (how > 0) return PLACES[below(PLACES.length)] as Hex
  for (;;) {
    const at = below(HEXES) as Hex
    if (IS_PASSABLE[at] === 1) return at
  }
}

/** A position as no play would leave it: units strewn over the map, in crowds and alone, with all marks there are. */
export function scatter(t: Table, seed: number): Below {
  const below = drawsOf(seed)
  t.core.options = below(2) === 0 ? 0b01011 : below(32)
  // From the evening of the 2nd to the 5th; now and then it rains
  t.tracks.turn = 1 + below(60)
  t.tracks.weather = below(6) === 0 ? 1 : 0
  t.tracks.phasing = below(2) as typeof t.tracks.phasing
  const camps = Array.from({ length: 6 + below(24) }, () => somewhere(below))
  const marks = below(3) + 1
  for (let u = 0 as Unit; u < UNITS; u++) if (below(3) > 0) scatterOne(t, u, camps, marks, below)
  for (let f = 0 as Formation; f < FORMATIONS; f++) {
    t.formations.standing[f] = below(6) === 0 ? below(3) : 0
    t.formations.actsFrom[f] = t.formations.standing[f] === 2 ? below(70) : 0
    t.formations.landedOn[f] = below(4)
  }
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (t.stacks.firstIn(at) < 0 && below(4) > 0) continue
    t.places.works[at] = [0, 0, TRENCH, TRENCH | SMOKE, SMOKE, DIGGING][below(6)] ?? 0
    if (t.stacks.firstIn(at) >= 0) t.places.facing[at] = below(6)
  }
  return below
}

function scatterOne(t: Table, u: Unit, camps: readonly Hex[], marks: number, below: Below): void {
  const fate = below(24)
  if (fate === 0) {
    t.units.state[u] = LOST
    return
  }
  if (fate === 1) {
    put(t, u, SIDE_OF[u] === BRITISH ? ABOARD : OFF_WEST)
    return
  }
  put(t, u, placeFor(t, u, camps, below))
  if (IS_COMBAT[u] === 0) return
  if (below(3) === 0) mark(t, u, DISORGANIZED)
  if (below(12) < marks) mark(t, u, NO_AMMUNITION)
  if (below(20) < marks) mark(t, u, RETREATED)
  if (below(30) < marks) mark(t, u, SWEPT)
  if (below(12) < marks) mark(t, u, HAS_FIRED)
  if (SIDE_OF[u] === BRITISH && isMachineGun(u) && below(4) === 0) mark(t, u, MOVED)
}

/** With those of its formation as a rule, so that there are stacks. */
function placeFor(t: Table, u: Unit, camps: readonly Hex[], below: Below): Hex {
  for (;;) {
    const camp = ((FORMATION[u] ?? 0) + 1 + below(2) * 7) % camps.length
    const at = (
      below(4) > 0 ? camps[isLeader(u) || below(3) > 0 ? camp : below(camps.length)] : somewhere(below)
    ) as Hex
    const there = holder(t, at)
    // Guns are never among others (9.2, ruling T41)
    if (KIND[u] === ARTILLERY ? there !== undefined : firstCombat(t, at) >= 0 && KIND[firstCombat(t, at)] === ARTILLERY)
      continue
    if ((there === undefined || there === SIDE_OF[u]) && !(isStevedore(u) && there !== undefined)) return at
  }
}

/** Draws the enemy up around a unit, one to a hex, up to so many hexes away. */
export function closeIn(t: Table, u: Unit, hexes: number, below: Below): void {
  const near = FIELD.filter((at) => distance(grid, at, t.units.where[u] as Hex) <= hexes)
  for (let v = 0 as Unit; v < UNITS; v++) {
    if (IS_COMBAT[v] === 0 || SIDE_OF[v] === SIDE_OF[u] || !isOnMap(t, v)) continue
    const free = near.filter((at) => holder(t, at) === undefined)
    if (free.length > 0) put(t, v, free[below(free.length)] as Hex)
  }
}

/** The same on a table in the midst of something, of which nothing is left. */
export function scatterAnew(t: Table, seed: number): void {
  const { fired, group, struck, divided, fleeing, escort, shaken, neighbours, routed, parted, waiting, tried } = t
  for (const set of [fired, group, struck, divided, fleeing, escort]) set.clear()
  for (const set of [shaken, neighbours, routed, parted, waiting, tried]) set.clear()
  t.passed.clear()
  clearTable(t)
  scatter(t, seed)
}
