import { ALLOWED } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import { firstOf, INDEPENDENT, NO_UNIT, PER_SIDE, RANK, sideOf, type Unit } from '../../roster.ts'
import { whyNotAttach } from '../../rules/09-attaching.ts'
import { mover } from '../../rules/12-leg.ts'
import { prize } from './prizes.ts'

/** §9.8: who is with a unit is hit last: what that is worth to a leader, a scout or a bearer, and by what he is worth. */
const SHELTERED = 10
const DEARER = 0.2
/** That he could join it now is almost as good. */
const ALMOST = 0.9

/** §9.8: the leader, scout or bearer who moves now and could join a unit where he stands; NO_UNIT for none. */
export function aboutToJoin(t: Table): Unit {
  const u = mover(t)
  if (u < 0 || RANK[t.units.type[u]] !== INDEPENDENT || t.units.attached[u] !== 0) return NO_UNIT
  const first = firstOf(sideOf(u))
  for (let v = first; v < first + PER_SIDE; v++) if (whyNotAttach(t, u, v) === ALLOWED) return u
  return NO_UNIT
}

/** What it is worth to somebody that he is with a unit, or could be. */
export function shelter(t: Table, u: Unit, joins: Unit): number {
  if (t.units.attached[u] === 0 && u !== joins) return 0
  return (SHELTERED + DEARER * prize[u]) * (u === joins ? ALMOST : 1)
}
