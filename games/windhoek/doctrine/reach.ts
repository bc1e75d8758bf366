import { type Direction, type Hex, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import {
  CAPE,
  CAPE_ENTRIES,
  CAPE_ENTRY_AT,
  CLOSED,
  grid,
  HEXES,
  isHex,
  SEA,
  TERRAIN_AT,
  WATER_SIDES,
} from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED } from '../roster.ts'
import { inEzoc } from '../rules/11-zones.ts'
import { sideCost, stepCost } from '../rules/13-movement.ts'
import { isWorking, railSides } from '../rules/21-railroads.ts'
import { COASTS, isPort } from '../rules/22-ports.ts'
import { isFlooded } from '../rules/27-weather.ts'
import { isClosedAngola, isPortugueseGround } from '../rules/29-angola.ts'
import { squadronInPlay } from '../rules/34.2-naval-supremacy.ts'
import { DEVICE, hasEnemy } from '../stacks.ts'

// How many action points a force needs to get anywhere, march after march (12.3): on foot, by rail and by sea.

/** Half points that a march may hold at most: what is spent of a march is kept below it. */
const MARCH = 64
/** Places, then the same places for those on the rails. */
const PLACES = HEXES + 1
const NODES = 2 * PLACES
/** No way leads there. */
export const NO_WAY = 0x7fff
/** Marches that are looked ahead. */
const FARTHEST = 6
const BUCKETS = (FARTHEST + 3) * MARCH

/** Who marches, for all that matters to where. */
export interface Marcher {
  readonly side: Side
  readonly from: Hex
  /** Half movement points a march. */
  readonly allowance: number
  readonly isPortuguese: boolean
}

/** Ways from one place to all others. */
export interface Reach {
  readonly marcher: Marcher
  /** Points and half points spent, as points * MARCH + halves; NO_WAY where none leads. */
  readonly spent: Int16Array
  /** The place before, on foot or on the rails (from PLACES on); -1 at the start. */
  readonly via: Int16Array
}

const heads = new Int16Array(BUCKETS)
const nexts = new Int16Array(8 * NODES)
const items = new Int16Array(8 * NODES)
let used = 0
let top = 0
let reach: Reach = {
  marcher: { side: ALLIED, from: 0 as Hex, allowance: 0, isPortuguese: false },
  spent: new Int16Array(0),
  via: new Int16Array(0),
}
let hasSailed = false

/** Finds the ways of a force to every place, over enemies' heads nowhere. */
export function findReach(t: Table, marcher: Marcher): Reach {
  reach = { marcher, spent: new Int16Array(NODES).fill(NO_WAY), via: new Int16Array(NODES).fill(-1) }
  heads.fill(-1)
  used = 0
  top = 0
  hasSailed = false
  // Before the first march nothing is left of one.
  label(marcher.from, marcher.allowance, -1)
  for (let cost = 0; cost <= top && cost < BUCKETS; cost++)
    for (let i = heads[cost]; i >= 0; i = heads[cost]) {
      heads[cost] = nexts[i]
      const node = items[i]
      if (reach.spent[node] !== cost) continue
      if (node >= PLACES) rideOn(t, node, cost)
      else goOn(t, node as Hex, cost)
    }
  return reach
}

function label(node: number, cost: number, via: number): void {
  if (cost >= FARTHEST * MARCH || cost >= reach.spent[node] || used >= items.length) return
  reach.spent[node] = cost
  reach.via[node] = via
  items[used] = node
  nexts[used] = heads[cost]
  heads[cost] = used++
  if (cost > top) top = cost
}

/** What a march has cost at the end of a step, if it goes on; or else a new one. */
function stepped(cost: number, price: number): number {
  const { allowance } = reach.marcher
  const spent = cost % MARCH
  // §13.2: a first step is always possible
  return spent + price <= allowance ? cost + price : cost - spent + MARCH + Math.min(price, allowance)
}

/** §11.4, §25.3.1, §28.1: where a march halts nothing is left of it. */
const ended = (cost: number): number => cost - (cost % MARCH) + reach.marcher.allowance

function isHalted(t: Table, place: Hex): boolean {
  return !isHex(place) || (t.places.marks[place] & DEVICE) !== 0 || inEzoc(t, reach.marcher.side, place)
}

function goOn(t: Table, at: Hex, cost: number): void {
  if (!isHex(at)) for (const entry of CAPE_ENTRIES) march(t, at, entry, stepCost(t, 0, at, entry), cost)
  else {
    for (let d = 0; d < 6; d++) {
      const to = neighbour(grid, at, d as Direction)
      if (to === OFF_MAP || (WATER_SIDES[at] >> d) & 1) continue
      const price = sideCost(t, 0, at, d as Direction, to)
      if (price !== CLOSED) march(t, at, to, price, cost)
    }
    if (CAPE_ENTRY_AT[at] === 1) march(t, at, CAPE, stepCost(t, 0, at, CAPE), cost)
    if (isWorking(t, at)) label(PLACES + at, ended(cost + MARCH), at)
  }
  if (!hasSailed && isPort(at)) sail(t, at, cost)
}

function march(t: Table, from: Hex, to: Hex, price: number, cost: number): void {
  if (!isOpen(t, to) || (isHex(to) && isFlooded(t, to))) return
  const { side } = reach.marcher
  // §11.8: never from one enemy zone straight into another
  if (inEzoc(t, side, from) && inEzoc(t, side, to)) return
  const paid = stepped(cost, price)
  label(to, isHalted(t, to) ? ended(paid) : paid, from)
}

/** May the force be in the place at all? */
function isOpen(t: Table, to: Hex): boolean {
  const { side, isPortuguese } = reach.marcher
  if (!isHex(to)) return side === ALLIED && !isPortuguese
  if (TERRAIN_AT[to] === SEA || hasEnemy(t, side, to) || isClosedAngola(t, to)) return false
  return !isPortuguese || isPortugueseGround(to)
}

/** §21.2: along the line for one point in all; whoever is halted rides no farther. */
function rideOn(t: Table, node: number, cost: number): void {
  const at = (node - PLACES) as Hex
  const isStart = reach.via[node] < PLACES
  if (!isStart) label(at, cost, node)
  if (!isStart && isHalted(t, at)) return
  const sides = railSides(t, at)
  for (let d = 0; d < 6; d++) {
    if (((sides >> d) & 1) === 0) continue
    const to = neighbour(grid, at, d as Direction) as Hex
    if (!isWorking(t, to) || !isOpen(t, to)) continue
    if (inEzoc(t, reach.marcher.side, at) && inEzoc(t, reach.marcher.side, to)) continue
    label(PLACES + to, cost, node)
  }
}

/** §22.1: from a port to any coast, for two points. */
function sail(t: Table, from: Hex, cost: number): void {
  const { side, isPortuguese } = reach.marcher
  if (side !== ALLIED || isPortuguese || squadronInPlay(t)) return
  hasSailed = true
  const landed = ended(cost + 2 * MARCH)
  for (const to of COASTS) if (isOpen(t, to)) label(to, landed, from)
}

/** The action points that it takes to get there; NO_WAY where no way leads. */
export const pointsTo = ({ spent }: Reach, to: Hex): number =>
  spent[to] === NO_WAY ? NO_WAY : Math.floor(spent[to] / MARCH)

/** One march of a way: the hexes stepped into, or where a ride or voyage ends. */
export interface Leg {
  readonly by: 'foot' | 'rail' | 'sea'
  readonly hexes: readonly Hex[]
}

/** The first march of the way there; undefined where no way leads, or none is needed. */
export function firstLeg({ spent, via, marcher }: Reach, to: Hex): Leg | undefined {
  if (spent[to] === NO_WAY || to === marcher.from) return undefined
  const nodes: number[] = []
  for (let node: number = to; node >= 0; node = via[node]) nodes.push(node)
  nodes.reverse()
  if (nodes[1] >= PLACES) return { by: 'rail', hexes: [lastOnRails(nodes)] }
  const price = Math.floor(spent[nodes[1]] / MARCH)
  if (price > 1) return { by: 'sea', hexes: [nodes[1] as Hex] }
  const hexes: Hex[] = []
  for (let i = 1; i < nodes.length && nodes[i] < PLACES && Math.floor(spent[nodes[i]] / MARCH) === 1; i++)
    hexes.push(nodes[i] as Hex)
  return { by: 'foot', hexes }
}

function lastOnRails(nodes: readonly number[]): Hex {
  let i = 1
  while (i + 1 < nodes.length && nodes[i + 1] >= PLACES) i++
  return (nodes[i] - PLACES) as Hex
}
