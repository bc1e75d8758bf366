import { isOver, SIDES } from '@boma/kernel'
import type { Table } from './layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from './roster.ts'
import { figureUnder, owner, stands } from './rules/01-table.ts'
import { left } from './rules/06-victory.ts'
import { taken } from './sequence.ts'

/** What does not go together in a position, in a sentence; undefined when all does. */
export function possible(t: Table): string | undefined {
  const { x, y } = t.figures
  for (let f = 0 as Figure; f < FIGURES; f++)
    if (stands(t, f) && figureUnder(t, f, x[f], y[f]) >= 0) return `${FIGURE_NAMES[f]} stands on somebody`
  if (isOver(t)) return undefined
  if (SIDES.some((side) => left(t, side) === 0)) return 'a side has nobody left'
  const f = taken(t)
  const isThere = f === undefined || (f >= 0 && f < FIGURES && owner(f) === t.tracks.phasing && stands(t, f))
  return isThere ? undefined : 'the figure that acts is not there'
}
