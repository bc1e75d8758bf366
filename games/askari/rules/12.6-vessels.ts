import type { Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { boxOf } from '../board.ts'
import type { Table } from '../layout.ts'
import { FINISHED, firstIn, gunnery, mark, nextIn, put } from '../stacks.ts'
import { waterAt } from './11.12-ways.ts'
import { forceOf } from './11-forces.ts'
import { isVesselOf } from './12.1-waters.ts'

/** §12.6.1: the defender's vessels with guns take part, unless he keeps them out of it when he deploys (ruling 89). */
export function joinVessels(t: Table, side: Side): void {
  for (let u = firstIn(t, t.battle.at); u >= 0; u = nextIn(t, u))
    if (isVesselOf(t, side, u) && gunnery(t, u) > 0) forceOf(t, side).add(u)
}

const putOut = tell.putToSea.under('12.6.4')

/** §12.6.4: beaten vessels retreat to the Patrol Box and are finished there. */
export function retreatVessels(t: Table, side: Side): void {
  const { at } = t.battle
  for (let u = firstIn(t, at), next = u; u >= 0; u = next) {
    next = nextIn(t, u)
    if (!isVesselOf(t, side, u)) continue
    const box = boxOf(waterAt(t))
    put(t, u, box)
    if (side === t.tracks.phasing) mark(t, u, FINISHED)
    forceOf(t, side).add(u)
    putOut(t, u, at, box)
  }
}

/** §12.6.4 + §10.3.6: who of a side has come out to the Patrol Box, units on transports and vessels, may be sought there (12.4). */
export function musterAtSea(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  const box = boxOf(waterAt(t))
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (t.units.where[u] === box) t.entering.add(u)
  if (t.entering.next(0) < 0) return false
  t.entry.at = box
  t.entry.side = side
  // Who retreats is sought and does not seek (procedure 2.B, 8).
  t.entry.forced = 1
  return true
}
