import { distance, other, type Side } from '@boma/kernel'
import { grid, hexNamed } from '../board.ts'
import type { Table } from '../layout.ts'
import { owner, UNITS, type Unit } from '../roster.ts'
import { scenarioOf } from '../rules/02-set-up.ts'
import { isOnMap } from '../rules/03-acting.ts'
import { aheadIn, left } from '../rules/06-victory.ts'

/** The rough worth of the position, from -1 to 1: who would win as things are, who is left, and how near they are. */
export function appraise(t: Table, side: Side): number {
  const enemy = other(side)
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : t.core.result - 1 === enemy ? -1 : 0
  const ahead = aheadIn(t)
  const claim = ahead === side ? 0.2 : ahead === enemy ? -0.2 : 0
  return claim + 0.15 * (left(t, side) - left(t, enemy)) + 0.02 * (nearness(t, side) - nearness(t, enemy))
}

function nearness(t: Table, side: Side): number {
  const well = hexNamed(scenarioOf(t).well)
  let sum = 0
  for (let u = 0 as Unit; u < UNITS; u++)
    if (owner(u) === side && isOnMap(t, u)) sum += 1 - distance(grid, t.units.where[u], well) / grid.columns
  return sum
}
