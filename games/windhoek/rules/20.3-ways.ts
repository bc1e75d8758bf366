import {
  ALLOWED,
  BARRED,
  type Direction,
  gain,
  gainAfter,
  type Hex,
  makeWays,
  NO_LINK,
  NOWHERE,
  onward,
  opposite,
  setOut,
  take,
} from '@boma/kernel'
import { CAPE, isHex, net } from '../board.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstUnit, IS_PORTUGUESE, IS_TRAIN, SIDE_OF, type Unit } from '../roster.ts'
import { allowance, isMobile } from '../stacks.ts'
import { BRIDGED, CAMEL, canCross, type Gait, gaitOf, halts, sideCost, stepCost, whyNotCross } from './13-movement.ts'
import { isRain } from './27-weather.ts'

const GAITS: readonly Gait[] = [0, CAMEL, BRIDGED]

/** Half points to the leader from each hex, and from Cape Colony. */
const ways = makeWays(net)

/**
 * §20.3 + §13.0: floods back from the leader with what it costs a unit of this gait to come to him. Every step is asked of
 * the rules that a march obeys: tracks and breaks, zones, devices and enemies change what may be entered, and for how
 * much, from one march to the next.
 */
function floodToLeader(t: Table, leader: Unit, gait: Gait, points: number): void {
  setOut(ways, t.units.where[leader], points)
  for (let to = onward(ways); to !== NOWHERE; to = onward(ways)) {
    // §11.4, §25.3.1, §28.1: whoever comes through a hex that halts would have to stay there
    if (to !== t.units.where[leader] && halts(t, leader, to)) continue
    for (let link = gain(ways, to); link !== NO_LINK; link = gainAfter(ways, to, link))
      take(ways, to, link, costBack(t, leader, gait, to, link))
  }
}

/** What the step against a link costs, or BARRED. */
function costBack(t: Table, leader: Unit, gait: Gait, to: Hex, link: number): number {
  const from = net.ends[link]
  if (!isHex(to) || !isHex(from))
    return whyNotCross(t, leader, from, to) === ALLOWED ? stepCost(t, gait, from, to) : BARRED
  const back = opposite((link - net.firsts[to]) as Direction)
  const cost = sideCost(t, gait, from, back, to)
  // A step that makes no way shorter need not be asked about at length.
  if (ways.spent[to] + cost >= ways.spent[from]) return BARRED
  return canCross(t, leader, from, back, to) ? cost : BARRED
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

/** §13.2: one step is always possible (W45); a longer way must be paid for. Asked after the flood for this gait. */
const isNear = (t: Table, leader: Unit, unit: Unit): boolean =>
  ways.spent[t.units.where[unit]] <= allowance(t, unit) ||
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
    floodToLeader(t, leader, gait, longest)
    for (let u = firstUnit(side); u < afterLast(side); u++)
      if (gaitNow(t, u) === gait && isCallable(t, leader, u) && isNear(t, leader, u)) t.comers.add(u)
  }
}
