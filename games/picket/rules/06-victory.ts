import { FIRST, finish, NOBODY, other, SECOND, SIDES, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { TURNS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { type Figure, PER_SIDE } from '../roster.ts'
import { stands } from './01-table.ts'

/** How many figures a side has left. */
export function left(t: Table, side: Side): number {
  let n = 0
  for (let f = (side * PER_SIDE) as Figure; f < (side + 1) * PER_SIDE; f++) if (stands(t, f)) n++
  return n
}

/** §6.1: whoever has nobody left has lost at once. */
export function checkNobodyLeft(t: Table): void {
  for (const side of SIDES)
    if (left(t, side) === 0) {
      tell.won(t, other(side))
      finish(t, other(side))
    }
}

/** §6.2: after the last turn the side with more figures has won. */
export function checkLastTurn(t: Table): void {
  if (t.tracks.turn < TURNS) return
  const ahead = left(t, FIRST) - left(t, SECOND)
  if (ahead === 0) {
    tell.drawn(t)
    finish(t, NOBODY)
    return
  }
  const winner = ahead > 0 ? FIRST : SECOND
  tell.wonByNumbers(t, winner)
  finish(t, winner)
}
