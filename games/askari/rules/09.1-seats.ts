import type { Seat } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { isShared } from '../options.ts'
import { ENTENTE, type Unit } from '../roster.ts'
import { ALLIES, BRITONS, seatOf, seatOfSide } from './01-seats.ts'

/** In `march.seat` and `march.ended`: the British, and the Belgians with the Portuguese. */
const BRITISH_SEAT = 0
const ALLIED_SEAT = 1
const BOTH_ENDED = 3

/** Ruling 139: which of its players moves in a side's Impulse. */
export function seatToMove(t: Table): Seat {
  if (t.tracks.phasing !== ENTENTE) return seatOfSide(t.tracks.phasing)
  return t.march.seat === ALLIED_SEAT ? ALLIES : BRITONS
}

/** Ruling 139: is the piece moved by the player whose turn it is? */
export const isOfSeat = (t: Table, unit: Unit): boolean => !isShared(t) || seatOf(t, unit) === seatToMove(t)

/** Ruling 139: in each Impulse the British begin, unless they hand over. */
export function beginSeats(t: Table): void {
  t.march.seat = BRITISH_SEAT
  t.march.ended = t.tracks.phasing === ENTENTE && isShared(t) ? 0 : 1 << ALLIED_SEAT
  t.march.fresh = 0
}

/** Nothing of the seats is left when the Impulse is over. */
export function endSeats(t: Table): void {
  t.march.seat = BRITISH_SEAT
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
export const mayHandOver = (t: Table): boolean => isShared(t) && t.march.fresh === 0 && t.march.ended === 0

/** Ruling 139: lets the other Entente player move. */
export function handOver(t: Table): void {
  t.march.seat = 1 - t.march.seat
  t.march.fresh = 1
}
