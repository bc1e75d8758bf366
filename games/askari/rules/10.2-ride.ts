import { AGAIN, ALLOWED, type Hex, other, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { type Line, RAIL_LINE, RAIL_MILE } from '../board/lines.ts'
import { isHex } from '../board.ts'
import { RAIL } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { carriersIn } from '../stacks.ts'
import { settle } from './04-control.ts'
import { moveForce } from './10.1-force.ts'
import { hexOf } from './10.1-ground.ts'
import { findRide, hasRails, hexAtMile, ride } from './10.2-rail.ts'
import { displaceIfForced } from './12.3-displacement.ts'

/** §10.2.5: units of the stack that have not ridden on this line yet. */
function newRiders(t: Table, line: Line): number {
  let n = 0
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (((t.units.rode[u] >> line) & 1) === 0) n++
  return n
}

/** §10.2.5, ruling 84: six units a line and Impulse; Carriers take up no room. */
export function whyNoSeats(t: Table, line: Line): Refusal {
  const left = RAIL.capacity.units - t.lines.ridden[line]
  return newRiders(t, line) > left ? refuse.lineFull(line, Math.max(0, left)) : ALLOWED
}

/** May the stack ride to this hex? */
export function whyNotRide(t: Table, to: Hex): Refusal {
  const at = hexOf(t.march.at)
  // §10.2.1: along one of the four lines
  if (!isHex(at) || !hasRails(at)) return refuse.noRailway(at)
  if (!isHex(to) || RAIL_LINE[to] !== RAIL_LINE[at] || to === at) return refuse.noRailway(to)
  // §10.2.6: a ride is one, however long; after it somebody must get off or on before the next
  if (t.march.rode === 1) return refuse.riddenAlready(to)
  findRide(t, t.tracks.phasing, at)
  // §10.2.2: over sections that are its own, with no enemy near
  if (RAIL_MILE[to] < ride.first || RAIL_MILE[to] > ride.last) return refuse.lineShut(to)
  return whyNoSeats(t, RAIL_LINE[at])
}

/** §10.2.6: the stack goes along the line at no cost; Carriers that the enemy has left alone on it are taken in passing (ruling 23). */
function takeRide(t: Table, to: Hex): void {
  const from = hexOf(t.march.at)
  const line = RAIL_LINE[from]
  t.lines.ridden[line] += newRiders(t, line)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.units.rode[u] |= 1 << line
  tell.rode(t, from, to)
  const on = RAIL_MILE[to] > RAIL_MILE[from] ? 1 : -1
  for (let mile = RAIL_MILE[from] + on; mile !== RAIL_MILE[to]; mile += on) {
    const hex = hexAtMile(line, mile)
    if (carriersIn(t, other(t.tracks.phasing), hex) === 0) continue
    moveForce(t, hex)
    settle(t, hex)
  }
  moveForce(t, to)
  t.march.rode = 1
  settle(t, to)
  displaceIfForced(t, to)
}

/** §10.2.6: one ride, however long. */
export const rideChoice = choice({
  action: act.ride,
  exact: true,
  among(t, out) {
    const at = hexOf(t.march.at)
    if (t.march.rode === 1 || !isHex(at) || !hasRails(at) || whyNoSeats(t, RAIL_LINE[at]) !== ALLOWED) return
    findRide(t, t.tracks.phasing, at)
    for (let mile = ride.first; mile <= ride.last; mile++)
      if (mile !== RAIL_MILE[at]) out.add(act.ride(hexAtMile(RAIL_LINE[at], mile)))
  },
  whyNot: (t, a) => whyNotRide(t, act.ride.hex(a)),
  take(t, a) {
    takeRide(t, act.ride.hex(a))
    return AGAIN
  },
})
