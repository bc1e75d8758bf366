import { ALLOWED, type Column, type Direction, type Hex, neighbour, OFF_MAP, opposite } from '@boma/kernel'
import { CAPE, CAPE_ENTRIES, grid, HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLOWANCE, afterLast, firstUnit, IS_PORTUGUESE, IS_TRAIN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { allowance, isMobile } from '../stacks.ts'
import { BRIDGED, CAMEL, canCross, type Gait, gaitOf, halts, sideCost, stepCost, whyNotCross } from './13-movement.ts'
import { isRain } from './27-weather.ts'
import { touchesCape } from './28-cape.ts'

/** Farther than any march goes. */
const FAR = 255
const LONGEST = Math.max(...Array.from({ length: UNITS }, (_, u) => ALLOWANCE[u as Unit]))
const GAITS: readonly Gait[] = [0, CAMEL, BRIDGED]

/** Half points to the leader from each hex, and from the Cape Colony Box behind the last; FAR where there is no way. */
const points = new Uint8Array(HEXES + 1) as Uint8Array & Column<Hex>
/** The places found for each number of half points, one row of the map's length for each, and how many there are. */
const queue = new Int16Array((LONGEST + 1) * (HEXES + 1))
const queued = new Int16Array(LONGEST + 1)

/**
 * §20.3 + §13.0: works out, back from the leader, what it costs a unit of this gait to come to him. Every step is asked
 * of the rules that a march obeys: tracks and breaks, zones, devices and enemies change what may be entered, and for
 * how much, from one march to the next.
 */
function findWays(t: Table, leader: Unit, gait: Gait, longest: number): void {
  const goal = t.units.where[leader]
  points.fill(FAR)
  queued.fill(0)
  note(goal, 0)
  for (let spent = 0; spent <= longest; spent++)
    for (let i = 0; i < queued[spent]; i++) {
      const place = queue[spent * (HEXES + 1) + i] as Hex
      // A cheaper way was found since.
      if (points[place] !== spent) continue
      // §11.4, §25.3.1, §28.1: whoever comes through a hex that halts would have to stay there
      if (place === goal || !halts(t, leader, place)) findWaysTo(t, leader, gait, place)
    }
}

/** Notes every place from which a step leads to this one. */
function findWaysTo(t: Table, leader: Unit, gait: Gait, to: Hex): void {
  if (to === CAPE) {
    for (let i = 0; i < CAPE_ENTRIES.length; i++) findEdgeWay(t, leader, gait, CAPE_ENTRIES[i], to)
    return
  }
  for (let d = 0; d < 6; d++) {
    const from = neighbour(grid, to, d as Direction)
    // No step costs less than half a point, so that most ways back need not be priced.
    if (from === OFF_MAP || points[from] <= points[to] + 1) continue
    const back = opposite(d as Direction)
    const total = points[to] + sideCost(t, gait, from, back, to)
    if (total < points[from] && total <= LONGEST && canCross(t, leader, from, back, to)) note(from, total)
  }
  if (touchesCape(to)) findEdgeWay(t, leader, gait, CAPE, to)
}

function findEdgeWay(t: Table, leader: Unit, gait: Gait, from: Hex, to: Hex): void {
  const total = points[to] + stepCost(t, gait, from, to)
  const isBest = total < points[from] && total <= LONGEST
  if (isBest && whyNotCross(t, leader, from, to) === ALLOWED) note(from, total)
}

function note(from: Hex, total: number): void {
  points[from] = total
  queue[total * (HEXES + 1) + queued[total]++] = from
}

/** Could the unit be called at all, if only it is near enough? */
function isCallable(t: Table, leader: Unit, unit: Unit): boolean {
  const from = t.units.where[unit]
  if (from > CAPE || from === t.units.where[leader] || !isMobile(t, unit)) return false
  // §20.3 + §21.6: no rail, so no trains (W156); §29.3: and no Portuguese, who could not stay with the leader
  return IS_TRAIN[unit] === 0 && IS_PORTUGUESE[unit] === IS_PORTUGUESE[leader]
}

/** Rivers cost nothing in dry turns, so that engineers then march like others. */
const gaitNow = (t: Table, unit: Unit): Gait => (isRain(t) ? gaitOf(unit) : gaitOf(unit) & CAMEL)

/** §13.2: one step is always possible (W45); a longer way must be paid for. Asked after `findWays` for this gait. */
const isNear = (t: Table, leader: Unit, unit: Unit): boolean =>
  points[t.units.where[unit]] <= allowance(t, unit) ||
  whyNotCross(t, leader, t.units.where[unit], t.units.where[leader]) === ALLOWED

/** The longest march, in half points, of any unit of this gait that could be called; 0 for none. */
function longestMarch(t: Table, leader: Unit, gait: Gait): number {
  const side = SIDE_OF[leader]
  let longest = 0
  for (let u = firstUnit(side); u < afterLast(side); u++)
    if (gaitNow(t, u) === gait && isCallable(t, leader, u)) longest = Math.max(longest, allowance(t, u))
  return longest
}

/** §20.3: finds every unit that can come to the leader in one march; nothing that the others do changes it (W64). */
export function findComers(t: Table, leader: Unit): void {
  const side = SIDE_OF[leader]
  t.comers.clear()
  for (const gait of GAITS) {
    const longest = longestMarch(t, leader, gait)
    if (longest === 0) continue
    findWays(t, leader, gait, longest)
    for (let u = firstUnit(side); u < afterLast(side); u++)
      if (gaitNow(t, u) === gait && isCallable(t, leader, u) && isNear(t, leader, u)) t.comers.add(u)
  }
}
