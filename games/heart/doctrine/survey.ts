import { other, type Side } from '@boma/kernel'
import { sixteenths } from '../board.ts'
import type { Table } from '../layout.ts'
import { CAVALRY, endOf, firstOf, RANK, UNIT_RANK, UNITS, type Unit } from '../roster.ts'
import { AFLOAT, HIDDEN, isIn, ON_FOOT, ON_TABLE, WAITING } from '../rules/09-units.ts'
import { hasHappened } from '../rules/17-events.ts'
import { ARMIES } from '../rules/17-forces.ts'
import { suggestionFor } from '../rules/17-spots.ts'
import { lastTurn, objectivesIn, pointsOf } from '../rules/17-victory.ts'
import { bodyOf, middleOf } from './bodies.ts'
import { paces } from './close.ts'
import { type Goal, goalsOf, isOn } from './goals.ts'
import { strengthOf } from './losses.ts'
import { findWays, turnsFrom, type Way } from './ways.ts'
import { AT_STAKE, BOLDEST, FEAR, RECKLESS, WARIEST } from './weights.ts'

/** What a side makes of the table: what wins, who has which goal, and the ways there. */
export interface Survey {
  readonly side: Side
  readonly goals: readonly Goal[]
  /** Ways to goals, by their number and by how somebody goes. */
  readonly ways: Map<number, Way>
  /** When tasks were given out last, and who has which: 1 + the goal; 0 for none. */
  stamp: number
  readonly tasks: Int32Array
  /** Objective points ahead, as things are. */
  ahead: number
  /** What the enemy's fire counts beside one's own: whoever is stronger fears less. */
  fear: number
  /** What it is played like: 0 as usual, 1 bolder, 2 warier. */
  readonly posture: number
}

/** Surveys the table for a side. */
export function surveyFor(t: Table, side: Side, posture = 0): Survey {
  const survey: Survey = {
    side,
    goals: goalsOf(t, side),
    ways: new Map(),
    stamp: -1,
    tasks: new Int32Array(UNITS),
    ahead: 0,
    fear: FEAR,
    posture,
  }
  look(t, survey)
  return survey
}

/** Turns that have begun: both sides share a turn. */
export const clockOf = (t: Table): number => t.tracks.turn
/** Turns that are left, this one among them. */
export const turnsLeft = (t: Table): number => lastTurn(t) - t.tracks.turn + 1

const stampOf = (t: Table): number => (t.tracks.turn * 8 + t.tracks.phase) * 2 + (t.tracks.done === 0 ? 0 : 1)

/** Brings a survey up to date: tasks are given out anew in every phase. */
export function look(t: Table, survey: Survey): void {
  const stamp = stampOf(t)
  if (stamp === survey.stamp) return
  survey.stamp = stamp
  const { side } = survey
  survey.ahead = t.tracks.turn === 0 ? 0 : sureOf(t, side) - sureOf(t, other(side))
  const stronger = strengthOf(t, side) / Math.max(1, strengthOf(t, other(side)))
  survey.fear = FEAR / Math.max(WARIEST, Math.min(BOLDEST, stronger))
  if (survey.ahead < 0 && turnsLeft(t) <= AT_STAKE) survey.fear *= RECKLESS
  giveTasks(t, survey)
}

/** A side's points as they stand, but for those that it has only until the enemy has done his task. */
function sureOf(t: Table, side: Side): number {
  let points = pointsOf(t, side, 0)
  if (turnsLeft(t) === 1) return points
  for (const { side: army, points: more, test } of objectivesIn(t))
    if (army === ARMIES[side] && test.kind === 'not-event' && !hasHappened(t, test.event ?? '')) points -= more
  return points
}

/** How many turns it is for a unit to a goal, from a place. */
export function turnsTo(t: Table, survey: Survey, u: Unit, goal: number, x: number, y: number): number {
  const isFoot = t.units.type[u] === CAVALRY && isIn(t, u, ON_FOOT) ? 1 : 0
  // §7.2: with a scout it goes faster
  const [open] = paces(t, u)
  const key = (goal * 64 + t.units.type[u]) * 64 + 2 * Math.round(open) + isFoot
  let way = survey.ways.get(key)
  if (way === undefined) {
    way = findWays(t, u, survey.goals[goal].box)
    survey.ways.set(key, way)
  }
  return turnsFrom(way, x, y)
}

/** Gives the goals out, the most valuable first, each to those who are nearest to it. */
function giveTasks(t: Table, survey: Survey): void {
  survey.tasks.fill(0)
  const order = survey.goals.map((_, i) => i).toSorted((a, b) => rankOf(survey.goals[b]) - rankOf(survey.goals[a]))
  for (const i of order) if (isOn(t, survey.goals[i])) giveOut(t, survey, i)
}
const rankOf = ({ value, isUrgent }: Goal): number => value + (isUrgent ? 1000 : 0)

/**
 * Where a unit is, or will be: those who are set up go by the ready set-up, and have the goals that cannot wait, and those
 * that lie where they would stand.
 */
function standsAt(t: Table, u: Unit, { isUrgent, box }: Goal): readonly [x: number, y: number] | undefined {
  switch (t.units.where[u]) {
    case ON_TABLE:
    case HIDDEN:
      return middleOf(bodyOf(t, u))
    case AFLOAT:
      return [0, 0]
    case WAITING: {
      const anchor = t.tracks.turn === 0 ? suggestionFor(t, u)?.anchor : undefined
      if (anchor === undefined) return undefined
      const [x, y] = [sixteenths(anchor[0]), sixteenths(anchor[1])]
      const isThere = x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
      return isUrgent || isThere ? [x, y] : undefined
    }
    default:
      return undefined
  }
}

function giveOut(t: Table, survey: Survey, i: number): void {
  const goal = survey.goals[i]
  const found: { u: Unit; turns: number }[] = []
  for (let u = firstOf(survey.side), end = endOf(survey.side); u !== end; u++) {
    if (survey.tasks[u] !== 0 || t.units.attached[u] !== 0 || !goal.who(t, u)) continue
    const at = standsAt(t, u, goal)
    if (at === undefined) continue
    const [x, y] = at
    // Whoever is nearly gone had better not be sent alone
    found.push({
      u,
      turns: turnsTo(t, survey, u, i, x, y) + (RANK[t.units.type[u]] === UNIT_RANK && t.units.count[u] < 4 ? 2 : 0),
    })
  }
  found.sort((a, b) => a.turns - b.turns || a.u - b.u)
  for (const { u } of found.slice(0, goal.units)) survey.tasks[u] = i + 1
}
