import { ALLOWED, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import type { Areas } from '../board/ground.ts'
import { squareBetween } from '../board/measure.ts'
import { holds } from '../board/spans.ts'
import { squareOf } from '../board.ts'
import { DISTANCES, MOST_IN_AMBUSH } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FOOT, GERMAN, HORSE, headOf, INDEPENDENT, MACHINE_GUN, NO_UNIT, RANK, sideOf, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { isChain, linkOf } from './09-coherency.ts'
import { comeFromThere, gatherGroup, group, layForm, putGroup, settle, standsFree, unpaid } from './09-room.ts'
import { isUnit, mobilityOf, tailOf, WAITING } from './09-units.ts'
import { ground, isBurned } from './10-ground.ts'
import { whyNotOrder } from './12-leg.ts'
import { nextHidden } from './13-finding.ts'
import { ARMIES, scenarioIn, slotOf } from './17-forces.ts'
import { ambushFor, isInZone, keepsAway, zoneOf } from './17-zones.ts'

const ATTACH = squareOf(DISTANCES.attach)
const how = unpaid(true)

/** Ambushes that a side may still lay. */
export const ambushesLeft = (t: Table, u: Unit): number =>
  sideOf(u) === GERMAN ? t.tracks.germanAmbushes : t.tracks.britishAmbushes

/** §17.7: is it still to be set up? */
export function whyNotTakeUp(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing || t.units.where[u] !== WAITING) return refuse.notWaiting(u)
  return zoneOf(t, u) === undefined ? refuse.notWaiting(u) : ALLOWED
}

/** §13.1: may the unit be written down hidden? */
export function whyNotHide(t: Table, u: Unit): Refusal {
  const why = whyNotTakeUp(t, u)
  if (why !== ALLOWED) return why
  // §9.8: leaders, scouts and standard bearers lie hidden with a unit that does
  if (RANK[t.units.type[u]] === INDEPENDENT)
    return nextHidden(t, sideOf(u)) === NO_UNIT ? refuse.cannotHide(u) : ALLOWED
  if (ambushesLeft(t, u) <= 0) return refuse.noAmbushLeft(u)
  const mobility = mobilityOf(t, u)
  const isNamed = scenarioIn(t)?.ambush[ARMIES[sideOf(u)]].mg?.includes(slotOf(t, u)?.id ?? '') ?? false
  // Up to 12 figures, no guns or vehicles, a machine gun only where the scenario names it
  const isFit = mobility === FOOT || mobility === HORSE || (t.units.type[u] === MACHINE_GUN && isNamed)
  return isUnit(t, u) && isFit && t.units.count[u] <= MOST_IN_AMBUSH ? ALLOWED : refuse.cannotHide(u)
}

/** §17.7: may the unit be set up so? The plan is left in `group`, for the caller alone. */
export function whyNotPlace(
  t: Table,
  u: Unit,
  isHidden: boolean,
  x: number,
  y: number,
  facing: number,
  width: number,
  open: number,
): Refusal {
  if (width < 1 || width > t.units.count[u]) return refuse.wrongWidth(u)
  const order = whyNotOrder(t, u, open)
  if (order !== ALLOWED) return order
  // §13.1: whose zone is one of ambush is written down hidden; a leader goes with a unit that is (9.8)
  plan(t, u, x, y, facing, width, open)
  gatherAround(t, u)
  how.facing = facing
  const why = settle(t, how)
  if (why !== ALLOWED) return why
  if (!isChain(group.count, group.toX, group.toY, linkOf(open))) return refuse.notCoherent(u)
  return whyNotThere(t, u, isHidden)
}
const whyNotThere = (t: Table, u: Unit, isHidden: boolean): Refusal => (isHidden ? whyNotLie(t, u) : whyNotInZone(t, u))

function plan(t: Table, u: Unit, x: number, y: number, facing: number, width: number, open: number): void {
  gatherGroup(t, u)
  layForm(x, y, facing, width, open)
  comeFromThere()
}

/** The same in close order as a yes or no, for many places: who stands free, and out of his ground, stays out of it. */
export function canPlace(
  t: Table,
  u: Unit,
  isHidden: boolean,
  x: number,
  y: number,
  facing: number,
  width: number,
): boolean {
  plan(t, u, x, y, facing, width, 0)
  if (whyNotThere(t, u, isHidden) !== ALLOWED) {
    gatherAround(t, u)
    if (standsFree()) return false
  }
  return whyNotPlace(t, u, isHidden, x, y, facing, width, 0) === ALLOWED
}

function whyNotInZone(t: Table, u: Unit): Refusal {
  const zone = zoneOf(t, u)
  for (let k = 0; k < group.count; k++) {
    if (!isInZone(zone, group.toX[k], group.toY[k])) return refuse.outOfZone(u)
    if (!keepsAway(t, zone, group.toX[k], group.toY[k])) return refuse.tooNear(u)
  }
  return ALLOWED
}

/** §13.1: all in one area that hides, where the scenario has ambushes. */
function whyNotLie(t: Table, u: Unit): Refusal {
  const site = ambushFor(t, u)
  for (let k = 0; k < group.count; k++)
    if (!isInZone(site, group.toX[k], group.toY[k]) || !keepsAway(t, site, group.toX[k], group.toY[k]))
      return refuse.outOfZone(u)
  if (!isUnit(t, u))
    return hiddenHostAt(t, u, group.toX[0], group.toY[0]) === NO_UNIT ? refuse.hidesNowhere(u) : ALLOWED
  const g = ground(t)
  for (let n = 0; n < g.thickets.length; n++)
    if (!isBurned(t, g, g.thickets[n]) && holdsGroup(g.areas, g.thickets[n])) return ALLOWED
  return refuse.hidesNowhere(u)
}
function holdsGroup(areas: Areas, i: number): boolean {
  for (let k = 0; k < group.count; k++) if (!holds(areas, i, group.toX[k], group.toY[k])) return false
  return true
}

/** §13.1, §9.8: the hidden unit of its side to which a figure there would be attached: near, and in one area with all of it; -1 for none. */
export function hiddenHostAt(t: Table, u: Unit, x: number, y: number): Unit {
  const side = sideOf(u)
  for (let v = nextHidden(t, side); v !== NO_UNIT; v = nextHidden(t, side, v))
    if (v !== u && isBeside(t, v, x, y) && lieTogether(t, v, x, y)) return v
  return NO_UNIT
}
function isBeside(t: Table, v: Unit, x: number, y: number): boolean {
  for (let f = headOf(v), end = tailOf(t, v); f !== end; f++)
    if (squareBetween(t.figures.x[f], t.figures.y[f], x, y) <= ATTACH) return true
  return false
}
function lieTogether(t: Table, v: Unit, x: number, y: number): boolean {
  const { areas, thickets } = ground(t)
  for (let n = 0; n < thickets.length; n++)
    if (holds(areas, thickets[n], x, y) && holdsUnit(t, v, areas, thickets[n])) return true
  return false
}
function holdsUnit(t: Table, v: Unit, areas: Areas, i: number): boolean {
  for (let f = headOf(v), end = tailOf(t, v); f !== end; f++)
    if (!holds(areas, i, t.figures.x[f], t.figures.y[f])) return false
  return true
}

/** Puts the unit where its caller has planned it in `group`. */
export function placeUnit(t: Table, u: Unit, where: number, facing: number, width: number, open: number): void {
  putGroup(t)
  t.units.where[u] = where
  t.units.facing[u] = facing
  t.units.width[u] = width
  t.units.open[u] = open
}
