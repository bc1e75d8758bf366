import { distance, type Hex, type Modifier } from '@boma/kernel'
import { COVER, grid, IS_DITCH, IS_EMBANKMENT } from '../board.ts'
import { SMOKE as SMOKE_CHART, TRENCH as TRENCH_CHART } from '../data/charts.ts'
import { OVERLAYS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ARTILLERY, BONUS, CF, FORMATION, GERMAN, HALF_FIRE, KIND, NO_UNIT, RANGE, type Unit } from '../roster.ts'
import {
  DIGGING,
  faceOf,
  firstCombat,
  firstLeader,
  holder,
  is,
  isMachineGun,
  MOVED,
  NO_AMMUNITION,
  nextCombat,
  nextLeader,
  RETREATED,
  SMOKE,
  TRENCH,
} from '../stacks.ts'
import { isNight, isRaining } from './04-clock.ts'
import { isBound } from './06.3-standing.ts'
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

/** §10.21, ruling T58: may the unit, of whatever kind, fire at all just now? */
export function isAbleToFire(t: Table, u: Unit, kind: number): boolean {
  // §7.2, §7.3: not without ammunition, which melee does not ask for (§7.7); §19.2.2: no British machine gun that moved; §13.3B: nobody who has just retreated
  if (is(t, u, NO_AMMUNITION | MOVED | RETREATED)) return false
  // §6.3.4C: nobody of a broken formation, or swept along by one
  if (isBound(t, u)) return false
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

/** Nobody's rifle carries farther than this. */
export const FARTHEST = Math.max(NEAR, ...(RANGE as unknown as Int16Array))
/** Is a hex nearer than anybody's rifle carries? Asked first: most are not. */
const isNear = (from: Hex, at: Hex): boolean => distance(grid, from, at) <= FARTHEST

/** Somebody in the hex who can fire at another; NO_UNIT when nobody can. */
export function firerAt(t: Table, from: Hex, kind: number, at: Hex): Unit {
  if (!isNear(from, at)) return NO_UNIT
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u)) if (canFireAt(t, u, kind, at)) return u
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
  return HALF_FIRE[u] === 1 && has(t, 'lee-enfield') ? cf >> 1 : cf
}

/** §10.25: the unit that counts as top of those that fire: the highest, or the best machine gun. */
export function leadingUnit(t: Table, v: Volley): Unit {
  let top = NO_UNIT
  let gun = NO_UNIT
  for (let u = firstCombat(t, v.from); u !== NO_UNIT; u = nextCombat(t, u)) {
    if (!canFireAt(t, u, v.kind, v.at)) continue
    if (top === NO_UNIT || t.units.rank[u] < t.units.rank[top]) top = u
    if (isMachineGun(u) && (gun === NO_UNIT || factorOf(t, u) > factorOf(t, gun))) gun = u
  }
  return gun !== NO_UNIT && factorOf(t, gun) > factorOf(t, top) ? gun : top
}

function firers(t: Table, v: Volley): number {
  let n = 0
  for (let u = firstCombat(t, v.from); u !== NO_UNIT; u = nextCombat(t, u)) if (canFireAt(t, u, v.kind, v.at)) n++
  return n
}

/** §17.2.4: the best leader in a hex for the units of a formation; NO_UNIT when there is none. */
export function bestLeader(t: Table, at: Hex, formation: number): Unit {
  let best = NO_UNIT
  for (let u = firstLeader(t, at); u !== NO_UNIT; u = nextLeader(t, u))
    if (isEligible(u, formation) && (best === NO_UNIT || BONUS[u] > BONUS[best])) best = u
  return best
}

/** §17.2.4: the best leader for all units of a hex (ruling T77). */
export function leaderOfAll(t: Table, at: Hex): Unit {
  let best = NO_UNIT
  for (let leader = firstLeader(t, at); leader !== NO_UNIT; leader = nextLeader(t, leader)) {
    let isForAll = true
    for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) isForAll &&= isEligible(leader, FORMATION[u])
    if (isForAll && (best === NO_UNIT || BONUS[leader] > BONUS[best])) best = leader
  }
  return best
}

/** What is said of each thing that counts for a volley. */
export type FireText = `page.${'top' | 'half' | 'others' | 'flank' | 'leader' | Cover | 'trench' | 'smoke'}`
type Cover = 'ground' | 'ditch' | 'embankment' | 'paid' | 'road'
/** A thing that counts for a volley. */
export interface FireLine extends Modifier {
  readonly text: FireText
}

/** §10.1, §10.25: all who can fire do: the factor of the top one of them, one for each other, twice that on a flank, and a leader. */
export function strengthLines(t: Table, v: Volley): readonly FireLine[] {
  const top = leadingUnit(t, v)
  if (top === NO_UNIT) return []
  const factor = factorOf(t, top)
  const others = firers(t, v) - 1
  const half = factor < CF[faceOf(t, top)]
  const lines: FireLine[] = [half ? line('page.half', factor, '19.1') : line('page.top', factor, '10.25')]
  lines.push(line('page.others', others, '10.25'))
  // §12.1: guns gain nothing on a flank
  if (KIND[top] !== ARTILLERY && isFlanked(v.at, v.facing, v.from))
    lines.push(line('page.flank', factor + others, '12.1'))
  const leader = leaderOfAll(t, v.from)
  if (leader !== NO_UNIT) lines.push(line('page.leader', BONUS[leader], '17.2.4'))
  return lines
}
const line = (text: FireText, value: number, rule: string): FireLine => ({ text, value, rule })

const areNeighbours = (a: Hex, b: Hex): boolean => distance(grid, a, b) === 1

/** §10.25: the best of what covers the target, which may choose; §18.5.3, §18.5.4: not the ditch or embankment from which it is fired on. */
export function coverLine(from: Hex, at: Hex): FireLine {
  const near = areNeighbours(from, at)
  let best = line('page.ground', COVER[at], '10.25')
  const { ditch, embankment } = OVERLAYS
  if (IS_DITCH[at] === 1 && !(near && IS_DITCH[from] === 1) && ditch.modifier < best.value)
    best = line('page.ditch', ditch.modifier, '18.5.3')
  if (IS_EMBANKMENT[at] === 1 && !(near && IS_EMBANKMENT[from] === 1) && embankment.modifier < best.value)
    best = line('page.embankment', embankment.modifier, '18.5.4')
  return best
}

/** §18.3, §18.5.1: the trench of the target, beside all other cover; §18.5.2: not against who fires from the next one; §19.6B: not in the rain. */
export function trenchOf(t: Table, from: Hex, at: Hex): number {
  const isDug = (t.places.works[at] & TRENCH) !== 0 && !isRaining(t)
  const isFromNext = areNeighbours(from, at) && (t.places.works[from] & TRENCH) !== 0
  return isDug && !isFromNext ? TRENCH_CHART.modifier : 0
}

/** §19.4: the smoke of the target's own rifles, at which the British aim (ruling T155). */
const smokeOf = (t: Table, v: Volley): number =>
  (t.places.works[v.at] & SMOKE) !== 0 && holder(t, v.at) === GERMAN ? SMOKE_CHART.modifier : 0

/** What the ground adds and takes away. §10.3C: who moves has the cover that he paid for, and no trench. */
export function groundLines(t: Table, v: Volley): readonly FireLine[] {
  const { cover } = t.march
  const lines: FireLine[] = []
  if (v.kind !== OPPORTUNITY)
    lines.push(coverLine(v.from, v.at), line('page.trench', trenchOf(t, v.from, v.at), '18.3'))
  else lines.push(line(cover > 0 ? 'page.road' : 'page.paid', cover, '10.3c'))
  lines.push(line('page.smoke', smokeOf(t, v), '19.4'))
  return lines
}

/** §10.25: all that counts for a volley: what two dice must not exceed is the sum. */
export const volleyLines = (t: Table, v: Volley): readonly FireLine[] =>
  [...strengthLines(t, v), ...groundLines(t, v)].filter((each) => each.value !== 0)

/** §10.25: what two dice must not exceed. */
export const needOf = (t: Table, v: Volley): number => volleyLines(t, v).reduce((sum, each) => sum + each.value, 0)
