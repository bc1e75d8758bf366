import { ALLOWED, check } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { wayOn } from '../rules/12-samples.ts'
import { rules } from '../rules.ts'
import { deciding } from './asked.ts'

/** §12.4, §12.8: how a unit that halts usually faces: to the nearest enemy, as far as it may turn; else as it faces already. */
export function usualFacing(t: Table, u: Unit): number {
  const facing = t.units.facing[u]
  const way = wayOn(t, u)
  return check(rules, t, deciding(t), act.halt(way)) === ALLOWED ? way : facing
}
