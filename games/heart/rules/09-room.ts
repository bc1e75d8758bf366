import { ALLOWED, markReveal, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { overlaps, RADIUS } from '../board/bases.ts'
import { TAKES_GUNS } from '../board/ground.ts'
import { len, squareBetween } from '../board/measure.ts'
import { isWithin } from '../board/spans.ts'
import { OPEN_X, OPEN_Y, STEP_X, STEP_Y } from '../board.ts'
import { MOST_FIGURES, SETTLE } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BASE, BOAT, type Figure, GUN, headOf, NO_UNIT, PER_SIDE, ROUND, type Unit, unitOf } from '../roster.ts'
import { newBox } from './09-box.ts'
import { inTheWay, narrow, setNearAside, throughTarget, tooNear } from './09-crowd.ts'
import { isHidden, mobilityOf, nextAttached, tailOf } from './09-units.ts'
import { isOnRoad } from './10-ground.ts'
import { isAfloatAt } from './10-water.ts'
import { CLEAR, CLOSED, findNearWay, focus, way } from './10-ways.ts'

const MOST = MOST_FIGURES + PER_SIDE
/**
 * A unit and those attached to it as they are put somewhere: who, from where, to where, on what. Like all that is kept beside
 * the table here it is filled and read within one call: nobody relies on what an earlier one has left in it.
 */
export const group = {
  count: 0,
  who: new Int32Array(MOST),
  fromX: new Int32Array(MOST),
  fromY: new Int32Array(MOST),
  toX: new Int32Array(MOST),
  toY: new Int32Array(MOST),
  base: new Uint8Array(MOST),
  /** The largest of the bases. */
  widest: 0,
  mobility: 0,
  /** What the last way costs, in the measure of 12.2. */
  paid: 0,
  /** What the dearest figure pays, in the measure of 12.2. */
  cost: 0,
  /** The same without what another order costs (12.5). */
  dearest: 0,
  /** The longest way, in 256ths. */
  length: 0,
  /** §9.13: how many stand beside their places, because these are taken or closed. */
  aside: 0,
  /** §13.2: could somebody not stand somewhere because a hidden friend lies there? */
  isHampered: false,
}

/** Gathers a unit and those attached to it. */
export function gatherGroup(t: Table, u: Unit): void {
  let n = 0
  group.widest = ROUND
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) n = enrol(t, n, f, BASE[t.units.type[u]])
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    n = enrol(t, n, headOf(a), BASE[t.units.type[a]])
  group.count = n
  group.isHampered = false
  group.mobility = mobilityOf(t, u)
}

/** §9.5: plans that the group takes a form about a place: rank after rank, each from left to right. */
export function layForm(x: number, y: number, facing: number, width: number, open: number): void {
  const fx = open === 1 ? OPEN_X[facing] : STEP_X[facing]
  const fy = open === 1 ? OPEN_Y[facing] : STEP_Y[facing]
  const left = -((width - 1) >> 1)
  let side = left
  let rank = 0
  for (let k = 0; k < group.count; k++) {
    group.toX[k] = x + side * fy - rank * fx
    group.toY[k] = y - side * fx - rank * fy
    if (++side < left + width) continue
    side = left
    rank++
  }
}

/** Who is set up or arrives comes from where he is to stand. */
export function comeFromThere(): void {
  const { fromX, fromY, toX, toY } = group
  for (let k = 0; k < group.count; k++) {
    fromX[k] = toX[k]
    fromY[k] = toY[k]
  }
}

/** Plans that all of the group stay where they are. */
export function stayPut(): void {
  const { fromX, fromY, toX, toY } = group
  for (let k = 0; k < group.count; k++) {
    toX[k] = fromX[k]
    toY[k] = fromY[k]
  }
}

function enrol(t: Table, n: number, f: Figure, base: number): number {
  group.who[n] = f
  group.fromX[n] = t.figures.x[f]
  group.fromY[n] = t.figures.y[f]
  group.base[n] = base
  if (base > group.widest) group.widest = base
  return n + 1
}

/** §9.13: steps to the side and ahead, the nearest first; equally near: the larger step ahead, then the smaller to the side. */
const AROUND = Array.from({ length: (2 * SETTLE + 1) ** 2 }, (_, n) => ({
  i: (n % (2 * SETTLE + 1)) - SETTLE,
  j: Math.trunc(n / (2 * SETTLE + 1)) - SETTLE,
})).sort((a, b) => a.i * a.i + a.j * a.j - (b.i * b.i + b.j * b.j) || b.j - a.j || a.i - b.i)
const ROOM_I = Int8Array.from(AROUND, ({ i }) => i)
const ROOM_J = Int8Array.from(AROUND, ({ j }) => j)

/** How figures are put: by ways that they pay out of what is left, or, in set-up and arrival, without a way. */
export interface Putting {
  /** What is left of the move; -1 without ways. */
  left: number
  open: number
  cover: number
  /** Ruling H37: guns that are set up may stand in cover. */
  isSetUp: boolean
  facing: number
  /** §12.8: contact is sought. */
  isCharge: boolean
  /** §15.8: ground is not counted. */
  isLevel?: boolean
}
/** How a group is put down that has no way to pay for: at set-up, or later. */
export const unpaid = (isSetUp: boolean): Putting => ({
  left: -1,
  open: 1,
  cover: 1,
  isSetUp,
  facing: 0,
  isCharge: false,
})

/** Which of its own figures one of the group must not stand on: none, those that were put before it, all the others. */
export const NONE = 0
export const BEFORE = 1
export const OTHERS = 2

/** §9.12: is a place closed ground to the group? */
function isClosed(t: Table, x: number, y: number, isSetUp: boolean): boolean {
  const { areas } = focus.ground
  for (let n = 0; n < focus.closedCount; n++) {
    const i = focus.closed[n]
    if (!isWithin(areas, i, x, y)) continue
    // Ruling H37: guns are set up where they could not go
    if (isSetUp && group.mobility === GUN && TAKES_GUNS[areas.kind[i]] === 1) continue
    return !isOnRoad(t, x, y)
  }
  return false
}

/** §9.12: may figure k of the group stand there? Asked after `gatherAround`. */
export function whyNotStandAt(t: Table, k: number, x: number, y: number, how: Putting, minded: number): Refusal {
  const f = group.who[k] as Figure
  const g = focus.ground
  if (x < 0 || y < 0 || x > g.right || y > g.top) return refuse.offTable(f)
  if (group.mobility === BOAT ? !isAfloatAt(t, x, y, how.facing) : isClosed(t, x, y, how.isSetUp))
    return refuse.closedGround(f)
  const under = inTheWay(x, y, group.base[k], how.facing, !how.isCharge)
  if (under >= 0) {
    if (isHidden(t, unitOf(under))) group.isHampered = true
    return refuse.onSomebody(under)
  }
  const own = underOwn(k, x, y, how.facing, minded === NONE ? 0 : minded === BEFORE ? k : group.count)
  return own < 0 ? ALLOWED : refuse.onSomebody(group.who[own] as Figure)
}

/** Which of the first so many of the group lies under figure k there; -1 for nobody. */
function underOwn(k: number, x: number, y: number, facing: number, last: number): number {
  const { base, toX, toY } = group
  for (let i = 0; i < last; i++) {
    if (i === k) continue
    if (base[k] === ROUND && base[i] === ROUND) {
      if (squareBetween(x, y, toX[i], toY[i]) < 4 * RADIUS * RADIUS) return i
    } else if (overlaps(base[k], x, y, facing, base[i], toX[i], toY[i], facing)) return i
  }
  return -1
}

/** §12.2, §12.6: has figure k a way there that it can pay? What it costs is left in `group.paid`. */
export function whyNotWayTo(k: number, x: number, y: number, how: Putting): Refusal {
  if (how.left < 0) return ALLOWED
  const f = group.who[k] as Figure
  const ax = group.fromX[k]
  const ay = group.fromY[k]
  group.paid = 0
  const problem = findNearWay(group.mobility, ax, ay, x, y)
  if (problem !== CLEAR) return problem === CLOSED ? refuse.closedGround(f) : refuse.cannotCross(f)
  // §15.8: after a fight the ground is not counted
  group.paid = how.isLevel ? len(x - ax, y - ay) * how.cover : way.open * how.cover + way.cover * how.open
  if (group.paid > how.left) return refuse.tooFar(f)
  if (how.isCharge && throughTarget(ax, ay, x, y)) return refuse.enemyInWay(f)
  const enemy = tooNear(group.base[k], ax, ay, x, y)
  return enemy >= 0 ? refuse.enemyInWay(enemy) : ALLOWED
}

/** §9.13: puts all figures of the group at their places, or near them where they find room; refused if one finds none. */
export function settle(t: Table, how: Putting): Refusal {
  group.aside = 0
  group.cost = 0
  group.length = 0
  let minded = group.widest === ROUND ? NONE : BEFORE
  const isFree = standsFree()
  if (isFree && how.left < 0) return ALLOWED
  for (let k = 0; k < group.count; k++) {
    const x = group.toX[k]
    const y = group.toY[k]
    let why = isFree ? ALLOWED : whyNotStandAt(t, k, x, y, how, minded)
    if (why !== ALLOWED) {
      why = makeRoom(t, k, x, y, how)
      group.aside++
      minded = BEFORE
    } else why = whyNotWayTo(k, x, y, how)
    if (why !== ALLOWED) return why
    if (how.left < 0) continue
    group.cost = Math.max(group.cost, group.paid)
    group.length = Math.max(group.length, way.open + way.cover)
  }
  return ALLOWED
}

/** Is it plain that nobody of the group must make room where he is to stand? Asked after `gatherAround`. */
export function standsFree(): boolean {
  const { right, top } = focus.ground
  if (narrowToGroup() > 0 || group.mobility === BOAT || focus.closedCount > 0 || group.widest !== ROUND) return false
  return places.x0 >= 0 && places.y0 >= 0 && places.x1 <= right && places.y1 <= top
}

/** The box about the places that the group is to have. */
export const places = newBox()
export function boxPlaces(): void {
  const { toX, toY } = group
  let x0 = toX[0]
  let x1 = x0
  let y0 = toY[0]
  let y1 = y0
  for (let k = 1; k < group.count; k++) {
    const x = toX[k]
    const y = toY[k]
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  places.x0 = x0
  places.y0 = y0
  places.x1 = x1
  places.y1 = y1
}

/** Of the crowd those count who stand about the places that the group is to have; how many. */
export function narrowToGroup(): number {
  boxPlaces()
  return narrow(group.widest, places.x0, places.y0, places.x1, places.y1)
}

/** The square of the furthest that what is left could lead, in sixteenths, and a little more: ways cost at least the cheaper column. */
function furthestOf({ left, open, cover }: Putting): number {
  const reach = Math.trunc(left / (16 * Math.min(open, cover))) + 1
  return left < 0 ? Number.MAX_SAFE_INTEGER : reach * reach
}

function makeRoom(t: Table, k: number, x: number, y: number, how: Putting): Refusal {
  const fx = STEP_X[how.facing]
  const fy = STEP_Y[how.facing]
  const away = SETTLE * (Math.abs(fx) + Math.abs(fy))
  // Those about the places of the group count again for the next
  setNearAside()
  narrow(group.base[k], x - away, y - away, x + away, y + away)
  const isRoom = findRoom(t, k, x, y, how)
  setNearAside()
  return isRoom ? ALLOWED : refuse.noRoom(group.who[k] as Figure)
}

function findRoom(t: Table, k: number, x: number, y: number, how: Putting): boolean {
  const fx = STEP_X[how.facing]
  const fy = STEP_Y[how.facing]
  const furthest = furthestOf(how)
  for (let n = 1; n < ROOM_I.length; n++) {
    const toX = x + ROOM_I[n] * fy + ROOM_J[n] * fx
    const toY = y - ROOM_I[n] * fx + ROOM_J[n] * fy
    if (squareBetween(toX, toY, group.fromX[k], group.fromY[k]) > furthest) continue
    if (whyNotStandAt(t, k, toX, toY, how, BEFORE) !== ALLOWED || whyNotWayTo(k, toX, toY, how) !== ALLOWED) continue
    group.toX[k] = toX
    group.toY[k] = toY
    return true
  }
  return false
}

/** §9.12, §9.13: why figure k of the group can have neither its place nor room near it, whatever becomes of the others. */
export function whyNotPut(t: Table, k: number, how: Putting): Refusal {
  const x = group.toX[k]
  const y = group.toY[k]
  narrowToGroup()
  const why = whyNotStandAt(t, k, x, y, how, NONE)
  return why === ALLOWED ? whyNotWayTo(k, x, y, how) : makeRoom(t, k, x, y, how)
}

/** Puts the group where it was planned. §13.2: whoever makes room for hidden friends shows that they are somewhere about. */
export function putGroup(t: Table): void {
  if (group.isHampered) markReveal(t)
  for (let k = 0; k < group.count; k++) {
    const f = group.who[k] as Figure
    t.figures.x[f] = group.toX[k]
    t.figures.y[f] = group.toY[k]
  }
}
