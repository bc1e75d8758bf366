import { isOver, SIDES } from '@boma/kernel'
import { TERRAIN } from './board.ts'
import type { Table } from './layout.ts'
import { UNIT_NAMES, UNITS, type Unit } from './roster.ts'
import { scenarioOf } from './rules/02-set-up.ts'
import { isOnMap, unitAt } from './rules/03-acting.ts'
import { left } from './rules/06-victory.ts'

/** What does not go together in a position, in a sentence; undefined when all does. Ranges are the layout's affair. */
export function possible(t: Table): string | undefined {
  const { turn } = t.tracks
  if (turn < 1 || turn > scenarioOf(t).turns) return `it cannot be turn ${turn}`
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!isOnMap(t, u)) continue
    if (TERRAIN[t.units.where[u]] === 't') return `${UNIT_NAMES[u]} stands in thorns`
    if (unitAt(t, t.units.where[u]) !== u) return `${UNIT_NAMES[u]} stands on somebody`
  }
  return !isOver(t) && SIDES.some((side) => left(t, side) === 0) ? 'a side has nobody left' : undefined
}
