import { ALLOWED, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BOAT, endOf, FOOT, firstOf, headOf, INDEPENDENT, RANK, SCOUT, sideOf, type Unit } from '../roster.ts'
import { isOnTable, isUnit, mobilityOf, tailOf } from './09-units.ts'
import { EARLY, INDEPENDENTS } from './11-turn.ts'
import { mover } from './12-leg.ts'
import { noteContacts } from './14-contacts.ts'

const NEAR = squareOf(DISTANCES.attach)

/** §9.8: could this figure, where it stands, be attached to that unit? */
export function whyNotAttach(t: Table, u: Unit, host: Unit): Refusal {
  // A leader, scout or standard bearer
  if (RANK[t.units.type[u]] !== INDEPENDENT) return refuse.neverAttached(u)
  if (!isOnTable(t, host) || sideOf(host) !== sideOf(u) || !isUnit(t, host)) return refuse.joinsOwnUnits(host)
  // Nobody comes aboard a boat: he could not stand where it goes
  if (mobilityOf(t, host) === BOAT) return refuse.joinsNoBoat(host)
  // A scout attaches only to units on foot
  if (t.units.type[u] === SCOUT && mobilityOf(t, host) !== FOOT) return refuse.scoutsOnFoot(u, host)
  const { x, y } = t.figures
  const at = headOf(u)
  for (let f = headOf(host), end = tailOf(t, host); f !== end; f++)
    if (squareBetween(x[at], y[at], x[f], y[f]) <= NEAR) return ALLOWED
  return refuse.tooFarToAttach(host)
}

/** §9.8: ends within 2 inches of a figure of a unit, and so declares. */
export const attachChoice = choice({
  action: act.attach,
  among(t, out) {
    if (t.tracks.phase !== INDEPENDENTS && t.tracks.phase !== EARLY) return
    if (RANK[t.units.type[mover(t)]] !== INDEPENDENT) return
    for (let u = firstOf(sideOf(mover(t))), end = endOf(sideOf(mover(t))); u !== end; u++)
      if (isOnTable(t, u)) out.add(act.attach(u))
  },
  whyNot: (t, a) => whyNotAttach(t, mover(t), act.attach.target(a)),
  take(t, a) {
    const host = act.attach.target(a)
    t.units.attached[mover(t)] = host + 1
    noteContacts(t)
    tell.attached(t, mover(t), host)
    return NEXT
  },
})
