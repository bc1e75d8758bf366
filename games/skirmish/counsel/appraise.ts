import { distance, type Hex, type Side } from '@boma/kernel'
import { FORD, grid, NOWHERE } from '../board.ts'
import type { Table } from '../layout.ts'
import { DUMMY, FIRE, PER_SIDE, UNKNOWN, type Unit } from '../roster.ts'

/** What a counter nobody knows is worth: the average of those a side starts with. */
const UNKNOWN_WORTH = 2.5

/** The rough worth of the position: the ford, the counters, and how near they are to it. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : -1
  const ford = t.tracks.ford === side ? 0.15 : -0.15
  const balance = strength(t, side) - strength(t, (1 - side) as Side)
  return Math.max(-0.99, Math.min(0.99, ford + balance / 40))
}

function strength(t: Table, side: Side): number {
  let sum = 0
  for (let u = (side * PER_SIDE) as Unit; u < (side + 1) * PER_SIDE; u++)
    if (t.units.where[u] !== NOWHERE) sum += worth(t, u) + nearness(t.units.where[u])
  return sum
}

function worth(t: Table, unit: Unit): number {
  const kind = t.units.kind[unit]
  if (kind === DUMMY) return 0.3
  const fire = kind === UNKNOWN ? UNKNOWN_WORTH : FIRE[kind]
  return t.units.disrupted[unit] === 1 ? fire * 0.6 : fire
}

const nearness = (hex: Hex): number => Math.max(0, 8 - distance(grid, hex, FORD)) * 0.15
