import { asked, isOver, SIDES } from '@boma/kernel'
import { TURNS, WAYS } from './data/values.ts'
import type { Table } from './layout.ts'
import { FIGURE_NAMES, FIGURES, type Figure } from './roster.ts'
import { figureUnder, isOnTable, owner, stands } from './rules/01-table.ts'
import { left } from './rules/06-victory.ts'
import { flow, taken } from './sequence.ts'

/** What cannot be in a position, in a sentence; undefined when all is well. */
export function possible(t: Table): string | undefined {
  const { turn, phasing } = t.tracks
  if (turn < 1 || turn > TURNS) return `it cannot be turn ${turn}`
  if (phasing >> 1 !== 0) return 'there are two sides'
  if (t.acted.next(FIGURES) >= 0 || t.down.next(FIGURES) >= 0) return 'there are not so many figures'
  for (let f = 0 as Figure; f < FIGURES; f++) {
    const { x, y, facing } = t.figures
    if (!isOnTable(x[f], y[f]) || facing[f] >= WAYS) return `${FIGURE_NAMES[f]} cannot stand there`
    if (stands(t, f) && figureUnder(t, f, x[f], y[f]) >= 0) return `${FIGURE_NAMES[f]} stands on somebody`
  }
  if (isOver(t)) return undefined
  if (SIDES.some((side) => left(t, side) === 0)) return 'a side has nobody left'
  if (asked(flow, t) === undefined) return 'nobody is asked anything'
  const figure = taken(t)
  const isThere =
    figure === undefined || (figure >= 0 && figure < FIGURES && owner(figure) === phasing && stands(t, figure))
  return isThere ? undefined : 'the figure that acts is not there'
}
