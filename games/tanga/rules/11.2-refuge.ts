import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP, other } from '@boma/kernel'
import { costBy, grid, HEXES, IS_PASSABLE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARTILLERY, KIND, MF, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { faceOf, firstCombat, hasCombat, holder, nextCombat, nextHead } from '../stacks.ts'
import { isInArc } from './08-facing.ts'
import { arrivalFault } from './09-stacking.ts'
import { willSee } from './10.4-sight.ts'
import { isAbleToFire, OPPORTUNITY, rangeOf } from './10-fire.ts'

/** No hex. */
const NOWHERE = -1 as Hex
/** What no way costs. */
const NO_WAY = 0x7fffffff
/** Movement factors first, then hexes of friends that are passed: whom nobody need disturb stays in peace. */
const FACTOR = 64

/** The ways out of a melee, worked out anew for each unit: what each hex takes, and from where it is entered. */
const takes = new Int32Array(HEXES)
const cameFrom = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)
const isQueued = new Uint8Array(HEXES)

const factorsTo = (at: Hex): number => Math.trunc(takes[at] / FACTOR)

/** §11.2, ruling T95: all that the unit could reach with its whole movement, by night too; hexes with enemies are closed. */
function workOut(t: Table, u: Unit): void {
  const start = t.units.where[u]
  const enemy = other(SIDE_OF[u])
  const most = MF[faceOf(t, u)]
  takes.fill(NO_WAY)
  takes[start] = 0
  queue[0] = start
  isQueued[start] = 1
  for (let head = 0, waiting = 1; waiting > 0; waiting--, head++) {
    const at = queue[head % HEXES] as Hex
    isQueued[at] = 0
    const passing = at !== start && hasCombat(t, at, SIDE_OF[u]) ? 1 : 0
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, at, d)
      if (to === OFF_MAP || IS_PASSABLE[to] === 0 || holder(t, to) === enemy) continue
      const whole = takes[at] + costBy(at, d) * FACTOR + passing
      if (whole >= takes[to] || whole >= (most + 1) * FACTOR) continue
      takes[to] = whole
      cameFrom[to] = at
      if (isQueued[to] === 1) continue
      isQueued[to] = 1
      queue[(head + waiting) % HEXES] = to
      waiting++
    }
  }
}

/** Does nobody stay behind in the hex when the unit and its escort have left? */
function leavesEmpty(t: Table, u: Unit): boolean {
  for (let v = t.stacks.firstIn(t.units.where[u]); v !== NO_UNIT; v = t.stacks.nextIn(v))
    if (v !== u && !t.escort.has(v)) return false
  return true
}

/** §11.2: has an able enemy, infantry or machine gun, the hex in range and sight? */
function isUnderFire(t: Table, u: Unit, at: Hex): boolean {
  const leaving = leavesEmpty(t, u) ? t.units.where[u] : NOWHERE
  const enemy = other(SIDE_OF[u])
  for (let head = nextHead(t, enemy, 0); head !== NO_UNIT; head = nextHead(t, enemy, head + 1)) {
    const from = t.units.where[head]
    if (!isHex(from)) continue
    for (let v = firstCombat(t, from); v !== NO_UNIT; v = nextCombat(t, v))
      if (
        KIND[v] !== ARTILLERY &&
        isAbleToFire(t, v, OPPORTUNITY) &&
        distance(grid, from, at) <= rangeOf(t, v) &&
        isInArc(t, from, at) &&
        willSee(t, from, at, leaving)
      )
        return true
  }
  return false
}

/** The hexes that will do, as far as the ways have been worked out. */
const isRefuge = (t: Table, u: Unit, at: Hex): boolean =>
  at !== t.units.where[u] && takes[at] < NO_WAY && arrivalFault(t, at, u) === '' && !isUnderFire(t, u, at)

/** What the nearest of them costs; NO_WAY when there is none. */
function leastCost(t: Table, u: Unit): number {
  let least = NO_WAY
  for (let at = 0 as Hex; at < HEXES; at++)
    if (takes[at] < NO_WAY && factorsTo(at) < least && isRefuge(t, u, at)) least = factorsTo(at)
  return least
}

/** §11.2, ruling T95: notes the hexes that a unit which leaves a melee may go to: of the least cost, not under fire, with room. */
export function noteRefuges(t: Table, u: Unit): void {
  workOut(t, u)
  const least = leastCost(t, u)
  for (let at = 0 as Hex; at < HEXES; at++)
    if (takes[at] < NO_WAY && factorsTo(at) === least && isRefuge(t, u, at)) t.refuges.add(at)
}

/** Notes the friends who are passed on the way to a hex, in that order (13.3A). */
export function notePassed(t: Table, u: Unit, to: Hex): void {
  workOut(t, u)
  const start = t.units.where[u]
  const way: Hex[] = []
  for (let at = cameFrom[to] as Hex; at !== start; at = cameFrom[at] as Hex) way.push(at)
  for (const at of way.reverse()) if (hasCombat(t, at, SIDE_OF[u])) t.passed.push(at)
}
