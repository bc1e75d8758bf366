import { ALLOWED, type Direction, distance, type Hex, type Moves, neighbour, OFF_MAP, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, TERRAIN } from '../board.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'
import { unitAt, whyNotAct } from './03-acting.ts'

/** Calls back with each neighbour of each counter that may act. */
export function besideThose(t: Table, then: (unit: Unit, hex: Hex) => void): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (whyNotAct(t, u) !== ALLOWED) continue
    for (let d = 0; d < 6; d++) {
      const hex = neighbour(grid, t.units.where[u], d as Direction)
      if (hex !== OFF_MAP) then(u, hex)
    }
  }
}

/** May the counter march there? */
export function whyNotMarch(t: Table, unit: Unit, to: Hex): Refusal {
  const no = whyNotAct(t, unit)
  if (no !== ALLOWED) return no
  // §4.1: one hex
  if (distance(grid, t.units.where[unit], to) !== 1) return refuse.tooFar(to)
  // §4.2: nobody enters thorns
  if (TERRAIN[to] === 't') return refuse.thorns(to)
  // §4.3: one counter to a hex
  return unitAt(t, to) < 0 ? ALLOWED : refuse.occupied(to)
}

/** Lists marches that may be possible; `whyNotMarch` takes out what is not. */
export const listMarches = (t: Table, out: Moves): void => besideThose(t, (unit, hex) => out.add(act.march(unit, hex)))

/** §4.1: marches one hex. */
export function march(t: Table, unit: Unit, to: Hex): void {
  const from = t.units.where[unit]
  t.acted.add(unit)
  t.units.where[unit] = to
  tell.marched(t, unit, from, to)
}
