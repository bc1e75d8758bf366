import { type Fog, other, type Side } from '@boma/kernel'
import { MOST_FIGURES } from './data/values.ts'
import { disguise } from './fog/disguise.ts'
import { fill } from './fog/imagine.ts'
import type { Table } from './layout.ts'
import { firstOf, headOf, PER_SIDE, type Unit } from './roster.ts'
import { isHidden } from './rules/09-units.ts'

/**
 * §13.2: what a side cannot see of the other: where its hidden units lie, in what form, and who is with them. That they are
 * somewhere is known: whoever of the force is neither on the table nor late lies in ambush.
 */
function hide(t: Table, side: Side): void {
  const first = firstOf(other(side))
  for (let u = first; u < first + PER_SIDE; u++) if (isHidden(t, u)) forget(t, u)
}

function forget(t: Table, u: Unit): void {
  const { x, y } = t.figures
  const head = headOf(u)
  for (let f = head; f < head + MOST_FIGURES; f++) {
    x[f] = 0
    y[f] = 0
  }
  t.units.facing[u] = 0
  t.units.width[u] = 1
  t.units.open[u] = 0
  t.units.attached[u] = 0
}

/** §13.2: what each side may know. */
export const fog: Fog<Table> = {
  hide,
  imagine(t, side, dice) {
    hide(t, side)
    fill(t, other(side), dice)
  },
  disguise,
}
