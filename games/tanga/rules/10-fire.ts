import { type Direction, directionTo, distance, type Hex } from '@boma/kernel'
import { COVER, grid, IS_DITCH, IS_EMBANKMENT } from '../board.ts'
import { OVERLAYS, SMOKE as SMOKE_CHART, TRENCH as TRENCH_CHART } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ARTILLERY, BONUS, CF, FORMATION, HALF_FIRE, KIND, NO_UNIT, RANGE, SIDE_OF, type Unit } from '../roster.ts'
import {
  DIGGING,
  faceOf,
  firstCombat,
  firstLeader,
  is,
  isMachineGun,
  MOVED,
  NO_AMMUNITION,
  nextCombat,
  nextLeader,
  RETREATED,
  SMOKE,
  SWEPT,
  TRENCH,
} from '../stacks.ts'
import { isNight, isRaining } from './04-clock.ts'
import { isBroken } from './06.3-standing.ts'
import { isFlanked, isInArc } from './08-facing.ts'
import { isEligible } from './09-stacking.ts'
import { sees, seesOver } from './10.4-sight.ts'

/** §10.3: the kinds of fire; a shell is the artillery's own (10.28). */
export const OFFENSIVE = 1
export const DEFENSIVE = 2
export const OPPORTUNITY = 3
export const SHELL = 4

/** §10.28A, §20.7: how far guns fire in sight; how far anybody does at night. */
const NEAR = 2

/** §20.7, §10.22: how far a unit's fire carries now; guns fire outside their own phase at what is near. */
export const rangeOf = (t: Table, u: Unit): number => {
  const printed = KIND[u] === ARTILLERY ? NEAR : RANGE[faceOf(t, u)]
  return isNight(t) ? Math.min(printed, NEAR) : printed
}

/** Ruling T58: may the unit fire at all just now, whatever the target? */
export function isAbleToFire(t: Table, u: Unit, kind: number): boolean {
  // §7.3: not without ammunition; §19.2.2: no British machine gun that moved; §13.3B: nobody who has just retreated
  if (is(t, u, NO_AMMUNITION | MOVED | RETREATED | SWEPT)) return false
  // §6.3.4C: nobody of a broken formation
  if (isBroken(t, u)) return false
  // §10.22: guns fire offensively in their own phase; §18.2: who digs does not
  return kind !== OFFENSIVE || (KIND[u] !== ARTILLERY && (t.places.works[t.units.where[u]] & DIGGING) === 0)
}

/** Can the unit fire at that hex: able, in its arc, in range and in sight (10.4)? */
export function canFireAt(t: Table, u: Unit, kind: number, at: Hex): boolean {
  const from = t.units.where[u]
  return (
    isAbleToFire(t, u, kind) &&
    distance(grid, from, at) <= rangeOf(t, u) &&
    isInArc(t, from, at) &&
    (KIND[u] === ARTILLERY ? seesOver(t, from, at) : sees(t, from, at))
  )
}

/** Somebody in the hex who can fire at another; NO_UNIT when nobody can. */
export function firerAt(t: Table, from: Hex, kind: number, at: Hex): Unit {
  for (let u = firstCombat(t, from); u >= 0; u = nextCombat(t, u)) if (canFireAt(t, u, kind, at)) return u
  return NO_UNIT
}

/** What a volley is reckoned from: who fires, from where, at whom. */
export interface Volley {
  kind: number
  from: Hex
  at: Hex
  /** Which way the target faces (12.2). */
  facing: number
}

/** §10.25, §19.1: the factor of a unit on top: half, rounded down, for an Indian rifle company. */
export const factorOf = (t: Table, u: Unit): number => {
  const cf = CF[faceOf(t, u)]
  return HALF_FIRE[u] === 1 ? cf >> 1 : cf
}

/** §10.25: the factor of the top unit of those that fire and one more for each other; any machine gun may count as top. */
export function strengthOf(t: Table, v: Volley): number {
  let top = NO_UNIT
  let best = 0
  let others = -1
  for (let u = firstCombat(t, v.from); u >= 0; u = nextCombat(t, u)) {
    if (!canFireAt(t, u, v.kind, v.at)) continue
    others++
    if (top < 0 || t.units.rank[u] < t.units.rank[top]) top = u
    if (isMachineGun(u)) best = Math.max(best, factorOf(t, u))
  }
  return top < 0 ? 0 : Math.max(best, factorOf(t, top)) + others
}

/** §12.1: does the volley come in on a flank? Guns gain nothing by that. */
export function isOnFlank(t: Table, v: Volley): boolean {
  const u = firerAt(t, v.from, v.kind, v.at)
  return u >= 0 && KIND[u] !== ARTILLERY && isFlanked(v.at, v.facing, v.from)
}

/** §17.2.4: the best leader in a hex for the units of a formation; NO_UNIT when there is none. */
export function bestLeader(t: Table, at: Hex, formation: number): Unit {
  let best = NO_UNIT
  for (let u = firstLeader(t, at); u >= 0; u = nextLeader(t, u))
    if (isEligible(u, formation) && (best < 0 || BONUS[u] > BONUS[best])) best = u
  return best
}

/** §17.2.4: what a leader adds to the volley. */
export function leadOf(t: Table, v: Volley): number {
  const u = firerAt(t, v.from, v.kind, v.at)
  const leader = u < 0 ? NO_UNIT : bestLeader(t, v.from, FORMATION[u])
  return leader < 0 ? 0 : BONUS[leader]
}

const areNeighbours = (a: Hex, b: Hex): boolean => (directionTo(grid, a, b) as Direction | undefined) !== undefined

/** §10.25: the best of what covers the target, which may choose; §18.5.3, §18.5.4: not the ditch or embankment from which it is fired on. */
export function coverOf(v: Volley): number {
  const near = areNeighbours(v.from, v.at)
  let best = COVER[v.at]
  if (IS_DITCH[v.at] === 1 && !(near && IS_DITCH[v.from] === 1)) best = Math.min(best, OVERLAYS.ditch.modifier)
  if (IS_EMBANKMENT[v.at] === 1 && !(near && IS_EMBANKMENT[v.from] === 1))
    best = Math.min(best, OVERLAYS.embankment.modifier)
  return best
}

/** §18.3: the trench of the target; §18.5.2: not against who fires from the next one; §19.6B: not in the rain. */
export function trenchOf(t: Table, v: Volley): number {
  const isDug = (t.places.works[v.at] & TRENCH) !== 0 && !isRaining(t)
  const isFromNext = areNeighbours(v.from, v.at) && (t.places.works[v.from] & TRENCH) !== 0
  return isDug && !isFromNext ? TRENCH_CHART.modifier : 0
}

/** §19.4: the smoke of the target's own rifles. */
export const smokeOf = (t: Table, v: Volley): number =>
  (t.places.works[v.at] & SMOKE) !== 0 ? SMOKE_CHART.modifier : 0

/** §10.25: what two dice must not exceed. */
export function needOf(t: Table, v: Volley): number {
  const strength = strengthOf(t, v) * (isOnFlank(t, v) ? 2 : 1) + leadOf(t, v)
  // §10.3C: who moves has the cover that he paid for, and no trench
  if (v.kind === OPPORTUNITY) return strength + t.march.cover
  return strength + coverOf(v) + trenchOf(t, v) + smokeOf(t, v)
}

/** Whose volley it is. */
export const firingSide = (t: Table, v: Volley) => SIDE_OF[t.stacks.firstIn(v.from)]
