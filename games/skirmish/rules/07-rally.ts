import { ALLOWED, d6, type Refusal } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'

/** §7.2: the highest roll that rallies. */
const RALLIES = 4

/** May the active counter try to rally? */
export function whyNotRally(t: Table, unit: Unit): Refusal {
  // §7.2: only a disrupted counter, and instead of marching
  if (t.units.disrupted[unit] === 0) return refuse.notDisrupted(unit)
  if (t.units.spent[unit] > 0) return refuse.hasMoved(unit)
  return ALLOWED
}

/** Tries to rally. */
export function rally(t: Table, unit: Unit): void {
  if (d6(t) <= RALLIES) {
    t.units.disrupted[unit] = 0
    tell.rallied(t, unit)
  } else tell.stayedDisrupted(t, unit)
}
