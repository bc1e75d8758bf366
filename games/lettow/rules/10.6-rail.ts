import { ALLOWED, type Column, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { BY_RAIL, NEXT_TO, railTo, SPACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { hasEnemy, isClosed } from './03-map.ts'
import { isShut } from './05-raid.ts'

/** §28.3: everything a railway joins to a space, but for its neighbours, to which a trail leads as well. */
export const RAIL_NET: readonly (readonly Space[])[] = BY_RAIL.map((_, from) => {
  const net = [from as Space]
  for (const here of net) for (const next of BY_RAIL[here] ?? []) if (!net.includes(next)) net.push(next)
  return net.filter((s) => s !== from && !NEXT_TO[from]?.includes(s)).sort((a, b) => a - b)
})

/** Where the last train could go, and in which order it came there; the spaces that it goes on from wait behind one another. */
const reached = new Uint8Array(SPACES) as Uint8Array & Column<Space>
const arrived = new Uint8Array(SPACES) as Uint8Array & Column<number, Space>
const waiting = new Uint8Array(SPACES) as Uint8Array & Column<number, Space>
let arrivals = 0

/** §28.3: finds where the railway leads, with no enemy on the way (though perhaps at its end). */
export function ride(t: Table, side: Side, from: Space): void {
  leaveTrain()
  if (isShut(t, side, from)) return
  waiting[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const line = BY_RAIL[waiting[head]] as readonly Space[]
    for (let i = 0; i < line.length; i++) {
      const next = line[i]
      if (reached[next] === 1 || next === from || isShut(t, side, next)) continue
      reached[next] = 1
      arrived[arrivals++] = next
      // §28.3: the first space with an enemy ends the ride
      if (!hasEnemy(t, side, next) && !isClosed(t, next)) waiting[tail++] = next
    }
  }
}

/** The same for another unit of the side on the same table: on the line of the last train it rides where that does. */
export function rideAlong(t: Table, side: Side, from: Space): void {
  if (reached[from] === 1) return
  ride(t, side, from)
  reached[from] = 1
  arrived[arrivals++] = from
}

/** Takes the last train off the line, before those of a list. */
export function leaveTrain(): void {
  while (arrivals > 0) reached[arrived[--arrivals]] = 0
}

/** Does the last ride lead there? 1 when it does. */
export const isRidden = (to: Space): number => reached[to]

/** Does the railway take a side's units there? */
export function canRide(t: Table, side: Side, from: Space, to: Space): boolean {
  ride(t, side, from)
  return isRidden(to) === 1
}

/** Why no train goes to a space to which rails lead; ALLOWED where none do, or where nothing is in the way. */
export function whyNoTrain(t: Table, side: Side, from: Space, to: Space): Refusal {
  const line = railTo(from, to)
  for (const place of line.length === 0 ? [] : [from, ...line]) {
    // Card G5: a space that a raid has shut carries no trains
    if (isShut(t, side, place)) return refuse.lineShut(place)
    // §28.3: the first space with an enemy ends the ride
    if (place !== to && hasEnemy(t, side, place)) return refuse.lineBlocked(place)
  }
  return ALLOWED
}
