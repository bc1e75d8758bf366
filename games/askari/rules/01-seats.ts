import type { Seat, SeatSpec, Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { isShared } from '../options.ts'
import { BRITISH, ENTENTE, GERMAN, type Unit } from '../roster.ts'
import { sideOf } from '../stacks.ts'
import { nationOf } from './07-communications.ts'

/** §1.0: the Entente may be shared by two players: the British, and the Belgians with the Portuguese. */
export const seats: readonly SeatSpec[] = [
  { id: 'german', side: GERMAN },
  { id: 'british', side: ENTENTE },
  { id: 'allied', side: ENTENTE, option: 'three-players' },
]
const GERMANS = 0 as Seat
/** The two seats of the Entente. */
export const BRITONS = 1 as Seat
export const ALLIES = 2 as Seat

/** §1.0, ruling 139: who decides about a piece; without a third player one seat decides for the whole Entente. */
export function seatOf(t: Table, unit: Unit): Seat {
  if (sideOf(t, unit) === GERMAN) return GERMANS
  return nationOf(t, unit) === BRITISH || !isShared(t) ? BRITONS : ALLIES
}

/** §1.0, ruling 139: who decides what concerns the whole side. */
export const seatOfSide = (side: Side): Seat => (side === GERMAN ? GERMANS : BRITONS)
