import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { CHARGED, did, FED, FIRED, TOUCHED } from '../../rules/09-units.ts'
import { pieceNamed } from '../../rules/10-ground.ts'
import { hasHappened } from '../../rules/17-events.ts'
import { scenarioIn } from '../../rules/17-forces.ts'
import { objectivesIn } from '../../rules/17-victory.ts'
import { POINT } from './prizes.ts'

/** Work that has been begun is that share of what hangs on it: the worker may still be disturbed. */
const BEGUN = 0.8

/** §17.8: what it is worth that a unit is at work for its scenario: it has neither shot nor charged, and shall not. */
export function atWork(t: Table, u: Unit): number {
  if (t.units.work[u] === 0 || t.units.target[u] !== 0 || did(t, u, FIRED | CHARGED | FED | TOUCHED)) return 0
  let sum = 0
  for (const { place, event, on } of scenarioIn(t)?.tasks ?? [])
    if (((t.units.work[u] >> pieceNamed(t, place)) & 1) === 1 && !hasHappened(t, event))
      sum += (on.length / 6) * pointsOn(t, event)
  return BEGUN * POINT * sum
}

/** The points that change hands by an event. */
function pointsOn(t: Table, event: string): number {
  let sum = 0
  for (const { points, test } of objectivesIn(t)) if (test.event === event) sum += points
  return sum
}
