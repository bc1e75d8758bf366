import { NOBODY, type Seat } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { BRITISH, ENTENTE, type Unit } from '../roster.ts'
import { nationOf } from './07-communications.ts'

/** Ruling 139: the two Entente seats, as `march.seat` counts them. */
export const BRITISH_SEAT = 0
export const ALLIED_SEAT = 1
const BOTH_ENDED = 3

/** §1.0: do two players share the Entente? */
export const isShared = (_t: Table): boolean => false

/** Ruling 139: does the piece belong to the player who is moving? */
export function isOfSeat(t: Table, unit: Unit): boolean {
  if (t.tracks.phasing !== ENTENTE || !isShared(t)) return true
  return (nationOf(t, unit) === BRITISH) === (t.march.seat === BRITISH_SEAT)
}

/** Which seat answers in the Impulse. */
export const seatToMove = (_t: Table): Seat => NOBODY as number as Seat

/** Ruling 139: in each Impulse the British begin unless they hand over. */
export function beginSeats(t: Table): void {
  t.march.seat = BRITISH_SEAT
  t.march.ended = t.tracks.phasing === ENTENTE && isShared(t) ? 0 : 1 << ALLIED_SEAT
  t.march.fresh = 0
}

/** Nothing of the seats is left when the Impulse is over. */
export function endSeats(t: Table): void {
  t.march.seat = 0
  t.march.ended = 0
  t.march.fresh = 0
}

/** The player who moves has ended; true when the other one still has to. */
export function isLeftToOther(t: Table): boolean {
  t.march.ended |= 1 << t.march.seat
  if (t.march.ended === BOTH_ENDED) return false
  t.march.seat = 1 - t.march.seat
  t.march.fresh = 0
  return true
}

/** May the player let the other one move? Not when he has just been let himself, nor when the other has ended. */
export const mayHandOver = (t: Table): boolean => t.march.fresh === 0 && t.march.ended === 0

/** Ruling 139: lets the other Entente player move. */
export function handOver(t: Table): void {
  t.march.seat = 1 - t.march.seat
  t.march.fresh = 1
}
