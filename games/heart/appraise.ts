import { FIRST, SECOND, type Side } from '@boma/kernel'
import { worthOf } from './appraise/worth.ts'
import type { Table } from './layout.ts'
import { firstOf, PER_SIDE } from './roster.ts'
import { HIDDEN, ON_TABLE } from './rules/09-units.ts'
import { isFree, spent } from './rules/17.10-lists.ts'
import { lastTurn, pointsOf } from './rules/17-victory.ts'

/** All is measured in points of a list; this makes of it a number between -1 and 1. */
const SCALE = 0.004
/** An objective point, and how much more it is worth at the end. */
const POINT = 25
const LAST = 60

/** The rough worth of the position: who is left, how near to what he wants, whom he can hit, and the points as they stand. */
export function appraise(t: Table, side: Side): number {
  const { result } = t.core
  if (result === 1 || result === 2) return result - 1 === side ? 1 : -1
  // The ready list and the ready set-up, all at once, are better than what a glance finds.
  if (t.tracks.turn === 0) return 0.001 * (placed(t, side) + (isFree(t) ? spent(t, side) / 100 : 0))
  const late = t.tracks.turn / lastTurn(t)
  const points = (POINT + LAST * late * late) * (pointsOf(t, FIRST, 0) - pointsOf(t, SECOND, 0))
  const sum = SCALE * (worthOf(t, FIRST) - worthOf(t, SECOND) + points)
  const worth = sum / (1 + Math.abs(sum))
  return side === FIRST ? worth : -worth
}

function placed(t: Table, side: Side): number {
  const first = firstOf(side)
  let n = 0
  for (let u = first; u < first + PER_SIDE; u++) if (t.units.where[u] === ON_TABLE || t.units.where[u] === HIDDEN) n++
  return n
}
