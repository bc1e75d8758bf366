import type { Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BAGGAGE, endOf, firstOf, RANK, type Unit } from '../roster.ts'
import { CAPTURED, DESTROYED, RETIRED, ROUTED, SWEPT_OFF } from './09-units.ts'

const isGone = (where: number): boolean =>
  where === DESTROYED || where === ROUTED || where === RETIRED || where === SWEPT_OFF || where === CAPTURED

/** §17.5: all figures of a side, late ones counted, baggage not. */
export function figuresOf(t: Table, side: Side): number {
  let n = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (isCounted(t, u)) n += t.units.size[u]
  return n
}
/** §17.5: those of them that it has lost, killed or routed. */
export function figuresLost(t: Table, side: Side): number {
  let n = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (isCounted(t, u)) n += t.units.size[u] - (isGone(t.units.where[u]) ? 0 : t.units.count[u])
  return n
}
const isCounted = (t: Table, u: Unit): boolean => RANK[t.units.type[u]] !== BAGGAGE && t.units.where[u] !== 0

/** §17.5: has the side lost two thirds? */
export const mustWithdraw = (t: Table, side: Side): boolean => 3 * figuresLost(t, side) >= 2 * figuresOf(t, side)
