import { FIRST, finish, NOBODY, SECOND, SIDES, type Side } from '@boma/kernel'
import { LOWEST_POINTS } from '../actions/operands.ts'
import { tell } from '../actions.ts'
import type { Objective } from '../data/kind.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf } from '../roster.ts'
import { AFLOAT, EMBARKED, HIDDEN, isUnit, LATE, ON_TABLE, WAITING } from './09-units.ts'
import { timesMet } from './17.4-objectives.ts'
import { mustWithdraw } from './17.5-losses.ts'
import { ARMIES, scenarioIn } from './17-forces.ts'

/** §17.6: turns of a free game. */
const FREE_TURNS = 10
/** §17.4: so far ahead is decisive. */
const DECISIVE = 4

/** The last turn of the match. */
export const lastTurn = (t: Table): number => scenarioIn(t)?.turns ?? FREE_TURNS

/** What counts for the sides in this match. */
export const objectivesIn = (t: Table): readonly Objective[] => scenarioIn(t)?.objectives ?? []

/** §17.4: points of one objective; §17.5: when somebody has withdrawn, those marked `ground` go to who has not. */
export function pointsFor(t: Table, { side, points, each, ground, test }: Objective, withdrawn: number): number {
  const own = ARMIES.indexOf(side)
  if (ground && withdrawn !== 0) return withdrawn === 1 << (1 - own) ? points : 0
  const times = timesMet(t, test)
  return points * (each === undefined ? times : Math.trunc(times / each))
}
/** §17.4: the objective points of a side, just now. */
export function pointsOf(t: Table, side: Side, withdrawn: number): number {
  let sum = 0
  for (const objective of objectivesIn(t))
    if (objective.side === ARMIES[side]) sum += pointsFor(t, objective, withdrawn)
  return sum
}

/** §17.4: has the side a unit left? Hidden, late and afloat ones count. */
function hasUnits(t: Table, side: Side): boolean {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (isUnit(t, u) && isLeft(t.units.where[u])) return true
  return false
}
const isLeft = (where: number): boolean =>
  where === ON_TABLE ||
  where === HIDDEN ||
  where === LATE ||
  where === AFLOAT ||
  where === EMBARKED ||
  where === WAITING

/** §17.4: the points are counted: the higher wins, equal is a draw. */
export function decide(t: Table, withdrawn: number): void {
  const first = pointsOf(t, FIRST, withdrawn)
  const second = pointsOf(t, SECOND, withdrawn)
  if (first === second) {
    tell.drawn(t, first - LOWEST_POINTS)
    finish(t, NOBODY)
    return
  }
  const winner = first > second ? FIRST : SECOND
  const high = Math.max(first, second)
  const low = Math.min(first, second)
  const won = high - low >= DECISIVE ? tell.wonDecisively : tell.won
  won(t, winner, high - LOWEST_POINTS, low - LOWEST_POINTS)
  finish(t, winner)
}

/** §17.5: the sides that have lost two thirds, as bits: they withdraw when the turn ends. */
export const withdrawing = (t: Table): number =>
  (mustWithdraw(t, FIRST) ? 1 << FIRST : 0) | (mustWithdraw(t, SECOND) ? 1 << SECOND : 0)

/** §17.5: who has lost two thirds withdraws; §17.4, §11.6: a side without units, or the last turn, ends the game. */
export const endOfTurn = automatic('11.6', (t) => {
  const withdrawn = withdrawing(t)
  for (const side of SIDES) if ((withdrawn & (1 << side)) !== 0) tell.withdrew(t, side)
  if (withdrawn !== 0 || !hasUnits(t, FIRST) || !hasUnits(t, SECOND) || t.tracks.turn >= lastTurn(t))
    decide(t, withdrawn)
})
