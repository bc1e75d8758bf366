import type { Seat, Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { ENTENTE } from '../roster.ts'
import { firstIn, nextIn, sideOf } from '../stacks.ts'
import { seatOf, seatOfSide } from './01-seats.ts'

/** §1.0, ruling 139: a mixed force at sea is commanded by the seat with more pieces in it, the British if they are level. */
export function seatAtSea(t: Table, side: Side): Seat {
  const first = seatOfSide(side)
  if (side !== ENTENTE) return first
  let most = 0
  let second = first
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    if (t.fleet.group[u] === 0 || sideOf(t, u) !== side) continue
    const seat = seatOf(t, u)
    most += seat === first ? -1 : 1
    if (seat !== first) second = seat
  }
  return most > 0 ? second : first
}
