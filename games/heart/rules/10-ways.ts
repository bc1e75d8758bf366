import { GO_CROSS, GO_NO, GOING, type Ground, groundOf, IS_SHALLOWS } from '../board/ground.ts'
import { crosses, len, turnOf } from '../board/measure.ts'
import { found, Spans, span } from '../board/spans.ts'
import { WAY } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BOAT, MOBILITIES } from '../roster.ts'
import { ground, isBurned } from './10-ground.ts'

/** What `findWay` found last: the length of a way in 256ths of an inch, and how much of its cost is cover. */
export const way = { open: 0, cover: 0 }
/** Why there is none: ground that is closed, a work that may not be crossed. */
export const CLEAR = 0
export const CLOSED = 1
export const BARRED = 2

const MODES = MOBILITIES.length
const roads = new Spans()
const covers = new Spans()
const closed = new Spans()

/** The ground that can matter within a box: gathered once for many ways. Areas that are closed are listed once more. */
export const focus = {
  ground: groundOf(0, 0, []),
  areas: new Int32Array(256),
  count: 0,
  closed: new Int32Array(256),
  closedCount: 0,
  works: false,
}

/** Looks at the ground about a box, for somebody who goes so. */
export function focusOn(t: Table, mobility: number, x0: number, y0: number, x1: number, y1: number): void {
  const g = ground(t)
  const { areas, works, waters, hindrances } = g
  const list = mobility === BOAT ? waters : hindrances[mobility]
  focus.ground = g
  focus.count = 0
  focus.closedCount = 0
  for (let n = 0; n < list.length; n++) {
    const i = list[n]
    if (areas.x0[i] >= x1 || areas.x1[i] <= x0 || areas.y0[i] >= y1 || areas.y1[i] <= y0 || isBurned(t, g, i)) continue
    focus.areas[focus.count++] = i
    if (GOING[areas.kind[i] * MODES + mobility] === GO_NO) focus.closed[focus.closedCount++] = i
  }
  focus.works = false
  for (let i = 0; i < works.count && !focus.works; i++)
    focus.works =
      Math.min(works.px[i], works.qx[i]) <= x1 &&
      Math.max(works.px[i], works.qx[i]) >= x0 &&
      Math.min(works.py[i], works.qy[i]) <= y1 &&
      Math.max(works.py[i], works.qy[i]) >= y0
}

/** §10.9, §12.7: the straight way from a to b for somebody who goes so; its cost is left in `way`. */
export function findWay(t: Table, mobility: number, ax: number, ay: number, bx: number, by: number): number {
  focusOn(t, mobility, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  return findNearWay(mobility, ax, ay, bx, by)
}

/** The same, of ways within the box that was focused on. */
export function findNearWay(mobility: number, ax: number, ay: number, bx: number, by: number): number {
  const length = len(bx - ax, by - ay)
  way.open = length
  way.cover = 0
  if (length === 0 || (focus.count === 0 && !focus.works && mobility !== BOAT)) return CLEAR
  return weighWay(mobility, ax, ay, bx, by, length)
}

function weighWay(mobility: number, ax: number, ay: number, bx: number, by: number, length: number): number {
  const g = focus.ground
  covers.count = 0
  closed.count = 0
  gather(g, mobility, ax, ay, bx, by, length)
  if (mobility === BOAT) return sail(length)
  const hasWorks = focus.works && meetsWorks(g, ax, ay, bx, by)
  if (covers.count === 0 && closed.count === 0 && !hasWorks) return CLEAR
  roads.count = 0
  for (let n = 0; n < g.roads.length; n++)
    if (span(g.areas, g.roads[n], ax, ay, bx, by, length)) roads.add(found.from, found.to)
  // Of the rest: what a union with roads has more than the roads alone
  const road = roads.total()
  closed.addAll(roads)
  if (closed.total() > road) return CLOSED
  covers.addAll(roads)
  const cover = covers.total() - road
  const inches = hasWorks ? crossings(g, mobility, ax, ay, bx, by, length) : 0
  if (inches < 0) return BARRED
  way.open = length - cover
  way.cover = cover + inches * WAY
  return CLEAR
}

function gather(g: Ground, mobility: number, ax: number, ay: number, bx: number, by: number, length: number): void {
  for (let n = 0; n < focus.count; n++) {
    const i = focus.areas[n]
    if (!span(g.areas, i, ax, ay, bx, by, length)) continue
    const kind = g.areas.kind[i]
    if (mobility === BOAT) {
      // All water is gathered, and shallows once more
      closed.add(found.from, found.to)
      if (IS_SHALLOWS[kind] === 1) covers.add(found.from, found.to)
    } else if (GOING[kind * MODES + mobility] === GO_NO) closed.add(found.from, found.to)
    else covers.add(found.from, found.to)
  }
}

/** §10.9: for boats water is open, shallows are cover, all else is closed. */
function sail(length: number): number {
  if (closed.total() < length) return CLOSED
  way.cover = covers.total()
  way.open = length - way.cover
  return CLEAR
}

function meetsWorks(g: Ground, ax: number, ay: number, bx: number, by: number): boolean {
  const { px, py, qx, qy, count } = g.works
  for (let i = 0; i < count; i++) if (crosses(ax, ay, bx, by, px[i], py[i], qx[i], qy[i])) return true
  return false
}

/** §12.7: how many works are crossed, each once; -1 when one may not be. On a road or at a ford it costs nothing. */
function crossings(
  g: Ground,
  mobility: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  length: number,
): number {
  const { px, py, qx, qy, kind, piece, count } = g.works
  let inches = 0
  let last = -1
  for (let i = 0; i < count; i++) {
    if (!crosses(ax, ay, bx, by, px[i], py[i], qx[i], qy[i])) continue
    const atA = turnOf(px[i], py[i], qx[i], qy[i], ax, ay)
    const atB = turnOf(px[i], py[i], qx[i], qy[i], bx, by)
    if (roads.has(Math.floor((length * atA) / (atA - atB)))) continue
    if (GOING[kind[i] * MODES + mobility] !== GO_CROSS) return -1
    if (piece[i] !== last) inches++
    last = piece[i]
  }
  return inches
}
