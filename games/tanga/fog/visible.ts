import { type Hex, other, type Side } from '@boma/kernel'
import { ABOARD, isHex, OFF_WEST, TO_COME } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { isWatched, showing } from '../rules/19.7-seen.ts'

/** §19.7: Holding Boxes and what is off the map are hidden; what is out of the game is not. */
const isBox = (place: Hex): boolean => place === ABOARD || place === TO_COME || place === OFF_WEST

/** §19.7, ruling T173: is the unit in the combat under way: has it fired, is it hit, on the run, or called to check? */
const isInCombat = (t: Table, u: Unit): boolean =>
  t.shown.has(u) ||
  t.struck.has(u) ||
  t.fleeing.has(u) ||
  t.escort.has(u) ||
  t.shaken.has(u) ||
  t.routed.has(u) ||
  t.parted.has(u)

/** Ruling T173: does a melee go on in the hex? Both stacks have been turned up for it. */
const isFought = (t: Table, at: Hex): boolean => t.melee.at !== 0 && (t.melee.from === at || t.melee.at === at)

function isAnyInCombat(t: Table, at: Hex): boolean {
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (isInCombat(t, u)) return true
  return false
}

/** §19.7: may the other side know which counter this is, and how it lies? */
export function liesOpen(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  if (isInCombat(t, u)) return true
  if (!isHex(at)) return !isBox(at)
  if (isFought(t, at)) return true
  // Ruling T173: who lies above one that is in combat is seen too
  return showing(t, at) === u && (isAnyInCombat(t, at) || isWatched(t, at, other(SIDE_OF[u] as Side)))
}
