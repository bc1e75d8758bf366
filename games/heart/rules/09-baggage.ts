import { other } from '@boma/kernel'
import { tell } from '../actions.ts'
import { squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BAGGAGE, FIRST_UNIT, headOf, NO_UNIT, RANK, sideOf, UNITS, type Unit } from '../roster.ts'
import { noteBaggage } from './08-causes.ts'
import { squareApart, unitsTouch } from './09-contact.ts'
import { CAPTURED, isOnTable, nextOnTable, tailOf, takeOff } from './09-units.ts'

const GUARD = squareOf(DISTANCES.baggageGuard)

/** §9.9: is a fighting figure of its side within 4 inches of the group? */
function isGuarded(t: Table, u: Unit): boolean {
  const side = sideOf(u)
  for (let v = nextOnTable(t, side); v !== NO_UNIT; v = nextOnTable(t, side, v)) {
    if (RANK[t.units.type[v]] === BAGGAGE) continue
    for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)
      for (let g = headOf(v), last = tailOf(t, v); g !== last; g++) if (squareApart(t, f, g) <= GUARD) return true
  }
  return false
}

function isTaken(t: Table, u: Unit): boolean {
  const enemy = other(sideOf(u))
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v))
    if (unitsTouch(t, u, v)) return !isGuarded(t, u)
  return false
}

/** §9.9: baggage that an enemy touches and nobody guards is captured, the whole group. */
export const captureBaggage = automatic('9.9', (t) => {
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if (!isOnTable(t, u) || RANK[t.units.type[u]] !== BAGGAGE || !isTaken(t, u)) continue
    tell.captured(t, u, t.units.count[u])
    takeOff(t, u, CAPTURED)
    noteBaggage(t, sideOf(u))
  }
})
