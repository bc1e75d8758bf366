import type { Column } from '../id.ts'
import { BARRED, type Costs } from './costs.ts'
import { type Crossing, crossing, type Grid, type Hex, type HexList, hexLeft, makeHexList, OFF_MAP } from './grid.ts'

/** What it takes to get to a hex that cannot be reached. */
export const FAR = 0x7fff

/** The largest budget there is. */
export const UNLIMITED = FAR - 1

/** How far a march gets; make it once per map and use it again: each march replaces the last. */
export interface Reach {
  readonly grid: Grid
  /** The points it takes to get to each hex; FAR where the march does not get. */
  readonly spent: Column<Hex>
  /** The crossing by which each reached hex is entered; START where the march begins. */
  readonly via: Column<Hex, Crossing | typeof START>
  /** The hexes reached, the starts included, by points spent and then by id. */
  readonly hexes: HexList
  /** How many hexes are reached. */
  count: number
  readonly buckets: Buckets
}

/** In place of the crossing into a hex where a march starts. */
export const START = -1

/**
 * Crossings waiting to be made, by the points spent after them. No crossing waits twice, so all the lists are threaded
 * through one array; and no crossing costs more than 254, so that the lists can be used in rotation.
 */
interface Buckets {
  /** The first crossing of each list, or EMPTY. */
  readonly first: Int32Array
  /** The crossing after each one in its list, or EMPTY. */
  readonly next: Int32Array
  /** The hexes reached for the points now in question, one bit each: a set that reads out in the order of ids. */
  readonly entered: Uint32Array
}

const EMPTY = -1
const ROTATION = 256

/** Makes room to work out marches on a map. */
export const makeReach = (grid: Grid): Reach => ({
  grid,
  spent: new Int16Array(grid.size).fill(FAR),
  via: new Int32Array(grid.size).fill(START) as Column<Hex, Crossing | typeof START>,
  hexes: makeHexList(grid.size),
  count: 0,
  buckets: {
    first: new Int32Array(ROTATION).fill(EMPTY),
    next: new Int32Array(grid.size * 6),
    entered: new Uint32Array(Math.ceil(grid.size / 32)),
  },
})

/**
 * Finds all hexes within a budget of points (at most UNLIMITED), and the cheapest way to each. A hex marked in `halt`
 * may be entered but not left, though it does not hold whoever starts in it.
 */
export function reachFrom(r: Reach, start: Hex, costs: Costs, budget: number, halt?: Readonly<Column<Hex>>): void {
  forget(r)
  depart(r, start)
  leave(r, start, costs, budget)
  advance(r, costs, budget, halt)
}

/** Like reachFrom, from the nearest of the first `count` starts in a list. */
export function reachFromAny(
  r: Reach,
  starts: ArrayLike<Hex>,
  count: number,
  costs: Costs,
  budget: number,
  halt?: Readonly<Column<Hex>>,
): void {
  forget(r)
  for (let i = 0; i < count; i++) depart(r, starts[i])
  for (let i = 0; i < count; i++) leave(r, starts[i], costs, budget)
  advance(r, costs, budget, halt)
}

/** Writes the cheapest way to a hex, from its start to the hex itself; returns its length, 0 when out of reach. */
export function pathTo(r: Reach, hex: Hex, out: HexList): number {
  if (r.spent[hex] === FAR) return 0
  let length = 1
  for (let c = r.via[hex]; c !== START; c = r.via[hexLeft(c)]) length++
  let i = length
  out[--i] = hex
  for (let c = r.via[hex]; c !== START; c = r.via[hexLeft(c)]) out[--i] = hexLeft(c)
  return length
}

/** Undoes exactly what the last march wrote: cheaper than clearing the map. */
function forget(r: Reach): void {
  for (let i = 0; i < r.count; i++) r.spent[r.hexes[i]] = FAR
  r.count = 0
}

function depart(r: Reach, start: Hex): void {
  r.spent[start] = 0
  r.via[start] = START
  enter(r, start)
}

function enter({ buckets }: Reach, hex: Hex): void {
  buckets.entered[hex >> 5] |= 1 << (hex & 31)
}

/** Makes the waiting crossings in the order of their cost until none is left. */
function advance(r: Reach, costs: Costs, budget: number, halt: Readonly<Column<Hex>> | undefined): void {
  makeCrossings(r, 0, costs, budget, halt)
  for (let spent = 1, idle = 0; spent <= budget && idle < ROTATION; spent++) {
    if (r.buckets.first[spent % ROTATION] === EMPTY) idle++
    else {
      idle = 0
      makeCrossings(r, spent, costs, budget, halt)
    }
  }
}

/** Makes the crossings after which so many points are spent, and those that cost nothing more. */
function makeCrossings(r: Reach, spent: number, costs: Costs, budget: number, halt: Readonly<Column<Hex>> | undefined) {
  const { first, next } = r.buckets
  const bucket = spent % ROTATION
  while (first[bucket] !== EMPTY) {
    const c = first[bucket] as Crossing
    first[bucket] = next[c]
    const hex = r.grid.neighbours[c] as Hex
    // A cheaper way was found while this one waited.
    if (r.via[hex] !== c) continue
    enter(r, hex)
    if (halt === undefined || halt[hex] === 0) leave(r, hex, costs, budget)
  }
  listEntered(r)
}

/** Puts those crossings out of a hex in wait that are a cheaper way to the hex beyond than any known. */
function leave(r: Reach, hex: Hex, costs: Costs, budget: number): void {
  const { first, next } = r.buckets
  const { neighbours } = r.grid
  const spent = r.spent[hex]
  for (let c = crossing(hex, 0), end = c + 6; c < end; c++) {
    const total = spent + costs[c]
    const to = neighbours[c]
    if (to === OFF_MAP || total > budget || total >= r.spent[to] || costs[c] === BARRED) continue
    r.spent[to] = total
    r.via[to] = c
    next[c] = first[total % ROTATION]
    first[total % ROTATION] = c
  }
}

/** Adds the hexes just entered to the list of hexes reached, in the order of their ids. */
function listEntered(r: Reach): void {
  const { entered } = r.buckets
  let count = r.count
  for (let word = 0; word < entered.length; word++) {
    for (let bits = entered[word]; bits !== 0; bits &= bits - 1)
      r.hexes[count++] = (word * 32 + 31 - Math.clz32(bits & -bits)) as Hex
    entered[word] = 0
  }
  r.count = count
}
