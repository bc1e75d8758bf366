import { ALLOWED, other } from '@boma/kernel'
import { touches } from '../board/bases.ts'
import { len, squareBetween } from '../board/measure.ts'
import { RIGHT_ANGLE, STEP_X, STEP_Y, TOUCH_X, TOUCH_Y, WAYS } from '../board.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BASE, endOf, type Figure, firstOf, headOf, NO_UNIT, PER_SIDE, ROUND, sideOf, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { narrow, narrowFoes, spare } from './09-crowd.ts'
import { gatherGroup, group, OTHERS, putGroup, stayPut, unpaid, whyNotStandAt, whyNotWayTo } from './09-room.ts'
import { nextAttached, tailOf } from './09-units.ts'
import { approach, approachAll, nearestOf } from './12-approach.ts'
import { leftOver } from './12-leg.ts'

const MOST = PER_SIDE * MOST_FIGURES
/** The figures that are charged: where they are, on what, and how many chargers touch each. */
const targets = {
  count: 0,
  x: new Int32Array(MOST),
  y: new Int32Array(MOST),
  base: new Uint8Array(MOST),
  facing: new Uint8Array(MOST),
  touched: new Uint8Array(MOST),
  figure: new Int32Array(MOST),
  /** The box about them, and 1 when all stand on round bases. */
  left: 0,
  low: 0,
  right: 0,
  high: 0,
  round: true,
}
const how = unpaid(false)

function addTarget(t: Table, v: Unit): void {
  for (let f = headOf(v), end = tailOf(t, v); f !== end; f++) {
    const i = targets.count++
    targets.x[i] = t.figures.x[f]
    targets.y[i] = t.figures.y[f]
    targets.base[i] = BASE[t.units.type[v]]
    targets.facing[i] = t.units.facing[v]
    targets.touched[i] = 0
    targets.figure[i] = f
    if (i === 0 || targets.x[i] < targets.left) targets.left = targets.x[i]
    if (i === 0 || targets.x[i] > targets.right) targets.right = targets.x[i]
    if (i === 0 || targets.y[i] < targets.low) targets.low = targets.y[i]
    if (i === 0 || targets.y[i] > targets.high) targets.high = targets.y[i]
    targets.round = (i === 0 || targets.round) && targets.base[i] === ROUND
  }
}

const order = new Int32Array(MOST_FIGURES + PER_SIDE)
const near = new Int32Array(MOST_FIGURES + PER_SIDE)

/** §12.8 (a): who goes, in order of distance to the nearest target figure; attached ones last. */
function lineUp(n: number, proper: number): void {
  for (let i = 0; i < n; i++) {
    const k = order[i]
    const at = nearestOf(targets.count, targets.x, targets.y, group.fromX[k], group.fromY[k])
    near[k] = squareBetween(targets.x[at], targets.y[at], group.fromX[k], group.fromY[k])
  }
  for (let i = 1; i < n; i++) {
    const k = order[i]
    let j = i
    for (; j > 0 && isBefore(k, order[j - 1], proper); j--) order[j] = order[j - 1]
    order[j] = k
  }
}
function isBefore(k: number, other: number, proper: number): boolean {
  if (k >= proper !== other >= proper) return other >= proper
  return near[k] !== near[other] ? near[k] < near[other] : k < other
}

const best = { x: 0, y: 0, target: -1, touched: 0, length: 0, square: 0 }
/** The furthest that anybody gets, in sixteenths, and its square. */
let reach = 0
let furthest = 0

/** §12.8 (b): is a contact place at target i better than the best, and can figure k have it? */
function consider(t: Table, k: number, i: number, x: number, y: number): void {
  const square = squareBetween(x, y, group.fromX[k], group.fromY[k])
  if (square > furthest) return
  // The target figure with the fewest chargers, then the shortest way, then the lower numbers, which come first
  const isFewer = best.target < 0 || targets.touched[i] < best.touched
  if (!isFewer && (targets.touched[i] > best.touched || square >= best.square)) return
  const length = len(x - group.fromX[k], y - group.fromY[k])
  if (!isFewer && length >= best.length) return
  if (whyNotStandAt(t, k, x, y, how, OTHERS) !== ALLOWED || whyNotWayTo(k, x, y, how) !== ALLOWED) return
  best.x = x
  best.y = y
  best.target = i
  best.touched = targets.touched[i]
  best.length = length
  best.square = square
}

/** A contact place is no further from a target's centre than that, in sixteenths. */
const CONTACT_REACH = 32
function isOutOfReach(dx: number, dy: number): boolean {
  const near = Math.max(0, Math.max(Math.abs(dx), Math.abs(dy)) - CONTACT_REACH)
  return near * near > furthest
}

/** Of the crowd those count who stand about the targets, and about the ways of figure k to them. */
function narrowToTargets(k: number): void {
  const left = targets.left - CONTACT_REACH
  const low = targets.low - CONTACT_REACH
  const right = targets.right + CONTACT_REACH
  const high = targets.high + CONTACT_REACH
  const x = group.fromX[k]
  const y = group.fromY[k]
  narrow(group.base[k], left, low, right, high)
  narrowFoes(Math.min(x, left), Math.min(y, low), Math.max(x, right), Math.max(y, high))
}

/** §12.8 (b): figure k takes the best contact place that it can have; false when there is none. */
function closeIn(t: Table, k: number): boolean {
  best.target = -1
  narrowToTargets(k)
  for (let i = 0; i < targets.count; i++) {
    if (targets.touched[i] >= 2) continue
    const x = targets.x[i]
    const y = targets.y[i]
    if (isOutOfReach(x - group.fromX[k], y - group.fromY[k])) continue
    if (targets.base[i] === ROUND) {
      for (let way = 0; way < WAYS; way++) consider(t, k, i, x + STEP_X[way], y + STEP_Y[way])
      continue
    }
    // A stand has three places at each of its four sides
    for (let way = targets.facing[i] % RIGHT_ANGLE; way < WAYS; way += RIGHT_ANGLE)
      for (let side = -1; side <= 1; side++)
        consider(t, k, i, x + TOUCH_X[way] + side * STEP_Y[way], y + TOUCH_Y[way] - side * STEP_X[way])
  }
  if (best.target < 0) return false
  group.toX[k] = best.x
  group.toY[k] = best.y
  return true
}

/** Counts whom figure k touches; true when anybody. */
function countTouched(k: number): boolean {
  let any = false
  for (let i = 0; i < targets.count; i++) {
    if (
      !touches(
        group.base[k],
        group.toX[k],
        group.toY[k],
        how.facing,
        targets.base[i],
        targets.x[i],
        targets.y[i],
        targets.facing[i],
      )
    )
      continue
    targets.touched[i]++
    any = true
  }
  return any
}

function prepare(t: Table, u: Unit): void {
  how.left = leftOver(t)
  how.open = t.move.open
  how.cover = t.move.cover
  how.facing = t.units.facing[u]
  reach = Math.trunc(how.left / (16 * Math.min(how.open, how.cover))) + 1
  furthest = reach * reach
  gatherGroup(t, u)
  stayPut()
}

/** Gathers who stands between the group and its targets. */
function gatherBetween(t: Table, u: Unit): void {
  const at = group.count
  // Targets count as a place to come from and to go to, so that the box holds them
  group.fromX[at] = targets.left
  group.fromY[at] = targets.low
  group.toX[at] = targets.right
  group.toY[at] = targets.high
  group.count++
  gatherAround(t, u)
  group.count--
  spare((f) => isTarget(f))
}
function isTarget(f: Figure): boolean {
  for (let i = 0; i < targets.count; i++) if (targets.figure[i] === f) return true
  return false
}

/** How far apart the centres of two that touch are at most: round bases, and a stand among them. */
const TOUCH = 18
const TOUCH_STAND = 64
/** Has nobody of those in `order` so long a way that he could touch a target? Asked after `lineUp`. */
function isFarOff(n: number): boolean {
  for (let i = 0; i < n; i++) {
    const k = order[i]
    const far = reach + (targets.round && group.base[k] === ROUND ? TOUCH : TOUCH_STAND)
    if (near[k] <= far * far) return false
  }
  return true
}

/** §12.8 (a)-c: those in `order` go in, one after the other; true when one reaches contact. */
function goIn(t: Table, n: number): boolean {
  let reached = false
  for (let i = 0; i < n; i++) {
    const k = order[i]
    if (!closeIn(t, k)) {
      const at = nearestOf(targets.count, targets.x, targets.y, group.fromX[k], group.fromY[k])
      approach(t, k, targets.x[at], targets.y[at], how)
    }
    if (countTouched(k)) reached = true
  }
  return reached
}

/** §12.8: charges; true when contact is made. */
export function charge(t: Table, u: Unit, target: Unit): boolean {
  prepare(t, u)
  targets.count = 0
  addTarget(t, target)
  for (let a = nextAttached(t, target, target); a !== NO_UNIT; a = nextAttached(t, target, a)) addTarget(t, a)
  gatherBetween(t, u)
  for (let k = 0; k < group.count; k++) order[k] = k
  how.isCharge = true
  lineUp(group.count, t.units.count[u])
  const reached = !isFarOff(group.count) && goIn(t, group.count)
  if (!reached) fallShort(t)
  putGroup(t)
  return reached
}

/** §12.8 (d), §9.14: the whole unit shifts from its nearest figure, attached ones included, towards the nearest target figure. */
function fallShort(t: Table): void {
  let k = order[0]
  for (let i = 1; i < group.count; i++) if (near[order[i]] < near[k]) k = order[i]
  const at = nearestOf(targets.count, targets.x, targets.y, group.fromX[k], group.fromY[k])
  how.isCharge = false
  spare(() => false)
  approachAll(t, group.fromX[k], group.fromY[k], targets.x[at], targets.y[at], how)
}

/** §12.15: those who touch no enemy go in against the units that theirs is in contact with. */
export function feedIn(t: Table, u: Unit, against: (v: Unit) => boolean, isFree: (f: Figure) => boolean): void {
  prepare(t, u)
  targets.count = 0
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++) if (against(v)) addTarget(t, v)
  gatherBetween(t, u)
  how.isCharge = true
  let n = 0
  for (let k = 0; k < group.count; k++) {
    if (isFree(group.who[k] as Figure)) order[n++] = k
    else countTouched(k)
  }
  lineUp(n, t.units.count[u])
  goIn(t, n)
  putGroup(t)
}
