import { ALLOWED, NEXT, perDeclaration, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { sixteenths } from '../board.ts'
import type { Edge } from '../data/kind.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { headOf, NO_UNIT, sideOf } from '../roster.ts'
import { LEFT, nextAttached, tailOf, takeOff } from './09-units.ts'
import { mover } from './12-leg.ts'
import { hasHappened } from './17-events.ts'
import { scenarioIn, sideNamed, slotOf } from './17-forces.ts'

/** Is a place on a stretch of an edge? Edges go along the table's. */
export function isOnEdge(edge: Edge, x: number, y: number): boolean {
  const { x0, y0, x1, y1 } = stretchOf(edge)
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}
const stretchOf = perDeclaration(({ from, to }: Edge) => ({
  x0: sixteenths(Math.min(from[0], to[0])),
  y0: sixteenths(Math.min(from[1], to[1])),
  x1: sixteenths(Math.max(from[0], to[0])),
  y1: sixteenths(Math.max(from[1], to[1])),
}))

/** §12.14: may the unit that moves leave the table where it stands? */
function whyNotExit(t: Table): Refusal {
  const u = mover(t)
  const id = slotOf(t, u)?.id ?? ''
  for (const exit of scenarioIn(t)?.exits ?? []) {
    if (sideNamed(exit.side) !== sideOf(u) || !(exit.units.includes('*') || exit.units.includes(id))) continue
    if (exit.after !== undefined && !hasHappened(t, exit.after)) continue
    for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)
      if (isOnEdge(exit.edge, t.figures.x[f], t.figures.y[f])) return ALLOWED
  }
  return refuse.noExit(u)
}

/** §12.14: takes the unit off, and those attached to it. */
export const exitChoice = choice({
  action: act.exit,
  whyNot: whyNotExit,
  take(t) {
    const u = mover(t)
    for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) {
      takeOff(t, a, LEFT)
      tell.left(t, a)
    }
    takeOff(t, u, LEFT)
    tell.left(t, u)
    return NEXT
  },
})
