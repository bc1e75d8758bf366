import { GO_NO, GOING, TAKES_GUNS } from '../board/ground.ts'
import { sixteenths } from '../board.ts'
import { GROUND } from '../data/ground.ts'
import type { Suggested } from '../data/kind.ts'
import { FREE_TABLE } from '../data/random-table.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BASE, BOAT, endOf, firstOf, GUN, headOf, MOBILITIES, ROUND, sideOf, type Unit } from '../roster.ts'
import { placeX, placeY } from './09-formation.ts'
import { HIDDEN, mobilityOf, ON_TABLE, tailOf } from './09-units.ts'
import { isDeepIn, isOnRoad } from './10-ground.ts'
import { isNorthern } from './17.6-free-scenario.ts'

const NORTH = 0
const SOUTH = 8
/** How deep in the zone the first ranks stand, the front rows first. */
const ROWS = [7, 4, 1] as const

/** Kinds of ground that are closed to each way of moving at set-up. Ruling H37: guns stand where their kind of ground takes them. */
const CLOSED = MOBILITIES.map((_, mobility) =>
  GROUND.map((_, kind) =>
    mobility === GUN ? TAKES_GUNS[kind] === 0 : GOING[kind * MOBILITIES.length + mobility] === GO_NO,
  ),
)
/** Is a place closed to a unit at set-up? */
function isClosed(t: Table, u: Unit, x: number, y: number): boolean {
  const closed = CLOSED[mobilityOf(t, u)]
  if (mobilityOf(t, u) === BOAT) return !isDeepIn(t, x, y, (kind) => !closed[kind])
  return isDeepIn(t, x, y, (kind) => closed[kind]) && !isOnRoad(t, x, y)
}

/** Room to the side of a stand's or a boat's centre, and of a figure's; in sixteenths. */
const WIDE = sixteenths(3)
const NARROW = sixteenths(0.5)
const girthOf = (t: Table, u: Unit): number => (BASE[t.units.type[u]] === ROUND ? NARROW : WIDE)
/** A row is as deep as two ranks and what stands before and behind them. */
const DEEP = sixteenths(1.5)

/** Where the last of the own figures in a row ends, from the west; 0 when nobody is in it. */
function takenIn(t: Table, u: Unit, y: number): number {
  let end = 0
  for (let v = firstOf(sideOf(u)), behind = endOf(sideOf(u)); v !== behind; v++) {
    if (t.units.where[v] !== ON_TABLE && t.units.where[v] !== HIDDEN) continue
    for (let f = headOf(v), last = tailOf(t, v); f !== last; f++)
      if (Math.abs(t.figures.y[f] - y) < DEEP + girthOf(t, v)) end = Math.max(end, t.figures.x[f] + girthOf(t, v))
  }
  return end
}

/** §17.7: a ready place for a unit of a free game: the first from the west, in the front row, where all may stand. */
export function freePlace(t: Table, u: Unit): Suggested | undefined {
  const north = isNorthern(t, u)
  const facing = north ? SOUTH : NORTH
  const n = t.units.count[u]
  const width = n > 3 ? Math.ceil(n / 2) : n
  const fits = (ax: number, ay: number, from: number): boolean => {
    for (let k = 0; k < n; k++) {
      const x = sixteenths(ax) + placeX(k, width, facing, 0)
      const y = sixteenths(ay) + placeY(k, width, facing, 0)
      if (x - girthOf(t, u) < from || x > sixteenths(FREE_TABLE.w) || isClosed(t, u, x, y)) return false
    }
    return true
  }
  for (const row of ROWS) {
    const ay = north ? FREE_TABLE.h - row : row
    const from = takenIn(t, u, sixteenths(north ? ay + 0.5 : ay - 0.5))
    for (let ax = Math.max(3, Math.trunc(from / PARTS)); ax < FREE_TABLE.w; ax++)
      if (fits(ax, ay, from)) return { unit: '', anchor: [ax, ay], facing: north ? 'S' : 'N', width }
  }
  return undefined
}
