import type { Action, Hex } from '@boma/kernel'
import type { Target } from '@boma/showing'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { COUNTER, UNITS, type Unit } from '../roster.ts'
import { firstIn, hasEnemy, nextIn } from '../stacks.ts'

/** What choosing a place means before all else: to leave the force, to land on the enemy, to be mounted, to dig. */
export const intents = (t: Table, at: Target): readonly Action[] => [
  ...unitsMeant(t, at).flatMap((u) => ofUnit(t, u)),
  // §25.1.1: whoever points at a hex means its ground before its counters
  ...(at.piece === undefined && isHex((at.space ?? -1) as Hex) ? [act.entrench(at.space as Hex)] : []),
  // §31.0: where the enemy is, a landing is an assault
  ...(isAssault(t, at.space) ? [act.assault(at.space as Hex)] : []),
]

function isAssault(t: Table, space: number | undefined): boolean {
  return (
    space !== undefined && isHex(space as Hex) && has(t, 'amphibious') && hasEnemy(t, t.tracks.phasing, space as Hex)
  )
}

/** §13.1: who marches may drop out; §10.2: militia on the map is mounted, not recruited. */
const ofUnit = (t: Table, u: Unit): readonly Action[] => [
  ...(t.force.has(u) ? [act.drop(u)] : []),
  ...(isHex(t.units.where[u]) && COUNTER[u].turnsInto !== undefined ? [act.convert(u)] : []),
]

function unitsMeant(t: Table, { space, piece }: Target): readonly Unit[] {
  if (piece !== undefined) return piece < UNITS ? [piece as Unit] : []
  const found: Unit[] = []
  if (space !== undefined) for (let u = firstIn(t, space as Hex); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}
