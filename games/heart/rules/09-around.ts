import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { gatherCrowd } from './09-crowd.ts'
import { group } from './09-room.ts'
import { focusOn } from './10-ways.ts'

/** How far room is made, and a little more, in sixteenths: three steps ahead and three to the side. */
const ROOM = 80

/** Gathers who stands about the ways of the group, and looks at the ground there. */
export function gatherAround(t: Table, u: Unit): void {
  let x0 = group.toX[0]
  let x1 = x0
  let y0 = group.toY[0]
  let y1 = y0
  for (let k = 0; k < group.count; k++) {
    x0 = Math.min(x0, group.toX[k], group.fromX[k])
    x1 = Math.max(x1, group.toX[k], group.fromX[k])
    y0 = Math.min(y0, group.toY[k], group.fromY[k])
    y1 = Math.max(y1, group.toY[k], group.fromY[k])
  }
  gatherCrowd(t, u, x0, y0, x1, y1)
  focusOn(t, group.mobility, x0 - ROOM, y0 - ROOM, x1 + ROOM, y1 + ROOM)
}
