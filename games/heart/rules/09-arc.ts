import { STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALL_ROUND, ARC, NARROW, NO_UNIT, type Unit } from '../roster.ts'
import { hostOf } from './09-units.ts'

/** §9.7: is what lies at (dx, dy) from a figure of the unit in its arc? */
export function inArc(t: Table, u: Unit, dx: number, dy: number): boolean {
  const arc = ARC[t.units.type[u]]
  // Vehicles, boats, independent and attached figures shoot all round
  if (arc === ALL_ROUND || hostOf(t, u) !== NO_UNIT) return true
  const fx = STEP_X[t.units.facing[u]]
  const fy = STEP_Y[t.units.facing[u]]
  const ahead = fx * dx + fy * dy
  if (arc !== NARROW) return ahead >= 0
  return ahead > 0 && Math.abs(fx * dy - fy * dx) <= ahead
}
