import { other, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { firstOf, PER_SIDE } from '../roster.ts'
import { DECLARED, did, HIDDEN, NAMED, ON_TABLE } from '../rules/09-units.ts'
import { isFree, spent } from '../rules/17.10-lists.ts'
import { lookOver } from './appraise/pairs.ts'
import { standing, takeStock } from './appraise/standing.ts'
import { armyOf, fireOf, hopesOf } from './appraise/worth.ts'

/** All is measured in points of a list; this makes of it a number between -1 and 1. */
const SCALE = 0.004
/** What the enemy's fire counts beside one's own: whoever waits for better chances wins nothing. */
const FEAR = 0.9
/** All whom an enemy could fire at have something to fear, not only his best target. */
const OTHERS = 0.3

/** Whoever has decided about a unit has come on by a hair: what the enemy does next is not laid to it. */
const DONE = 0.0001

/** A unit that is hidden leaves its place in the ready set-up empty. */
const IN_AMBUSH = 0.9
/** Leaders are set up with units. */
const WITH_A_UNIT = 0.2

/**
 * The rough worth of the position to a side: who is left, the points as they stand, whom it can hit from where it stands and
 * who can hit it. What it hopes for counts for the side alone: that the enemy would gladly come nearer harms nobody yet.
 */
export function appraise(t: Table, side: Side): number {
  const { result } = t.core
  if (result === 1 || result === 2) return result - 1 === side ? 1 : -1
  // The ready list and the ready set-up, all at once, are better than what a glance finds.
  if (t.tracks.turn === 0) return 0.001 * (placed(t, side) + (isFree(t) ? spent(t, side) / 100 : 0))
  lookOver(t)
  takeStock(t, side)
  const enemy = other(side)
  const army = armyOf(t, side) - armyOf(t, enemy)
  const fire = fireOf(t, side, 0) - FEAR * fireOf(t, enemy, OTHERS)
  const sum = SCALE * (standing.worth + army + fire + hopesOf(t, side, standing.ahead > 0) + DONE * settled(t, side))
  return sum / (1 + Math.abs(sum))
}

/** Units that have been named, or have declared their fire. */
function settled(t: Table, side: Side): number {
  const first = firstOf(side)
  let n = 0
  for (let u = first; u < first + PER_SIDE; u++) n += (did(t, u, NAMED) ? 1 : 0) + (did(t, u, DECLARED) ? 1 : 0)
  return n
}

function placed(t: Table, side: Side): number {
  const first = firstOf(side)
  let n = 0
  for (let u = first; u < first + PER_SIDE; u++)
    n +=
      (t.units.where[u] === ON_TABLE ? 1 : t.units.where[u] === HIDDEN ? IN_AMBUSH : 0) +
      (t.units.attached[u] === 0 ? 0 : WITH_A_UNIT)
  return n
}
