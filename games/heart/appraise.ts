import { other, type Side } from '@boma/kernel'
import type { Table } from './layout.ts'
import { firstOf, PER_SIDE } from './roster.ts'

/** The rough worth of the position: who has more figures left. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : t.core.result - 1 === other(side) ? -1 : 0
  const mine = left(t, side)
  const theirs = left(t, other(side))
  return Math.max(-0.99, Math.min(0.99, (mine - theirs) / Math.max(1, mine + theirs)))
}

function left(t: Table, side: Side): number {
  let n = 0
  for (let u = firstOf(side); u < firstOf(side) + PER_SIDE; u++) if (t.units.where[u] < 8) n += t.units.count[u]
  return n
}
