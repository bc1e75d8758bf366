import { AGAIN, ALLOWED, type Hex, other, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { type Line, RAIL_LINE, RAIL_MILE } from '../board/lines.ts'
import { isHex } from '../board.ts'
import { RAIL } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, NATION } from '../roster.ts'
import { carriersIn } from '../stacks.ts'
import { settle } from './04-control.ts'
import { isShutToBelgians } from './06.1-effects.ts'
import { moveForce } from './10.1-force.ts'
import { hexOf } from './10.1-ground.ts'
import { findRide, hasRails, hexAtMile, ride } from './10.2-rail.ts'
import { hasVessel } from './12.1-waters.ts'
import { displaceIfForced } from './12.3-displacement.ts'

/** In `march.rode`: which way along its line the stack rode last, and whether it has turned round. */
const ON = 1
const BACK = 2
const TURNED = 4
const wayTo = (at: Hex, to: Hex): number => (RAIL_MILE[to] > RAIL_MILE[at] ? ON : BACK)

/**
 * §10.2.6, ruling 84: rides follow one another at will, and the stack may turn round; but to and fro for nothing would have
 * no end, so that it turns a second time only after a step, or when somebody has got on or off, or something was taken.
 */
export const mayRideOn = (t: Table, at: Hex, to: Hex): boolean =>
  (t.march.rode & TURNED) === 0 || (t.march.rode & wayTo(at, to)) !== 0

/** Ruling 84: has the moving stack turned round on its line, so that it rides on in one direction alone? */
export const hasTurned = (t: Table): boolean => (t.march.rode & TURNED) !== 0

function noteRide(t: Table, before: number, way: number): void {
  const turned = before !== 0 && (before & way) === 0 ? TURNED : before & TURNED
  t.march.rode = way | turned
}

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

/** How far the moving stack can ride from a rail hex; the answer is in `ride`. */
export function findRideOfStack(t: Table, at: Hex): void {
  findRide(t, t.tracks.phasing, at)
  if (!hasBelgians(t)) return
  const { first, last } = ride
  const line = RAIL_LINE[at]
  ride.first = RAIL_MILE[at]
  ride.last = RAIL_MILE[at]
  // §6.1.4: a quarrel keeps Belgians out of the east, by rail too
  while (ride.first > first && !isShutToBelgians(t, hexAtMile(line, ride.first - 1))) ride.first--
  while (ride.last < last && !isShutToBelgians(t, hexAtMile(line, ride.last + 1))) ride.last++
}

function hasBelgians(t: Table): boolean {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (NATION[u] === BELGIAN) return true
  return false
}

/** May the stack ride to this hex? */
export function whyNotRide(t: Table, to: Hex): Refusal {
  const at = hexOf(t.march.at)
  // §10.2.1: along one of the four lines
  if (!isHex(at) || !hasRails(at)) return refuse.noRailway(at)
  if (!isHex(to) || RAIL_LINE[to] !== RAIL_LINE[at] || to === at) return refuse.noRailway(to)
  if (!mayRideOn(t, at, to)) return refuse.riddenAlready(to)
  findRide(t, t.tracks.phasing, at)
  // §10.2.2: over sections that are its own, with no enemy near
  if (RAIL_MILE[to] < ride.first || RAIL_MILE[to] > ride.last) return refuse.lineShut(to)
  findRideOfStack(t, at)
  if (RAIL_MILE[to] < ride.first || RAIL_MILE[to] > ride.last) return refuse.closedGround(to)
  return whyNoSeats(t, RAIL_LINE[at])
}

/** §10.2.6: the stack goes along the line at no cost; Carriers that the enemy has left alone on it are taken in passing (ruling 23). */
function takeRide(t: Table, to: Hex): void {
  const from = hexOf(t.march.at)
  const line = RAIL_LINE[from]
  const { rode } = t.march
  // Carriers alone take nothing and drive nobody off
  const isArmed = t.force.next(0) >= 0
  let isEventful = isArmed && hasVessel(t, other(t.tracks.phasing), to)
  t.lines.ridden[line] += newRiders(t, line)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.units.rode[u] |= 1 << line
  tell.rode(t, from, to)
  const on = RAIL_MILE[to] > RAIL_MILE[from] ? 1 : -1
  for (let mile = RAIL_MILE[from] + on; mile !== RAIL_MILE[to] + on; mile += on) {
    const hex = hexAtMile(line, mile)
    const hasPrize = isArmed && carriersIn(t, other(t.tracks.phasing), hex) > 0
    isEventful ||= hasPrize
    if (!hasPrize && hex !== to) continue
    moveForce(t, hex)
    settle(t, hex)
  }
  if (!isEventful) noteRide(t, rode, wayTo(from, to))
  displaceIfForced(t, to)
}

/** §10.2.6: along the line, however far. */
export const rideChoice = choice({
  action: act.ride,
  exact: true,
  among(t, out) {
    const at = hexOf(t.march.at)
    if (!isHex(at) || !hasRails(at) || whyNoSeats(t, RAIL_LINE[at]) !== ALLOWED) return
    findRideOfStack(t, at)
    for (let mile = ride.first; mile <= ride.last; mile++) {
      const to = hexAtMile(RAIL_LINE[at], mile)
      if (to !== at && mayRideOn(t, at, to)) out.add(act.ride(to))
    }
  },
  whyNot: (t, a) => whyNotRide(t, act.ride.hex(a)),
  take(t, a) {
    takeRide(t, act.ride.hex(a))
    return AGAIN
  },
})
