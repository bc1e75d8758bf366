import { ALLOWED, type Refusal } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { PILE } from '../board.ts'
import type { Table } from '../layout.ts'
import { GROUND, TYPE, type Unit } from '../roster.ts'
import { REDUCED, unmark } from '../stacks.ts'
import { liftOff } from './02-steps.ts'
import { isReducedHere } from './08.2-points.ts'

/** §8.2.10: may the two become one? Both reduced, in one hex, of one type; of any nation (ruling 65). */
export function whyNotConsolidate(t: Table, kept: Unit, given: Unit): Refusal {
  if (kept === given || !isReducedHere(t, kept) || !isReducedHere(t, given)) return refuse.notTogether(kept, given)
  if (t.units.where[kept] !== t.units.where[given]) return refuse.notTogether(kept, given)
  return TYPE[kept] === TYPE[given] ? ALLOWED : refuse.notAlike(kept, given)
}

/** Calls `visit` for each pair that may be one. */
export function eachPair(t: Table, visit: (kept: Unit, given: Unit) => void): void {
  for (let a = 0 as Unit; a < GROUND; a++) {
    if (!isReducedHere(t, a)) continue
    for (let b = (a + 1) as Unit; b < GROUND; b++) {
      if (!isPair(t, a, b)) continue
      visit(a, b)
      visit(b, a)
    }
  }
}

/** Is there such a pair? */
export function hasPair(t: Table): boolean {
  for (let a = 0 as Unit; a < GROUND; a++) {
    if (!isReducedHere(t, a)) continue
    for (let b = (a + 1) as Unit; b < GROUND; b++) if (isPair(t, a, b)) return true
  }
  return false
}
const isPair = (t: Table, a: Unit, b: Unit): boolean =>
  t.units.where[b] === t.units.where[a] && TYPE[a] === TYPE[b] && isReducedHere(t, b)

/** §8.2.10: one is whole again, the other goes to the Eliminated Pile. */
export function consolidate(t: Table, kept: Unit, given: Unit): void {
  unmark(t, kept, REDUCED)
  liftOff(t, given, PILE)
  tell.consolidated(t, kept, given)
}
