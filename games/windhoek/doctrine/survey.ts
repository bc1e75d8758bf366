import { type Hex, other, type Side } from '@boma/kernel'
import { HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstUnit } from '../roster.ts'
import { COLUMN } from '../stacks.ts'
import { type Belief, believe } from './belief.ts'
import { isPortuguese, type Party } from './forces.ts'
import { findReach, type Reach } from './reach.ts'

/** What a side makes of the table; it holds until the enemy's stacks or the turn have changed. */
export interface Survey {
  readonly side: Side
  /** What of the table it rests on. */
  readonly stamp: number
  readonly belief: Belief
  /** Ways found so far, by where they begin and how fast they are. */
  readonly reaches: Map<number, Reach>
}

/** Surveys the table for a side. */
export const surveyFor = (t: Table, side: Side): Survey => ({
  side,
  stamp: stampOf(t, side),
  belief: believe(t, side),
  reaches: new Map(),
})

/** Does it still hold? */
export const surveyHolds = (t: Table, side: Side, survey: Survey): boolean =>
  survey.side === side && survey.stamp === stampOf(t, side)

/** A number that changes with the turn, and with where the enemy is and how he lies. */
function stampOf(t: Table, side: Side): number {
  const enemy = other(side)
  const { where, state } = t.units
  const { first, marks, zones } = t.places
  let stamp = t.tracks.turn * 4 + t.tracks.phasing * 2 + t.tracks.portugal
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) stamp = (Math.imul(stamp, 31) + where[u] * 4 + state[u]) | 0
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    if (first[hex] >= COLUMN || zones[hex] !== 0)
      stamp = (Math.imul(stamp, 31) + hex * 512 + marks[hex] * 8 + zones[hex]) | 0
  return stamp
}

/** The ways of a party, found once. */
export function reachOf(t: Table, survey: Survey, party: Party): Reach {
  const key = (party.from * 64 + party.allowance) * 2 + (isPortuguese(party) ? 1 : 0)
  const known = survey.reaches.get(key)
  if (known !== undefined) return known
  const { side } = survey
  const found = findReach(t, { side, from: party.from, allowance: party.allowance, isPortuguese: isPortuguese(party) })
  survey.reaches.set(key, found)
  return found
}
