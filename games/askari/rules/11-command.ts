import type { Seat, Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { ENTENTE, isGround } from '../roster.ts'
import { seatOf, seatOfSide } from './01-seats.ts'
import { forceOf } from './11-forces.ts'

/** Ruling 139: a mixed battle is commanded by the seat with more units there, the British if they are level. */
export function nameCommander(t: Table): void {
  const british = seatOfSide(ENTENTE)
  const force = forceOf(t, ENTENTE)
  let most = 0
  t.battle.seat = british
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) {
    most += seatOf(t, u) === british ? -1 : 1
    if (seatOf(t, u) !== british) t.battle.seat = seatOf(t, u)
  }
  if (most <= 0) t.battle.seat = british
}

/** §1.0: which seat answers for the side that is asked. */
export const commandOf =
  (who: (t: Table) => Side) =>
  (t: Table): Seat =>
    who(t) === ENTENTE ? t.battle.seat : seatOfSide(who(t))
