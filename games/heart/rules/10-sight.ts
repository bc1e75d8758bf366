import { type Areas, type Ground, groundOf, SIGHT_WEIGHT, WHOLE } from '../board/ground.ts'
import { len } from '../board/measure.ts'
import { found, holds, leastShare, span } from '../board/spans.ts'
import { PARTS, WAY } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { type Box, box, boxLine } from './09-box.ts'
import { ground, isBurned } from './10-ground.ts'

/** §10.2: how much may be looked through: 12 inches of what an inch of each kind counts. */
const THICK = 12 * WAY

/** What is in the view that was looked at last: the areas within its box that block sight. */
const view = { areas: new Int32Array(256), count: 0 }
let viewed: Ground = groundOf(0, 0, [])

/** Looks at the ground within the box: for lines within it, `seesInView` says what one sees. */
export function look(t: Table): void {
  const g = ground(t)
  const { screens } = g
  const { x0, y0, x1, y1 } = g.areas
  viewed = g
  let n = 0
  for (let k = 0; k < screens.length; k++) {
    const i = screens[k]
    if (x0[i] < box.x1 && x1[i] > box.x0 && y0[i] < box.y1 && y1[i] > box.y0 && !isBurned(t, g, i)) view.areas[n++] = i
  }
  view.count = n
}

/** Is there nothing in view that could block sight? */
export const isOpenView = (): boolean => view.count === 0

/** §10.2: does one see from a to b, within the box that was looked at, as far as ground goes? §13.4: with one area left out. */
export function seesInView(but: number, ax: number, ay: number, bx: number, by: number): boolean {
  const { areas } = viewed
  let length = -1
  let thick = 0
  for (let n = 0; n < view.count; n++) {
    const i = view.areas[n]
    // Most are not near the line at all
    if (ax <= areas.x0[i] ? bx <= areas.x0[i] : ax >= areas.x1[i] && bx >= areas.x1[i]) continue
    if (ay <= areas.y0[i] ? by <= areas.y0[i] : ay >= areas.y1[i] && by >= areas.y1[i]) continue
    if (i === but) continue
    if (length < 0) length = len(bx - ax, by - ay)
    if (!span(areas, i, ax, ay, bx, by, length)) continue
    const weight = SIGHT_WEIGHT[areas.kind[i]]
    if (weight === WHOLE) {
      // §10.2: a building, fort or hill that holds neither end
      if (!holds(areas, i, ax, ay) && !holds(areas, i, bx, by)) return false
    } else {
      // §10.3: the limits count inside one area as well; §10.4: what only touches an edge has no span
      thick += weight * (found.to - found.from)
      if (thick > THICK) return false
    }
  }
  return true
}

/**
 * Is it plain that from a one sees nothing within a box, as far as ground goes? Asked after `look`. It spares the lines to
 * all who stand there; as spans are rounded, it counts each a little shorter.
 */
export function isScreened(ax: number, ay: number, to: Box): boolean {
  if (view.count === 0) return false
  const { areas } = viewed
  const dx = Math.max(0, to.x0 - ax, ax - to.x1)
  const dy = Math.max(0, to.y0 - ay, ay - to.y1)
  const length = Math.sqrt(dx * dx + dy * dy) * (WAY / PARTS)
  let thick = 0
  for (let n = 0; n < view.count && length > 0; n++) {
    const i = view.areas[n]
    const least = length * leastShare(areas, i, ax, ay, to.x0, to.y0, to.x1, to.y1) - 2
    if (least <= 0) continue
    const weight = SIGHT_WEIGHT[areas.kind[i]]
    if (weight !== WHOLE) thick += weight * least
    else if (isApart(areas, i, to) && !holds(areas, i, ax, ay)) return true
    if (thick > THICK) return true
  }
  return false
}
const isApart = ({ x0, y0, x1, y1 }: Areas, i: number, to: Box): boolean =>
  x1[i] < to.x0 || x0[i] > to.x1 || y1[i] < to.y0 || y0[i] > to.y1

/** §10.2: does one see from a to b, as far as ground goes? */
export const sees = (t: Table, ax: number, ay: number, bx: number, by: number): boolean =>
  seesBut(t, -1, ax, ay, bx, by)

/** §13.4: the same with one area left out. */
export function seesBut(t: Table, but: number, ax: number, ay: number, bx: number, by: number): boolean {
  boxLine(ax, ay, bx, by)
  look(t)
  return seesInView(but, ax, ay, bx, by)
}
