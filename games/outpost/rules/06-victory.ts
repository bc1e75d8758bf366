import { finish, NOBODY, other, SIDES, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { hexNamed } from '../board.ts'
import type { Scenario } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { owner, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { scenarioOf } from './02-set-up.ts'
import { isOnMap, unitAt } from './03-acting.ts'

/** How many counters a side has left. */
export function left(t: Table, side: Side): number {
  let n = 0
  for (let u = 0 as Unit; u < UNITS; u++) if (owner(u) === side && isOnMap(t, u)) n++
  return n
}

/** §6.1, §6.3: who wins if it ends as things are. */
export function aheadIn(t: Table): Side {
  const { well, otherwise } = scenarioOf(t)
  const there = unitAt(t, hexNamed(well))
  if (there >= 0) return owner(there)
  return otherwise === 'nobody' ? NOBODY : ((otherwise === 'blue' ? 0 : 1) as Side)
}

const byLoss = tell.won.under('6.2')
const byTime = tell.won.under('6.3')

/** §6.2: whoever has nobody left has lost at once. */
export function checkNobodyLeft(t: Table): void {
  const beaten = SIDES.find((side) => left(t, side) === 0)
  if (beaten === undefined) return
  byLoss(t, other(beaten))
  finish(t, other(beaten))
}

/** §6.3: after the last turn whoever stands at the well wins (6.1), else as the scenario says. */
export function checkLastTurn(t: Table): void {
  const { turns, well } = scenarioOf(t)
  if (t.tracks.turn < turns) return
  const winner = aheadIn(t)
  if (winner === NOBODY) tell.drawn(t)
  else if (unitAt(t, hexNamed(well)) >= 0) tell.won(t, winner)
  else byTime(t, winner)
  finish(t, winner)
}

/** Each counter acts once a turn, and each side ends its turn once. */
export const mostActions = ({ turns }: Scenario): number => turns * 2 * (PER_SIDE + 1)
