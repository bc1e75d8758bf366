import type { Hex, Seat, Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { isGround, type Unit } from '../roster.ts'
import { BOMBARDING, BROKEN, FINISHED, FIRED, FROM_EAST, LANDED, mark, SUPPRESSED, unmark } from '../stacks.ts'

/** What a piece is marked with on the battle board alone. */
export const ON_THE_BOARD = SUPPRESSED | BROKEN | BOMBARDING | FIRED | LANDED | FROM_EAST

const CLEARED: Readonly<Table['battle']> = {
  attacker: 0 as Side,
  at: 0 as Hex,
  from: 0 as Hex,
  round: 0,
  firing: 0 as Side,
  firer: 0,
  target: 0,
  pickFrom: 0 as Unit,
  led: 0,
  openHits: 0,
  dugHits: 0,
  seat: 0 as Seat,
  beaten: 0,
}

/** Ruling 104: after the battle the broken are whole and nobody is suppressed; the attackers are finished (11.5.4, 10.1.6). */
export function clearBoard(t: Table): void {
  for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1)) {
    unmark(t, u, ON_THE_BOARD)
    if (isGround(u)) mark(t, u, FINISHED)
  }
  for (let u = t.defenders.next(0); u >= 0; u = t.defenders.next(u + 1)) unmark(t, u, ON_THE_BOARD)
  t.attackers.clear()
  t.defenders.clear()
  Object.assign(t.battle, CLEARED)
}

/** §11.8.4: who has fired may fire again in the next round. */
export function readyAgain(t: Table): void {
  for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1)) unmark(t, u, FIRED)
  for (let u = t.defenders.next(0); u >= 0; u = t.defenders.next(u + 1)) unmark(t, u, FIRED)
}
