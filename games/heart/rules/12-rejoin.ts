import { ALLOWED, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { MOST_FIGURES } from '../data/values.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { PER_SIDE, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { linkOf, noteLoose } from './09-coherency.ts'
import { gatherGroup, group, putGroup, stayPut, unpaid } from './09-room.ts'
import { isIn, LOOSE } from './09-units.ts'
import { approach, nearestOf } from './12-approach.ts'
import { leftOver, mover, noteMove } from './12-leg.ts'
import { findOnWay } from './13-finding.ts'

const MOST = MOST_FIGURES + PER_SIDE
const part = new Int32Array(MOST)
const keptX = new Int32Array(MOST)
const keptY = new Int32Array(MOST)
const how = unpaid(false)

/** §9.4: the groups that the chain has fallen into, each by its lowest number. */
function fallApart(link: number): void {
  for (let k = 0; k < group.count; k++) part[k] = k
  for (let changed = true; changed; ) {
    changed = false
    for (let i = 0; i < group.count; i++)
      for (let k = 0; k < group.count; k++) {
        if (part[k] <= part[i] || squareBetween(group.fromX[i], group.fromY[i], group.fromX[k], group.fromY[k]) > link)
          continue
        part[k] = part[i]
        changed = true
      }
  }
}

/** The largest group; equally large: the one with the lowest number. */
function largest(): number {
  let best = 0
  let most = 0
  for (let p = 0; p < group.count; p++) {
    let n = 0
    for (let k = 0; k < group.count; k++) if (part[k] === p) n++
    if (n <= most) continue
    most = n
    best = p
  }
  return best
}

/** §9.4: those outside the largest group go straight towards the nearest figure of it. */
function closeUp(t: Table, u: Unit): void {
  gatherGroup(t, u)
  fallApart(linkOf(t.units.open[u]))
  const main = largest()
  let n = 0
  stayPut()
  for (let k = 0; k < group.count; k++) {
    if (part[k] !== main) continue
    keptX[n] = group.fromX[k]
    keptY[n++] = group.fromY[k]
  }
  gatherAround(t, u)
  how.left = leftOver(t)
  how.open = t.move.open
  how.cover = t.move.cover
  for (let k = 0; k < group.count; k++) {
    if (part[k] === main) continue
    const at = nearestOf(n, keptX, keptY, group.fromX[k], group.fromY[k])
    approach(t, k, keptX[at], keptY[at], how)
  }
  putGroup(t)
}

function whyNotRejoin(t: Table): Refusal {
  const u = mover(t)
  return t.move.legs === 0 && isIn(t, u, LOOSE) ? ALLOWED : refuse.coherent(u)
}

/** §9.4: a unit that losses put out of coherency closes up as far as it can, and that is its move. */
export const rejoinChoice = choice({
  action: act.rejoin,
  whyNot: whyNotRejoin,
  take(t) {
    const u = mover(t)
    closeUp(t, u)
    noteMove(t, u)
    noteLoose(t, u)
    tell.closedUp(t, u)
    findOnWay(t, u)
    return NEXT
  },
})
