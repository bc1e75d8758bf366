import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { headOf, sideOf, type Unit } from '../roster.ts'
import { isNearPiece, pieceNamed } from '../rules/10-ground.ts'
import { hasHappened } from '../rules/17-events.ts'
import { scenarioIn, sideNamed } from '../rules/17-forces.ts'
import { objectivesIn } from '../rules/17-victory.ts'
import { canDo } from './goals.ts'
import { POINT } from './weights.ts'

/** So near to its place a task may be begun next turn. */
const NEAR = 6 * PARTS

/** §17.8: what hangs on a unit because it is, or soon may be, at work for its scenario. */
export function workIn(t: Table, u: Unit): number {
  let sum = 0
  for (const task of scenarioIn(t)?.tasks ?? []) {
    if (task.side !== undefined && sideNamed(task.side) !== sideOf(u)) continue
    if (hasHappened(t, task.event) || !canDo(task)(t, u)) continue
    const head = headOf(u)
    if (isNearPiece(t, pieceNamed(t, task.place), NEAR, t.figures.x[head], t.figures.y[head]))
      sum += (task.on.length / 6) * pointsOn(t, task.event)
  }
  return POINT * sum
}

/** The points that change hands by an event. */
function pointsOn(t: Table, event: string): number {
  let sum = 0
  for (const { points, test } of objectivesIn(t)) if (test.event === event) sum += points
  return sum
}
