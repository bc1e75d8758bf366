import { GO_NO, GOING, TAKES_GUNS } from '../board/ground.ts'
import { sixteenths } from '../board.ts'
import type { Suggested } from '../data/kind.ts'
import { FREE_TABLE } from '../data/random-table.ts'
import type { Table } from '../layout.ts'
import { BASE, BOAT, FIGURES, type Figure, GUN, ROUND, type Unit, unitOf } from '../roster.ts'
import { placeX, placeY } from './09-formation.ts'
import { isOnTable, mobilityOf } from './09-units.ts'
import { isDeepIn, isOnRoad } from './10-ground.ts'
import { isNorthern } from './17.6-free-scenario.ts'

const NORTH = 0
const SOUTH = 8
/** How deep in the zone the first ranks stand, the front rows first. */
const ROWS = [7, 4, 1] as const
const MOBILITY_COUNT = 5

/** Is a place closed to a unit at set-up? Ruling H37: guns stand where their kind of ground takes them. */
function isClosed(t: Table, u: Unit, x: number, y: number): boolean {
  const mobility = mobilityOf(t, u)
  if (mobility === BOAT) return !isDeepIn(t, x, y, (kind) => GOING[kind * MOBILITY_COUNT + BOAT] !== GO_NO)
  if (isOnRoad(t, x, y)) return false
  return isDeepIn(t, x, y, (kind) =>
    mobility === GUN ? TAKES_GUNS[kind] === 0 : GOING[kind * MOBILITY_COUNT + mobility] === GO_NO,
  )
}

/** Is a place at least the two bases away from everybody on the table? A stand counts as round and 3 inches wide. */
function isClear(t: Table, u: Unit, x: number, y: number): boolean {
  for (let f = 0 as Figure; f < FIGURES; f++) {
    const v = unitOf(f)
    if (!isOnTable(t, v) || f - v * 20 >= t.units.count[v]) continue
    const apart = sixteenths((BASE[t.units.type[u]] === ROUND ? 0.5 : 3) + (BASE[t.units.type[v]] === ROUND ? 0.5 : 3))
    const dx = t.figures.x[f] - x
    const dy = t.figures.y[f] - y
    if (dx * dx + dy * dy < apart * apart) return false
  }
  return true
}

/** §17.7: a ready place for a unit of a free game: the first from the west, in the front row, where all may stand. */
export function freePlace(t: Table, u: Unit): Suggested | undefined {
  const north = isNorthern(t, u)
  const facing = north ? SOUTH : NORTH
  const n = t.units.count[u]
  const width = n > 3 ? Math.ceil(n / 2) : n
  const fits = (ax: number, ay: number): boolean => {
    for (let k = 0; k < n; k++) {
      const x = sixteenths(ax) + placeX(k, width, facing, 0)
      const y = sixteenths(ay) + placeY(k, width, facing, 0)
      if (x < 0 || x > sixteenths(FREE_TABLE.w) || isClosed(t, u, x, y) || !isClear(t, u, x, y)) return false
    }
    return true
  }
  for (const row of ROWS)
    for (let ax = 3; ax < FREE_TABLE.w; ax++) {
      const ay = north ? FREE_TABLE.h - row : row
      if (fits(ax, ay)) return { unit: '', anchor: [ax, ay], facing: north ? 'S' : 'N', width }
    }
  return undefined
}
