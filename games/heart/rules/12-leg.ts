import { ALLOWED, type Refusal } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { overlaps } from '../board/bases.ts'
import { STEP_X, STEP_Y } from '../board.ts'
import { LEGS, MOST_FIGURES, PARTS, WAY } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BOAT, type Figure, FOOT, HORSE, headOf, NO_UNIT, type Unit } from '../roster.ts'
import { comeNear, gatherAround, gatherWithin } from './09-around.ts'
import { isChain, linkOf } from './09-coherency.ts'
import { touchesUnit } from './09-contact.ts'
import { spare } from './09-crowd.ts'
import { gatherGroup, group, layForm, NONE, putGroup, settle, unpaid, whyNotPut, whyNotStandAt } from './09-room.ts'
import { CARRIED, isUnit, LOOSE, lift, MOVED, mark, mobilityOf, nextAttached } from './09-units.ts'
import { findWay, way } from './10-ways.ts'
import { COMBAT } from './11-turn.ts'
import { walkLeg } from './13-finding.ts'

/** The unit that moves now. */
export const mover = (t: Table): Unit => (t.move.unit - 1) as Unit
/** §12.2: the whole move, in its measure: moving u in the open and v in cover costs u * cover + v * open. */
export const wholeMove = (t: Table): number => WAY * t.move.open * t.move.cover
/** What is left of it. */
export const leftOver = (t: Table): number => wholeMove(t) - t.move.spent
/** §12.4, §12.5: half of it. */
export const halfMove = (t: Table): number => Math.ceil(wholeMove(t) / 2)

const how = unpaid(false)

function whyNotLeg(t: Table, u: Unit): Refusal {
  // §12.4: up to four legs; §13.4: none after an ambush was found
  if (t.move.found === 1) return refuse.legsOver(u)
  return t.move.legs >= LEGS ? refuse.noLegLeft(u) : ALLOWED
}

/** §12.4: may all shift so that the first figure stands there? The plan is left in `group`, for the caller alone. For one of many, after `gatherReach`. */
export function whyNotMarch(t: Table, x: number, y: number, isOneOfMany = false): Refusal {
  const u = mover(t)
  const why = whyNotLeg(t, u)
  if (why !== ALLOWED) return why
  const head = headOf(u)
  const dx = x - t.figures.x[head]
  const dy = y - t.figures.y[head]
  if (dx === 0 && dy === 0) return refuse.stoodStill(u)
  // §12.12: a boat goes within the 45 degrees of its bow
  if (mobilityOf(t, u) === BOAT && !isAhead(t.units.facing[u], dx, dy)) return refuse.notAhead(u)
  if (!isOneOfMany) gatherGroup(t, u)
  for (let k = 0; k < group.count; k++) {
    group.toX[k] = group.fromX[k] + dx
    group.toY[k] = group.fromY[k] + dy
  }
  how.facing = t.units.facing[u]
  return whyNotGo(t, u, t.units.open[u], 0, isOneOfMany)
}

/** §9.7: within 45 degrees of a facing. */
function isAhead(facing: number, dx: number, dy: number): boolean {
  const ahead = STEP_X[facing] * dx + STEP_Y[facing] * dy
  return ahead > 0 && Math.abs(STEP_X[facing] * dy - STEP_Y[facing] * dx) <= ahead
}

/** §9.6: may it be in that order? Whoever has nobody to stand apart from, or serves a gun, does not disperse. */
export function whyNotOrder(t: Table, u: Unit, open: number): Refusal {
  if (open === 0 || open === t.units.open[u]) return ALLOWED
  const isFit = mobilityOf(t, u) === FOOT || mobilityOf(t, u) === HORSE
  return isUnit(t, u) && isFit && t.units.count[u] > 1 ? ALLOWED : refuse.wrongOrder(u)
}

/** §12.4: may the unit take that form there? The plan is left in `group`, for the caller alone. For one of many, after `gatherReach`. */
export function whyNotForm(
  t: Table,
  x: number,
  y: number,
  facing: number,
  width: number,
  open: number,
  isOneOfMany = false,
): Refusal {
  const u = mover(t)
  const why = whyNotLeg(t, u)
  if (why !== ALLOWED) return why
  // §9.5: one to all abreast
  if (width < 1 || width > t.units.count[u]) return refuse.wrongWidth(u)
  if (mobilityOf(t, u) === BOAT) return refuse.onlyBoats(u)
  const order = whyNotOrder(t, u, open)
  if (order !== ALLOWED) return order
  // §12.5: another order costs half the move, once
  const half = open !== t.move.order && t.move.half === 0 ? halfMove(t) : 0
  if (half > leftOver(t)) return refuse.cannotPayHalf(u)
  gatherGroup(t, u)
  takeForm(t, u, x, y, facing, width, open)
  how.facing = facing
  return whyNotGo(t, u, open, half, isOneOfMany)
}

const rank = new Int32Array(MOST_FIGURES)
const seat = new Int32Array(MOST_FIGURES)
const startX = new Int32Array(MOST_FIGURES)
const startY = new Int32Array(MOST_FIGURES)

/** §9.5, §9.15: plans the places of a form, and who goes to which: both from left to right. */
function takeForm(t: Table, u: Unit, x: number, y: number, facing: number, width: number, open: number): void {
  const n = t.units.count[u]
  layForm(x, y, facing, width, open)
  sortAcross(rank, n, group.fromX, group.fromY, facing)
  sortAcross(seat, n, group.toX, group.toY, facing)
  for (let i = 0; i < n; i++) {
    startX[seat[i]] = group.fromX[rank[i]]
    startY[seat[i]] = group.fromY[rank[i]]
  }
  for (let k = 0; k < n; k++) {
    group.fromX[k] = startX[k]
    group.fromY[k] = startY[k]
  }
}

/** §9.15: numbers from left to right; equally far: the further ahead first, then the lower number. */
function sortAcross(out: Int32Array, n: number, x: Int32Array, y: Int32Array, facing: number): void {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  for (let k = 0; k < n; k++) {
    let i = k
    for (; i > 0; i--) {
      const o = out[i - 1]
      const right = (x[o] - x[k]) * fy - (y[o] - y[k]) * fx
      if (right < 0 || (right === 0 && (x[k] - x[o]) * fx + (y[k] - y[o]) * fy <= 0)) break
      out[i] = o
    }
    out[i] = k
  }
}

/** §12.9: does an enemy touch a figure of the unit, or one attached to it? */
function isTouchedBy(t: Table, f: Figure, u: Unit): boolean {
  for (let a = u; a !== NO_UNIT; a = nextAttached(t, u, a)) if (touchesUnit(t, f, a)) return true
  return false
}

/** §12.9: for the leg by which a unit leaves, enemies touched at its start do not count. */
function spareTouched(t: Table, u: Unit): void {
  if (t.move.contact === 1 && t.move.legs === 0) spare((f) => isTouchedBy(t, f, u))
}

/** Gathers all who could be in the way of a leg, wherever it leads: who would go further than that could not pay for it. */
export function gatherReach(t: Table): void {
  const u = mover(t)
  gatherGroup(t, u)
  gatherWithin(t, u, Math.trunc(leftOver(t) / (PARTS * Math.min(t.move.open, t.move.cover))) + 1)
  spareTouched(t, u)
}

function whyNotGo(t: Table, u: Unit, open: number, half: number, isGathered: boolean): Refusal {
  if (isGathered) comeNear(t)
  else {
    gatherAround(t, u)
    spareTouched(t, u)
  }
  how.left = leftOver(t) - half
  how.open = t.move.open
  how.cover = t.move.cover
  how.isLevel = t.tracks.phase === COMBAT
  const why = settle(t, how)
  if (why !== ALLOWED) return why
  group.dearest = group.cost
  group.cost += half
  // §9.4: a leg that ends out of coherency is refused
  return isChain(group.count, group.toX, group.toY, linkOf(open)) ? ALLOWED : refuse.notCoherent(u)
}

/** Why each figure of `group` cannot go where the leg that was weighed last would have it; ALLOWED for those who can. */
export const whyNotEach = (t: Table): readonly Refusal[] =>
  Array.from({ length: group.count }, (_, k) => whyNotPut(t, k, how))

/** Notes that the unit has moved, and those attached to it with it. */
export function noteMove(t: Table, u: Unit): void {
  mark(t, u, MOVED)
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) mark(t, a, MOVED | CARRIED)
}

/** §13.4, §9.12: may all stand at these places, none on another of its own who passes him in a form? */
const standsAll = (t: Table, x: Int32Array, y: Int32Array): boolean => {
  for (let k = 0; k < group.count; k++) {
    if (whyNotStandAt(t, k, x[k], y[k], how, NONE) !== ALLOWED) return false
    for (let i = 0; i < k; i++)
      if (overlaps(group.base[k], x[k], y[k], how.facing, group.base[i], x[i], y[i], how.facing)) return false
  }
  return true
}

/** What the leg costs as far as it went. */
function recount(t: Table): void {
  const half = group.cost - group.dearest
  group.cost = 0
  group.length = 0
  for (let k = 0; k < group.count; k++) {
    findWay(t, group.mobility, group.fromX[k], group.fromY[k], group.toX[k], group.toY[k])
    group.cost = Math.max(group.cost, way.open * t.move.cover + way.cover * t.move.open)
    group.length = Math.max(group.length, way.open + way.cover)
  }
  group.cost += half
}

/** Carries out the leg that is planned in `group`; how many came to stand beside their places (9.13). */
function goOn(t: Table, u: Unit): number {
  if (walkLeg(t, u, (x, y) => standsAll(t, x, y))) {
    t.move.found = 1
    recount(t)
  }
  putGroup(t)
  t.move.spent += group.cost
  t.move.gone += group.length
  t.move.legs++
  lift(t, u, LOOSE)
  noteMove(t, u)
  return t.move.found === 1 ? 0 : group.aside
}

/** §12.4: all shift so that the first figure stands there. The leg is planned anew, whoever planned what before. */
export function march(t: Table, x: number, y: number): void {
  const u = mover(t)
  whyNotMarch(t, x, y)
  const aside = goOn(t, u)
  tell.marched(t, u, t.figures.x[headOf(u)], t.figures.y[headOf(u)])
  if (aside > 0) tell.madeRoom(t, u, aside)
}

/** §12.4: takes that form there. */
export function form(t: Table, x: number, y: number, facing: number, width: number, open: number): void {
  const u = mover(t)
  whyNotForm(t, x, y, facing, width, open)
  if (open !== t.move.order) t.move.half = 1
  if (open !== t.units.open[u]) tell.orderChanged(t, u, open)
  const aside = goOn(t, u)
  t.units.facing[u] = facing
  t.units.width[u] = width
  t.units.open[u] = open
  tell.formed(t, u, x, y, facing, width)
  if (aside > 0) tell.madeRoom(t, u, aside)
}
