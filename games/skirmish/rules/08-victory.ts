import { finish, other, SIDES, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import type { Table } from '../layout.ts'
import { DUMMY, PER_SIDE, type Unit } from '../roster.ts'
import { isOnMap } from './04-march.ts'

/** §8.3: the last turn of each scenario, by its number. */
const LAST_TURN = [8, 5]

/** Has the side a counter on the map that is no dummy? */
export function canFight(t: Table, side: Side): boolean {
  for (let u = (side * PER_SIDE) as Unit; u < (side + 1) * PER_SIDE; u++)
    if (isOnMap(t, u) && t.units.kind[u] !== DUMMY) return true
  return false
}

/** §8.2: a side that has nobody left to fight loses at once. */
export function checkElimination(t: Table): void {
  const beaten = SIDES.find((side) => !canFight(t, side))
  if (beaten !== undefined) win(t, other(beaten), eliminated)
}

/** §8.3: the last turn of the match. */
export const lastTurn = (t: Table): number => LAST_TURN[t.core.scenario] ?? 8

/** §8.1 + §8.3: after the last turn the holder of the ford wins. */
export function checkLastTurn(t: Table): void {
  if (t.tracks.turn >= lastTurn(t)) win(t, t.tracks.ford, tell.won)
}

const eliminated = tell.won.under('8.2')

function win(t: Table, side: Side, how: typeof tell.won): void {
  how(t, side)
  finish(t, side)
}
