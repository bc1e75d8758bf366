import { ALLOWED, type Moves, other } from '@boma/kernel'
import { act } from '../actions.ts'
import { rootUp, squareBetween } from '../board/measure.ts'
import { STEP_X, STEP_Y, WAYS } from '../board.ts'
import type { Table } from '../layout.ts'
import { BOAT, endOf, type Figure, firstOf, headOf, sideOf, type Unit } from '../roster.ts'
import { isOnTable, mobilityOf, tailOf } from './09-units.ts'
import { ground } from './10-ground.ts'
import { gatherReach, leftOver, mover, whyNotForm, whyNotMarch } from './12-leg.ts'
import { goalFrom } from './17.4-goals.ts'

/** The length of each facing's step, rounded up. */
const STEP_LENGTH = Int32Array.from({ length: WAYS }, (_, way) => rootUp(STEP_X[way] ** 2 + STEP_Y[way] ** 2))

/** How far what is left of the move goes in the open, in sixteenths: a little less than all, for ways are rounded up. */
const reach = (t: Table): number => Math.trunc(leftOver(t) / (16 * t.move.cover)) - 1

/** How far it goes in cover. */
const reachInCover = (t: Table): number => Math.trunc(leftOver(t) / (16 * t.move.open)) - 1

/** The nearest enemy figure on the table; -1 for none. */
export function nearestEnemy(t: Table, u: Unit): Figure {
  const { x, y } = t.figures
  const head = headOf(u)
  let near = -1
  let nearest = -1
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++) {
    if (!isOnTable(t, v)) continue
    const f = headOf(v)
    const square = squareBetween(x[head], y[head], x[f], y[f])
    if (near >= 0 && square >= near) continue
    near = square
    nearest = f
  }
  return nearest as Figure
}

/** The way to face that looks most towards there. */
export function wayTo(dx: number, dy: number): number {
  let best = 0
  let most = -1
  for (let way = 0; way < WAYS; way++) {
    const step = STEP_X[way] * dx + STEP_Y[way] * dy
    // Steps are not equally long; near enough to choose by
    if (step < 0 || step / STEP_LENGTH[way] <= most) continue
    most = step / STEP_LENGTH[way]
    best = way
  }
  return best
}

function addMarch(t: Table, out: Moves, way: number, far: number, isAsked = true): boolean {
  const head = headOf(mover(t))
  return addMarchTo(
    t,
    out,
    t.figures.x[head] + Math.trunc((STEP_X[way] * far) / STEP_LENGTH[way]),
    t.figures.y[head] + Math.trunc((STEP_Y[way] * far) / STEP_LENGTH[way]),
    isAsked,
  )
}

/** Adds the march if it is allowed, or without asking; true when it is in the list. */
function addMarchTo(t: Table, out: Moves, x: number, y: number, isAsked = true): boolean {
  const { right, top } = ground(t)
  if (x < 0 || y < 0 || x > right || y > top) return false
  const a = act.march(x, y)
  if (out.has(a)) return true
  if (isAsked && whyNotMarch(t, x, y, true) !== ALLOWED) return false
  out.add(a)
  return true
}

/** The way from the unit to where it wants to be; of its figures the one that is nearest goes all the way (12.14). */
const errand = { dx: 0, dy: 0 }
function findErrand(t: Table, u: Unit): boolean {
  const { x, y } = t.figures
  const goal = goalFrom(t, u, x[headOf(u)], y[headOf(u)])
  if (goal === undefined) return false
  let least = -1
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) {
    const dx = Math.min(Math.max(x[f], goal.x0), goal.x1) - x[f]
    const dy = Math.min(Math.max(y[f], goal.y0), goal.y1) - y[f]
    if (least >= 0 && dx * dx + dy * dy >= least) continue
    least = dx * dx + dy * dy
    errand.dx = dx
    errand.dy = dy
  }
  return true
}

/** To where it wants to be, or as far towards it as it goes. */
function addErrand(t: Table, out: Moves, far: number): void {
  const u = mover(t)
  if (!findErrand(t, u)) return
  const { dx, dy } = errand
  const length = rootUp(dx * dx + dy * dy)
  const head = headOf(u)
  const go = (reach: number): boolean => {
    const part = Math.min(1, reach / Math.max(1, length))
    return addMarchTo(t, out, t.figures.x[head] + Math.trunc(dx * part), t.figures.y[head] + Math.trunc(dy * part))
  }
  if (length > 0 && !go(far)) go(reachInCover(t))
}

/** Where the unit looks at: the nearest enemy, or straight on. */
export function wayOn(t: Table, u: Unit): number {
  const enemy = nearestEnemy(t, u)
  const head = headOf(u)
  return enemy < 0
    ? t.units.facing[u]
    : wayTo(t.figures.x[enemy] - t.figures.x[head], t.figures.y[enemy] - t.figures.y[head])
}

/** A few of the many legs: towards the enemy and ahead as far as it goes, half as far to the sides and back. */
export const someMarches = (t: Table, out: Moves): void => addMarches(t, out, true)

/** The same, but of those that nothing hangs on nobody is asked. */
export const glanceAtMarches = (t: Table, out: Moves): void => addMarches(t, out, false)

function addMarches(t: Table, out: Moves, isAsked: boolean): void {
  const u = mover(t)
  const far = reach(t)
  if (far < 2 || t.move.found === 1) return
  gatherReach(t)
  const on = wayOn(t, u)
  // Whoever cannot go as far as in the open may be in cover
  if (!addMarch(t, out, on, far)) addMarch(t, out, on, reachInCover(t))
  addErrand(t, out, far)
  addMarch(t, out, t.units.facing[u], far, isAsked)
  if (t.move.legs > 0 && mobilityOf(t, u) !== BOAT) return
  addMarch(t, out, on, far >> 1, isAsked)
  addMarch(t, out, (on + (u % 2 === 0 ? 3 : WAYS - 3)) % WAYS, far, isAsked)
  addMarch(t, out, (on + WAYS / 2) % WAYS, far >> 1, isAsked)
}

/** A few of the many forms: two ranks towards the enemy a little ahead, a column ahead, and dispersed where it stands. */
export const someForms = (t: Table, out: Moves): void => addForms(t, out, true)

/** The same, allowed or not. */
export const glanceAtForms = (t: Table, out: Moves): void => addForms(t, out, false)

function addForms(t: Table, out: Moves, isAsked: boolean): void {
  const u = mover(t)
  const n = t.units.count[u]
  if (n < 2 || t.move.legs > 0 || t.move.found === 1 || mobilityOf(t, u) === BOAT) return
  if (isAsked) gatherReach(t)
  const on = wayOn(t, u)
  const far = reach(t) >> 1
  addForm(t, out, on, far, (n + 1) >> 1, t.units.open[u], isAsked)
  addForm(t, out, on, far, 2, t.units.open[u], isAsked)
  addForm(t, out, t.units.facing[u], 0, t.units.width[u], 1 - t.units.open[u], isAsked)
}

function addForm(
  t: Table,
  out: Moves,
  facing: number,
  far: number,
  width: number,
  open: number,
  isAsked: boolean,
): void {
  const head = headOf(mover(t))
  const x = t.figures.x[head] + Math.trunc((STEP_X[facing] * far) / STEP_LENGTH[facing])
  const y = t.figures.y[head] + Math.trunc((STEP_Y[facing] * far) / STEP_LENGTH[facing])
  const { right, top } = ground(t)
  if (x < 0 || y < 0 || x > right || y > top) return
  const wide = Math.max(1, Math.min(width, t.units.count[mover(t)]))
  if (isAsked && whyNotForm(t, x, y, facing, wide, open, true) !== ALLOWED) return
  const a = act.form(x, y, facing, wide, open)
  if (!out.has(a)) out.add(a)
}

/** A few of the ways to face at the end of a move: as before, at the enemy, to where it wants to be, and halfway round. */
export function someFacings(t: Table, out: Moves): void {
  const u = mover(t)
  out.add(act.halt(t.units.facing[u]))
  if (mobilityOf(t, u) === BOAT) return
  const on = wayOn(t, u)
  const ways = [on, findErrand(t, u) ? wayTo(errand.dx, errand.dy) : on, (on + WAYS / 4) % WAYS, (on + WAYS / 2) % WAYS]
  for (let i = 0; i < ways.length; i++) if (!out.has(act.halt(ways[i]))) out.add(act.halt(ways[i]))
}
