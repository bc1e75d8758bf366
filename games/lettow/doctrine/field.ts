import { other, type Side } from '@boma/kernel'
import { IS_OCEAN_PORT, OCEAN_BOX, PLACES, SPACES, type Space } from '../board.ts'
import { NEARNESS } from '../counsel/appraise/near.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  afterLast,
  CF,
  CONTINGENT_OF,
  card,
  FORT_OF,
  firstOf,
  GERMAN,
  IS_GARRISON,
  type Unit,
} from '../roster.ts'
import { CLASS_OF, type Force, ONE } from './force.ts'
import { findReach, reached, usualPoints } from './reach.ts'

/** Who stands where, and who could come: one side's side of a table, as the other reckons with it. */
export interface Field {
  readonly side: Side
  /** What each place holds of it. */
  readonly there: Int32Array
  /** The strongest force that it could bring upon each space in its next turn, those who are there aside. */
  readonly comes: Int32Array
}

/** The field of a side on a table. */
export function fieldOf(t: Table, side: Side): Field {
  const there = new Int32Array(PLACES)
  for (let u = firstOf(side); u < afterLast(side); u++) {
    const at = t.units.where[u]
    if (at <= OCEAN_BOX) there[at] = (there[at] as number) + (ONE[u] as Force)
  }
  return { side, there, comes: comingOf(t, side) }
}

/** The strongest of a side that reach each space with the points that they can count on, of one contingent and at most a stack. */
function comingOf(t: Table, side: Side): Int32Array {
  const best = new Int32Array(PLACES)
  const weight = new Uint8Array(PLACES)
  const contingents = side === GERMAN ? [0] : [1, 2, 3]
  for (let u = firstOf(side); u < afterLast(side); u++) findReach(t, u, usualPoints(u))
  for (const contingent of contingents) {
    const force = new Int32Array(PLACES)
    const units = new Uint8Array(PLACES)
    const strength = new Uint8Array(PLACES)
    for (let c = 4; c >= 0; c--)
      for (let u = firstOf(side); u < afterLast(side); u++) {
        if (CLASS_OF[u] !== c || IS_GARRISON[u] === 1 || (side === ALLIED && CONTINGENT_OF[u] !== contingent)) continue
        for (let s = 0; s < SPACES; s++) {
          if (reached[u * PLACES + s] === 0 || (units[s] as number) >= STACK_LIMIT) continue
          units[s] = (units[s] as number) + 1
          force[s] = (force[s] as number) + (ONE[u] as Force)
          strength[s] = (strength[s] as number) + CF[u]
        }
      }
    for (let s = 0; s < SPACES; s++)
      if ((strength[s] as number) > (weight[s] as number)) {
        weight[s] = strength[s] as number
        best[s] = force[s] as number
      }
  }
  return best
}

const EXPEDITION = card('A3')
const NAVY = card('A5')
const LETTOW = card('G2')

/** §13.0: what the attacker adds to his die in a space more than the defender, fast units aside: by his card, by the fort. */
export function aheadAt(t: Table, attacker: Side, at: Space, isHisTurn: boolean): number {
  let ahead = t.units.where[FORT_OF[other(attacker)] as Unit] === at ? -1 : 0
  if (!isHisTurn) return ahead
  const { card: turned } = t.tracks
  if (attacker === ALLIED && turned === NAVY && IS_OCEAN_PORT[at] === 1) ahead++
  if (attacker === ALLIED && turned === EXPEDITION && IS_OCEAN_PORT[at] === 1) ahead++
  if (attacker === GERMAN && turned === LETTOW) ahead++
  return ahead
}

/** How much of a unit's strength is near a space when it is somewhere. */
export function weightOn(side: Side, u: Unit, at: number, s: Space): number {
  if (at > OCEAN_BOX) return 0
  return CF[u] * (at === s ? 1 : ((NEARNESS[side] as ArrayLike<number>)[at * SPACES + s] as number))
}
