import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { newBox, setBox, widen } from './09-box.ts'
import { gatherCrowd, narrowFoes } from './09-crowd.ts'
import { boxPlaces, group, places } from './09-room.ts'
import { focusOn } from './10-ways.ts'

/** How far room is made, and a little more, in sixteenths: three steps ahead and three to the side. */
const ROOM = 80

/** The box about the places from which the group comes, and about its ways. */
const start = newBox()
const ways = newBox()
function boxStart(): void {
  const { fromX, fromY } = group
  start.x0 = start.x1 = fromX[0]
  start.y0 = start.y1 = fromY[0]
  for (let k = 1; k < group.count; k++) {
    start.x0 = Math.min(start.x0, fromX[k])
    start.x1 = Math.max(start.x1, fromX[k])
    start.y0 = Math.min(start.y0, fromY[k])
    start.y1 = Math.max(start.y1, fromY[k])
  }
}
function boxWays(): void {
  boxPlaces()
  setBox(ways, start)
  widen(ways, places)
}

/** Gathers who stands about the ways of the group, and looks at the ground there. */
export function gatherAround(t: Table, u: Unit): void {
  boxStart()
  boxWays()
  gatherCrowd(t, u, ways.x0, ways.y0, ways.x1, ways.y1)
  focusOn(t, group.mobility, ways.x0 - ROOM, ways.y0 - ROOM, ways.x1 + ROOM, ways.y1 + ROOM)
}

/** Gathers who stands within so many sixteenths of the group, for many ways: `comeNear` looks at each of them. */
export function gatherWithin(t: Table, u: Unit, reach: number): void {
  boxStart()
  gatherCrowd(t, u, start.x0 - reach, start.y0 - reach, start.x1 + reach, start.y1 + reach)
}

/** Of those that were gathered enemies count for `tooNear` who stand about the ways of the group; looks at the ground there. */
export function comeNear(t: Table): void {
  boxWays()
  narrowFoes(ways.x0 - ROOM, ways.y0 - ROOM, ways.x1 + ROOM, ways.y1 + ROOM)
  focusOn(t, group.mobility, ways.x0 - ROOM, ways.y0 - ROOM, ways.x1 + ROOM, ways.y1 + ROOM)
}
