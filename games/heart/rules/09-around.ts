import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { type Box, newBox } from './09-box.ts'
import { gatherCrowd, narrowFoes } from './09-crowd.ts'
import { group, stayPut } from './09-room.ts'
import { focusOn } from './10-ways.ts'

/** How far room is made, and a little more, in sixteenths: three steps ahead and three to the side. */
const ROOM = 80

const ways = newBox()
/** A box about the ways of the group. */
function boxWays(): Box {
  const { toX, toY, fromX, fromY } = group
  let x0 = toX[0]
  let x1 = x0
  let y0 = toY[0]
  let y1 = y0
  for (let k = 0; k < group.count; k++) {
    x0 = Math.min(x0, toX[k], fromX[k])
    x1 = Math.max(x1, toX[k], fromX[k])
    y0 = Math.min(y0, toY[k], fromY[k])
    y1 = Math.max(y1, toY[k], fromY[k])
  }
  ways.x0 = x0
  ways.y0 = y0
  ways.x1 = x1
  ways.y1 = y1
  return ways
}

/** Gathers who stands about the ways of the group, and looks at the ground there. */
export function gatherAround(t: Table, u: Unit): void {
  const { x0, y0, x1, y1 } = boxWays()
  gatherCrowd(t, u, x0, y0, x1, y1)
  focusOn(t, group.mobility, x0 - ROOM, y0 - ROOM, x1 + ROOM, y1 + ROOM)
}

/** Gathers who stands within so many sixteenths of the group, for many ways: `comeNear` looks at each of them. */
export function gatherWithin(t: Table, u: Unit, reach: number): void {
  stayPut()
  const { x0, y0, x1, y1 } = boxWays()
  gatherCrowd(t, u, x0 - reach, y0 - reach, x1 + reach, y1 + reach)
}

/** Of those that were gathered enemies count for `tooNear` who stand about the ways of the group; looks at the ground there. */
export function comeNear(t: Table): void {
  const { x0, y0, x1, y1 } = boxWays()
  narrowFoes(x0 - ROOM, y0 - ROOM, x1 + ROOM, y1 + ROOM)
  focusOn(t, group.mobility, x0 - ROOM, y0 - ROOM, x1 + ROOM, y1 + ROOM)
}
