import { ENTRENCHES, GIVES_COVER, type Ground } from '../board/ground.ts'
import { squareBetween } from '../board/measure.ts'
import { holds } from '../board/spans.ts'
import { sixteenths } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { headOf, type Unit } from '../roster.ts'
import { box, boxUnit } from './09-box.ts'
import { tailOf } from './09-units.ts'
import { areaIn, ground, isBehindWork, isBurned, NO_AREA } from './10-ground.ts'

const BEHIND = sixteenths(DISTANCES.behindWork)

/** §10.1: is a place in an area that gives cover? */
export function isInAreaCover(t: Table, x: number, y: number): boolean {
  const g = ground(t)
  return areaIn(t, g, g.covers, x, y) !== NO_AREA
}

/** §14.10: the building or fort that a place is in, as its area; -1 for none. */
export function houseAt(t: Table, x: number, y: number): number {
  const g = ground(t)
  return areaIn(t, g, g.houses, x, y)
}

/** Is a place behind a work of such a kind, against what comes from there? */
function isBehind(g: Ground, kinds: Uint8Array, x: number, y: number, fromX: number, fromY: number): boolean {
  let last = -1
  for (let i = 0; i < g.works.count; i++) {
    const piece = g.works.piece[i]
    if (piece === last || kinds[g.works.kind[i]] === 0) continue
    last = piece
    if (isBehindWork(g, piece, BEHIND, x, y, fromX, fromY)) return true
  }
  return false
}

/** §10.1: is a figure at a place in cover against a shooter there? */
export const isCoveredFrom = (t: Table, x: number, y: number, fromX: number, fromY: number): boolean =>
  isInAreaCover(t, x, y) || isBehind(ground(t), GIVES_COVER, x, y, fromX, fromY)

/** §10.6: is a figure entrenched against one there: in works that do not hold that one, or behind a fieldwork? */
export function isEntrenchedFrom(t: Table, x: number, y: number, fromX: number, fromY: number): boolean {
  const g = ground(t)
  const { areas, shelters } = g
  for (let n = 0; n < shelters.length; n++) {
    const i = shelters[n]
    if (holds(areas, i, x, y) && !holds(areas, i, fromX, fromY) && !isBurned(t, g, i)) return true
  }
  return isBehind(g, ENTRENCHES, x, y, fromX, fromY)
}

/** §3.10: does a figure shoot out of works: in a building, fort or fieldwork box, or over a fieldwork? */
export function isInWorks(t: Table, x: number, y: number, toX: number, toY: number): boolean {
  const g = ground(t)
  return areaIn(t, g, g.shelters, x, y) !== NO_AREA || isBehind(g, ENTRENCHES, x, y, toX, toY)
}

/** §10.7: is at least half of a unit in cover against a figure there? */
export function unitInCover(t: Table, u: Unit, fromX: number, fromY: number): boolean {
  const g = coversAbout(t, u)
  if (about.count === 0 && g.works.count === 0) return false
  const { x, y } = t.figures
  const n = t.units.count[u]
  let covered = 0
  for (let f = headOf(u), end = f + n; f < end; f++)
    if (isInOneAbout(g, x[f], y[f]) || isBehind(g, GIVES_COVER, x[f], y[f], fromX, fromY)) covered++
  return n > 0 && 2 * covered >= n
}

/** The areas that give cover about a unit: most units stand in the open. */
const about = { areas: new Int32Array(256), count: 0 }
function coversAbout(t: Table, u: Unit): Ground {
  const g = ground(t)
  const { covers } = g
  const { x0, y0, x1, y1 } = g.areas
  boxUnit(t, u, box)
  let n = 0
  for (let k = 0; k < covers.length; k++) {
    const i = covers[k]
    if (x0[i] <= box.x1 && x1[i] >= box.x0 && y0[i] <= box.y1 && y1[i] >= box.y0 && !isBurned(t, g, i))
      about.areas[n++] = i
  }
  about.count = n
  return g
}
function isInOneAbout({ areas }: Ground, x: number, y: number): boolean {
  for (let n = 0; n < about.count; n++) if (holds(areas, about.areas[n], x, y)) return true
  return false
}

/** §10.8: is at least half of a unit in area cover? */
export function unitInAreaCover(t: Table, u: Unit): boolean {
  const g = coversAbout(t, u)
  if (about.count === 0) return false
  const n = t.units.count[u]
  let covered = 0
  for (let f = headOf(u), end = f + n; f < end; f++) if (isInOneAbout(g, t.figures.x[f], t.figures.y[f])) covered++
  return n > 0 && 2 * covered >= n
}

/** §10.6: is at least half of a unit entrenched against another, each figure against the nearest of the other? */
export function unitEntrenched(t: Table, u: Unit, against: Unit): boolean {
  const { x, y } = t.figures
  const n = t.units.count[u]
  let safe = 0
  for (let f = headOf(u), end = f + n; f < end; f++) {
    let near = -1
    let nearest = -1
    for (let g = headOf(against), end = tailOf(t, against); g !== end; g++) {
      const square = squareBetween(x[f], y[f], x[g], y[g])
      if (near < 0 || square < near) {
        near = square
        nearest = g
      }
    }
    if (nearest >= 0 && isEntrenchedFrom(t, x[f], y[f], x[nearest as never], y[nearest as never])) safe++
  }
  return n > 0 && 2 * safe >= n
}
