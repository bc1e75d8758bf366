import { ALLOWED } from '@boma/kernel'
import { rootUp, squareBetween } from '../board/measure.ts'
import type { Table } from '../layout.ts'
import { mayHamper, narrow, narrowFoes } from './09-crowd.ts'
import { group, NONE, OTHERS, type Putting, stayPut, whyNotStandAt, whyNotWayTo } from './09-room.ts'
import { focus } from './10-ways.ts'

/** How many sixteenths what is left could lead at most; ways cost at least the cheaper column. */
const most = (how: Putting): number => Math.trunc(how.left / (16 * Math.min(how.open, how.cover))) + 2

/** §12.8 (c): figure k of the group goes straight towards a place as far as it can. */
export function approach(t: Table, k: number, x: number, y: number, how: Putting): void {
  const dx = x - group.fromX[k]
  const dy = y - group.fromY[k]
  const length = rootUp(dx * dx + dy * dy)
  narrowToLine(k, dx, dy)
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

/**
 * How many shorter steps are certainly too dear as well. In the open a sixteenth of the way costs no more than 25/256 of
 * an inch; where other ground is about, a way that ends a little elsewhere may cost far less.
 */
const stepsTooFar = (how: Putting): number =>
  focus.works || focus.count > 0 || group.paid <= how.left
    ? 0
    : Math.trunc((group.paid - how.left) / (25 * Math.max(how.open, how.cover)))

/** Of the crowd those count who stand about the way of figure k. */
function narrowToLine(k: number, dx: number, dy: number): void {
  const x = group.fromX[k]
  const y = group.fromY[k]
  narrowToBox(group.base[k], x, y, x, y, dx, dy)
}
/** Of the crowd those count who stand about the ways of all, when they shift so. */
function narrowToWays(dx: number, dy: number): void {
  const { fromX, fromY, base } = group
  let widest = base[0]
  let x0 = fromX[0]
  let x1 = x0
  let y0 = fromY[0]
  let y1 = y0
  for (let k = 1; k < group.count; k++) {
    widest = Math.max(widest, base[k])
    x0 = Math.min(x0, fromX[k])
    x1 = Math.max(x1, fromX[k])
    y0 = Math.min(y0, fromY[k])
    y1 = Math.max(y1, fromY[k])
  }
  narrowToBox(widest, x0, y0, x1, y1, dx, dy)
}
/** Of the crowd those count who stand about a box that shifts so. */
function narrowToBox(base: number, x0: number, y0: number, x1: number, y1: number, dx: number, dy: number): void {
  const left = Math.min(x0, x0 + dx)
  const low = Math.min(y0, y0 + dy)
  const right = Math.max(x1, x1 + dx)
  const high = Math.max(y1, y1 + dy)
  narrow(base, left, low, right, high)
  narrowFoes(left, low, right, high)
}

/** §12.8 (d): the whole group shifts from a place towards another by the greatest step that is legal and paid for all; else it stays. */
export function approachAll(t: Table, fromX: number, fromY: number, x: number, y: number, how: Putting): void {
  const dx = x - fromX
  const dy = y - fromY
  const length = rootUp(dx * dx + dy * dy)
  narrowToWays(dx, dy)
  stuck = 0
  for (let m = Math.min(length, most(how)); m > 0; m--) {
    const tooFar = shift(t, Math.trunc((dx * m) / length), Math.trunc((dy * m) / length), how)
    if (tooFar < 0) return
    m -= tooFar
  }
  stayPut()
}

/** Who could not go at last: he is asked first when all go a little less far. */
let stuck = 0
/** Plans the shift; -1 when it is legal for all, else how many shorter ones are certainly too dear as well. */
function shift(t: Table, dx: number, dy: number, how: Putting): number {
  const first = mayHamper() ? 0 : stuck
  for (let i = 0; i < group.count; i++) {
    const k = (first + i) % group.count
    stuck = k
    group.toX[k] = group.fromX[k] + dx
    group.toY[k] = group.fromY[k] + dy
    if (whyNotWayTo(k, group.toX[k], group.toY[k], how) !== ALLOWED) return stepsTooFar(how)
    if (whyNotStandAt(t, k, group.toX[k], group.toY[k], how, NONE) !== ALLOWED) return 0
  }
  return -1
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
