import type { Column, Id } from '../id.ts'
import { DIRECTIONS, type Direction, STEP_X, STEP_Y } from './compass.ts'

/** A hex of the map: ids run down the first column, then down the next, so they sort like the printed numbers. */
export type Hex = Id<'Hex'>

/** A step out of a hex in one direction, numbered hex * 6 + direction: what movement costs are listed by. */
export type Crossing = Id<'Crossing'>

/** What a query answers when the hex it was asked for is not on the map. */
export const OFF_MAP = -1
/** The type of OFF_MAP, so that the compiler insists on the check. */
export type OffMap = typeof OFF_MAP

/** A reusable list that queries write hexes into; the query returns how many it wrote. */
export type HexList = Int16Array & Column<number, Hex>

/** Makes a list with room for so many hexes. */
export const makeHexList = (capacity: number): HexList => new Int16Array(capacity) as HexList

/** The shape of a map as it is printed. */
export interface GridShape {
  /** How many columns, 1 to 99. */
  readonly columns: number
  /** How many rows, 1 to 99. */
  readonly rows: number
  /** Which columns, by their printed numbers, sit half a hex lower than the others. */
  readonly shoved: 'odd' | 'even'
  /** The printed number of the first column and row: 1 unless told otherwise. */
  readonly first?: 0 | 1
}

/** A map of flat-top hexes and all its tables; made once, shared, never written. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly first: 0 | 1
  /** How many hexes there are: ids are below it. */
  readonly size: number
  /** The column of each hex, counted from 0. */
  readonly x: Readonly<Column<Hex>>
  /** How far down each hex's centre is, in half hexes from the topmost centres: neighbours N and S differ by 2. */
  readonly y: Readonly<Column<Hex>>
  /** The hex on the far side of each crossing. */
  readonly neighbours: Readonly<Column<Crossing, Hex | OffMap>>
}

/** Lays out a map. */
export function makeGrid({ columns, rows, shoved, first = 1 }: GridShape): Grid {
  if (!isCount(columns) || !isCount(rows)) throw new RangeError(`no map has ${columns} columns and ${rows} rows`)
  const frame = { columns, rows, first, size: columns * rows }
  const places = placeHexes(frame, shoved === 'odd' ? 1 : 0)
  return Object.freeze({ ...frame, ...places, neighbours: findNeighbours(frame, places) })
}

/** The hex whose centre is in column x, y half hexes down (as in Grid.x and Grid.y). */
export function hexAt({ columns, rows }: Frame, x: number, y: number): Hex | OffMap {
  // The odd half hex by which a column is shoved down drops out.
  const row = y >> 1
  return x < 0 || x >= columns || row < 0 || row >= rows ? OFF_MAP : ((x * rows + row) as Hex)
}

/** The step out of a hex in a direction. */
export const crossing = (hex: Hex, direction: Direction): Crossing => (hex * 6 + direction) as Crossing

/** The hex that a crossing leaves. */
export const hexLeft = (c: Crossing): Hex => Math.trunc(c / 6) as Hex

/** The hex next to this one in a direction. */
export const neighbour = (g: Grid, hex: Hex, direction: Direction): Hex | OffMap =>
  g.neighbours[crossing(hex, direction)]

/** The direction of each step by how far it goes across and down, as stepTo counts it. */
const BY_STEP: (Direction | undefined)[] = Array.from({ length: 15 })
for (const d of DIRECTIONS) BY_STEP[stepTo(STEP_X[d], STEP_Y[d])] = d

/** Up to a column left or right, and up to two half hexes up or down, in one number. */
function stepTo(across: number, down: number): number {
  return (across + 1) * 5 + down + 2
}

/** The direction from a hex to one next to it; undefined when they are not adjacent. */
export function directionTo(g: Grid, from: Hex, to: Hex): Direction | undefined {
  const across = g.x[to] - g.x[from]
  const down = g.y[to] - g.y[from]
  return across * across > 1 || down * down > 4 ? undefined : BY_STEP[stepTo(across, down)]
}

/** The direction from a hex to one that is known to be next to it; throws when it is not. */
export function directionOf(g: Grid, from: Hex, to: Hex): Direction {
  const direction = directionTo(g, from, to)
  if (direction === undefined) throw new Error('these hexes are not adjacent')
  return direction
}

/** How many steps apart two hexes are on an open map. */
export function distance(g: Grid, a: Hex, b: Hex): number {
  const across = Math.abs(g.x[a] - g.x[b])
  const down = Math.abs(g.y[a] - g.y[b])
  // Every step across also takes us half a hex up or down for free; what is left is walked two halves a step.
  return down > across ? (across + down) >> 1 : across
}

type Frame = Pick<Grid, 'columns' | 'rows' | 'first' | 'size'>
type Places = Pick<Grid, 'x' | 'y'>

const isCount = (n: number) => Number.isInteger(n) && n >= 1 && n <= 99

function placeHexes({ rows, first, size }: Frame, shovedParity: number): Places {
  const x = new Int16Array(size)
  const y = new Int16Array(size)
  for (let hex = 0; hex < size; hex++) {
    x[hex] = Math.trunc(hex / rows)
    y[hex] = 2 * (hex % rows) + ((first + x[hex]) % 2 === shovedParity ? 1 : 0)
  }
  return { x, y }
}

function findNeighbours(frame: Frame, { x, y }: Places): Grid['neighbours'] {
  const table = new Int16Array(frame.size * 6) as Column<Crossing, Hex | OffMap>
  for (let hex = 0 as Hex; hex < frame.size; hex++)
    for (const d of DIRECTIONS) table[crossing(hex, d)] = hexAt(frame, x[hex] + STEP_X[d], y[hex] + STEP_Y[d])
  return table
}
