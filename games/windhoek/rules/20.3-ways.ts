import { ALLOWED, type Column, type Direction, distance, type Hex, makeHexList, neighbour, OFF_MAP } from '@boma/kernel'
import { CAPE, CAPE_ENTRIES, grid, HEXES, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLOWANCE, afterLast, firstUnit, IS_PORTUGUESE, IS_TRAIN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { allowance, isMobile } from '../stacks.ts'
import { BRIDGED, CAMEL, type Gait, gaitOf, halts, stepCost, whyNotCross } from './13-movement.ts'
import { isRain } from './27-weather.ts'
import { touchesCape } from './28-cape.ts'

/** Farther than any march goes. */
const FAR = 255
const LONGEST = Math.max(...Array.from({ length: UNITS }, (_, u) => ALLOWANCE[u as Unit]))
const GAITS: readonly Gait[] = [0, CAMEL, BRIDGED]

/** Half points to the leader from each hex, and from the Cape Colony Box behind the last; FAR where there is no way. */
const points = new Uint8Array(HEXES + 1) as Uint8Array & Column<Hex>
/** The places with a way, in the order in which they were found. */
const found = makeHexList(HEXES + 1)

/**
 * §20.3 + §13.0: works out, back from the leader, what it costs a unit of this gait to come to him. Every step is asked
 * of the rules that a march obeys: tracks and breaks, zones, devices and enemies change what may be entered, and for
 * how much, from one march to the next.
 */
function findWays(t: Table, leader: Unit, gait: Gait): void {
  const goal = t.units.where[leader]
  points.fill(FAR)
  points[goal] = 0
  found[0] = goal
  let count = 1
  for (let spent = 0; spent < LONGEST; spent++)
    for (let i = 0; i < count; i++) {
      const to = found[i]
      // §11.4, §25.3.1, §28.1: whoever comes this way would have to halt there
      if (points[to] !== spent || (to !== goal && halts(t, leader, to))) continue
      for (let d = 0; d < 6 && to !== CAPE; d++) count = findWay(t, leader, gait, neighbourOf(to, d), to, count)
      if (touchesCape(to)) count = findWay(t, leader, gait, CAPE, to, count)
      for (let e = 0; e < CAPE_ENTRIES.length && to === CAPE; e++)
        count = findWay(t, leader, gait, CAPE_ENTRIES[e], to, count)
    }
}

const neighbourOf = (hex: Hex, d: number) => neighbour(grid, hex, d as Direction)

/** Notes what it costs to come by this step, if it is the cheapest so far; returns how many places have a way now. */
function findWay(t: Table, leader: Unit, gait: Gait, from: Hex | typeof OFF_MAP, to: Hex, count: number): number {
  if (from === OFF_MAP || whyNotCross(t, leader, from, to) !== ALLOWED) return count
  const total = points[to] + stepCost(t, gait, from, to)
  if (total >= points[from] || total > LONGEST) return count
  if (points[from] === FAR) found[count++] = from
  points[from] = total
  return count
}

/** Could the unit be called at all, if only it is near enough? */
function isCallable(t: Table, leader: Unit, unit: Unit): boolean {
  const from = t.units.where[unit]
  const goal = t.units.where[leader]
  if (from > CAPE || from === goal || !isMobile(t, unit)) return false
  // §20.3 + §21.6: no rail, so no trains (W156); §29.3: and no Portuguese, who could not stay with the leader
  if (IS_TRAIN[unit] === 1 || IS_PORTUGUESE[unit] !== IS_PORTUGUESE[leader]) return false
  // No step costs less than half a point.
  return !isHex(from) || !isHex(goal) || distance(grid, from, goal) <= allowance(t, unit)
}

/** Rivers cost nothing in dry turns, so that engineers then march like others. */
const gaitNow = (t: Table, unit: Unit): Gait => (isRain(t) ? gaitOf(unit) : gaitOf(unit) & CAMEL)

/** §13.2: one step is always possible; a longer way must be paid for. Asked after `findWays` for the unit's gait. */
const isNear = (t: Table, leader: Unit, unit: Unit): boolean =>
  points[t.units.where[unit]] <= allowance(t, unit) ||
  whyNotCross(t, leader, t.units.where[unit], t.units.where[leader]) === ALLOWED

/** §20.3: can the unit come to the leader in one march? */
export function canCome(t: Table, leader: Unit, unit: Unit): boolean {
  if (!isCallable(t, leader, unit)) return false
  findWays(t, leader, gaitNow(t, unit))
  return isNear(t, leader, unit)
}

/** Marks, after `findComers`, for each unit that can come. */
export const comes = new Uint8Array(UNITS) as Uint8Array & Column<Unit>

/** §20.3: finds every unit after this one that can come to the leader in one march; says how many they are. */
export function findComers(t: Table, leader: Unit, after: Unit): number {
  const side = SIDE_OF[leader]
  let count = 0
  let searched: Gait = -1
  comes.fill(0)
  for (const gait of GAITS)
    for (let u = firstUnit(side); u < afterLast(side); u++) {
      if (u <= after || gaitNow(t, u) !== gait || !isCallable(t, leader, u)) continue
      if (searched !== gait) findWays(t, leader, gait)
      searched = gait
      if (!isNear(t, leader, u)) continue
      comes[u] = 1
      count++
    }
  return count
}
