import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FORMATIONS, type Formation } from '../roster.ts'
import { dayOf, hourOf, turnOf } from './04-clock.ts'
import { breakpointOf, COLLAPSED, lossesOf, RECOVERED } from './06.3-standing.ts'

/** §20.0: at this hour the day begins. */
export const DAWN = 6

/** §6.3.4J: has enough of a broken formation rallied? */
const hasRecovered = (t: Table, f: Formation): boolean =>
  t.formations.standing[f] === COLLAPSED && lossesOf(t, f) < breakpointOf(t, f)

/** §6.3.4K: the next dawn that begins after the present turn has begun. */
const nextDawn = (t: Table): number => turnOf(t, hourOf(t) < DAWN ? dayOf(t) : dayOf(t) + 1, DAWN)

/** The dawn of the day after: a formation that breaks now and has recovered before it acts at once. */
export const deadline = (t: Table): number => turnOf(t, dayOf(t) + 1, DAWN)

/** §6.3.4J, §6.3.4K: formations that have recovered; after the dawn of the day that followed they wait for another (ruling T112). */
export function recover(t: Table): void {
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    if (hasRecovered(t, f)) rise(t, f, t.tracks.turn < t.formations.actsFrom[f] ? 0 : nextDawn(t))
}

/** §20.3: the same for those who have spent the night with Lettow-Vorbeck: they act at once. */
export function recoverAtOnce(t: Table): void {
  for (let f = 0 as Formation; f < FORMATIONS; f++) if (hasRecovered(t, f)) rise(t, f, 0)
}

function rise(t: Table, f: Formation, from: number): void {
  t.formations.standing[f] = RECOVERED
  t.formations.actsFrom[f] = from
  if (from === 0) tell.recovered(t, f)
  else tell.actsAgain(t, f, dayOf(t) + (hourOf(t) < DAWN ? 0 : 1))
}
