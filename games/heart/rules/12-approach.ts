import { ALLOWED } from '@boma/kernel'
import { rootUp, squareBetween } from '../board/measure.ts'
import type { Table } from '../layout.ts'
import { group, NONE, OTHERS, type Putting, whyNotStandAt, whyNotWayTo } from './09-room.ts'
import { focus } from './10-ways.ts'

/** How many sixteenths what is left could lead at most; ways cost at least the cheaper column. */
const most = (how: Putting): number => Math.trunc(how.left / (16 * Math.min(how.open, how.cover))) + 2

/** §12.8 (c): figure k of the group goes straight towards a place as far as it can. */
export function approach(t: Table, k: number, x: number, y: number, how: Putting): void {
  const dx = x - group.fromX[k]
  const dy = y - group.fromY[k]
  const length = rootUp(dx * dx + dy * dy)
  let isPaid = false
  for (let m = Math.min(length, most(how)); m > 0; m--) {
    const toX = group.fromX[k] + Math.trunc((dx * m) / length)
    const toY = group.fromY[k] + Math.trunc((dy * m) / length)
    // What is far too dear is not tried sixteenth by sixteenth
    if (!isPaid && whyNotWayTo(k, toX, toY, how) !== ALLOWED) {
      m -= stepsTooFar(how)
      continue
    }
    if (whyNotStandAt(t, k, toX, toY, how, OTHERS) !== ALLOWED) {
      isPaid = true
      continue
    }
    if (isPaid && whyNotWayTo(k, toX, toY, how) !== ALLOWED) continue
    group.toX[k] = toX
    group.toY[k] = toY
    return
  }
}

/** A sixteenth of the way costs no more than 25/256 of an inch in the dearer column, but where a work is crossed. */
const stepsTooFar = (how: Putting): number =>
  focus.works || group.paid <= how.left ? 0 : Math.trunc((group.paid - how.left) / (25 * Math.max(how.open, how.cover)))

/** §12.8 (d): the whole group shifts from a place towards another by the greatest step that is legal and paid for all. */
export function approachAll(t: Table, fromX: number, fromY: number, x: number, y: number, how: Putting): void {
  const dx = x - fromX
  const dy = y - fromY
  const length = rootUp(dx * dx + dy * dy)
  for (let m = Math.min(length, most(how)); m > 0; m--)
    if (shift(t, Math.trunc((dx * m) / length), Math.trunc((dy * m) / length), how)) return
  shift(t, 0, 0, how)
}

function shift(t: Table, dx: number, dy: number, how: Putting): boolean {
  for (let k = 0; k < group.count; k++) {
    group.toX[k] = group.fromX[k] + dx
    group.toY[k] = group.fromY[k] + dy
    if (whyNotWayTo(k, group.toX[k], group.toY[k], how) !== ALLOWED) return false
    if (whyNotStandAt(t, k, group.toX[k], group.toY[k], how, NONE) !== ALLOWED) return false
  }
  return true
}

/** Of these places the nearest to one; equally near: the first. -1 for none. */
export function nearestOf(n: number, xs: Int32Array, ys: Int32Array, x: number, y: number): number {
  let best = -1
  let least = 0
  for (let i = 0; i < n; i++) {
    const square = squareBetween(xs[i], ys[i], x, y)
    if (best >= 0 && square >= least) continue
    best = i
    least = square
  }
  return best
}
