import { distance, type Hex, OFF_MAP } from '@boma/kernel'
import { grid, HEXES, hex, IS_TRENCH_LINE } from '../board.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatUnits, hasCombat } from '../stacks.ts'
import { scenarioOf } from './04-clock.ts'

/** Where each side looks for the enemy: the middle of the German line, and the plantation before it. */
const CENTRE = [hex('1511'), hex('1111')]

/** Where the line decides, a trench that would stand empty weighs more than all else together. */
const OPEN_DOOR = 40

/** §21.1D: does whoever gets into the trench line win? Then none of its trenches may stand empty. */
const isDecidedInTheLine = (t: Table): boolean =>
  scenarioOf(t).victories.some(({ asks }) => asks.some((each) => 'areas' in each && each.areas.includes('trench-line')))

/** What a trench of the line is worth to a German; leaders come first, and their companies gather round them. */
function trenchWorth(t: Table, u: Unit, at: Hex): number {
  if (SIDE_OF[u] !== GERMAN || IS_TRENCH_LINE[at] === 0) return 0
  if (isDecidedInTheLine(t) && !hasCombat(t, at, GERMAN)) return OPEN_DOOR
  return IS_COMBAT[u] === 1 ? 3 : 0
}

/** How well a counter would stand in a hex, less is better: with its officer, in a trench, near the middle of the line. */
function worth(t: Table, u: Unit, at: Hex): number {
  const far = distance(grid, at, CENTRE[SIDE_OF[u]])
  const isWithOwn = isWithFormation(t, u, at) ? 8 : 0
  const crowd = combatUnits(t, at) * 2
  return far - isWithOwn - trenchWorth(t, u, at) + crowd + (isLeader(u) && t.stacks.firstIn(at) !== NO_UNIT ? 6 : 0)
}

function isWithFormation(t: Table, u: Unit, at: Hex): boolean {
  for (let v = t.stacks.firstIn(at); v !== NO_UNIT; v = t.stacks.nextIn(v))
    if (FORMATION[v] === FORMATION[u]) return true
  return false
}

/** The hex that we suggest for a counter, among those where it fits. */
export function suggestion(t: Table, u: Unit, fits: (at: Hex) => boolean): Hex {
  let best = OFF_MAP as Hex
  for (let at = 0 as Hex; at < HEXES; at++)
    if (fits(at) && (best === OFF_MAP || worth(t, u, at) < worth(t, u, best))) best = at
  return best
}
