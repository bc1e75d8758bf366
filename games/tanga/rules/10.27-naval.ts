import { DIRECTIONS, d6, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { tell } from '../actions.ts'
import { grid } from '../board.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, is, nextCombat, RETREATED } from '../stacks.ts'
import { loseStep, stopDigging, strike } from './02-losses.ts'
import { printedMorale } from './06.1-morale.ts'

/** §10.27: a damage die of 1 or 2 eliminates the victim, and shakes all around it. */
export const DESTROYED = 2

/** Did the unit stand in the hex when the phase began (ruling T84)? */
export const stoodIn = (t: Table, u: Unit, at: Hex): boolean => t.units.stood[u] === at + 1

/** How far down a unit lies: those that have retreated beneath all others (13.3B). */
const lies = (t: Table, u: Unit): number => t.units.rank[u] + (is(t, u, RETREATED) ? 256 : 0)

/** The next unit of those that stood in a hex, from the top down, after one that lies so high. */
function nextDown(t: Table, at: Hex, above: number): Unit {
  let next = NO_UNIT
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (lies(t, u) > above && stoodIn(t, u, at) && (next === NO_UNIT || lies(t, u) < lies(t, next))) next = u
  return next
}

/** How many units of a hex the lot is cast among. */
export function lotsIn(t: Table, at: Hex): number {
  let n = 0
  for (let u = nextDown(t, at, -1); u !== NO_UNIT; u = nextDown(t, at, lies(t, u))) n++
  return n
}
/** The unit that a lot falls on, counted from the top. */
export function lotOn(t: Table, at: Hex, lot: number): Unit {
  let victim = nextDown(t, at, -1)
  for (let i = 1; i < lot; i++) victim = nextDown(t, at, lies(t, victim))
  return victim
}

/** §10.27, ruling T87: one of the units of the hex by lot: a die counted from the top, again if it is too high. */
function victimIn(t: Table, at: Hex): Unit {
  const n = lotsIn(t, at)
  let lot = 1
  if (n > 1)
    do lot = d6(t)
    while (lot > n)
  return lotOn(t, at, lot)
}

/** §10.27: one die against bare morale; who fails is disorganized, or eliminated if he was so already. */
function checkBeside(t: Table, u: Unit): void {
  stopDigging(t, t.units.where[u], SIDE_OF[u])
  if (d6(t) <= printedMorale(t, u)) tell.stoodShell(t, u)
  else {
    tell.failedShell(t, u)
    loseStep(t, u)
  }
}
function checkAll(t: Table, at: Hex): void {
  t.struck.clear()
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) t.struck.add(u)
  for (let u = topStruck(t); u !== NO_UNIT; u = topStruck(t)) {
    t.struck.remove(u)
    checkBeside(t, u)
  }
}
function topStruck(t: Table): Unit {
  let top = NO_UNIT
  for (let u = t.struck.first; u !== NO_UNIT; u = t.struck.next(u + 1))
    if (top === NO_UNIT || lies(t, u) < lies(t, top)) top = u
  return top
}

/** §13.3B: a loss is the end of those who have retreated into the hex. */
function loseRetreated(t: Table, at: Hex): void {
  for (let u = firstCombat(t, at), next = u; u !== NO_UNIT; u = next) {
    next = nextCombat(t, u)
    if (is(t, u, RETREATED) && stoodIn(t, u, at)) strike(t, u)
  }
}

/** §10.27: what a naval shot does to the hex that it hit. */
export function burst(t: Table, at: Hex): void {
  const u = victimIn(t, at)
  const die = d6(t)
  tell.shipHit(t, u, at)
  stopDigging(t, at, SIDE_OF[u])
  if (die > DESTROYED) loseStep(t, u)
  else strike(t, u)
  loseRetreated(t, at)
  if (die > DESTROYED) return
  // Ruling T87: the hex, then those around it clockwise from the north, whoever is there
  checkAll(t, at)
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next !== OFF_MAP) checkAll(t, next)
  }
}
