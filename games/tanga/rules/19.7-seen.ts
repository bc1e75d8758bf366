import { distance, EVERYONE, type Hex, only, other, type Side, type Sides } from '@boma/kernel'
import { grid, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ARTILLERY, KIND, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, hasCombat, nextCombat, topOf } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import { isInArc } from './08-facing.ts'
import { sees, seesOver } from './10.4-sight.ts'

/** Ruling T56: how far one sees at night. */
const BY_NIGHT = 2

/** §19.7: has a side a combat unit that sees this hex: in front, nothing in between, near enough at night? */
export function isWatched(t: Table, at: Hex, by: Side): boolean {
  const isDark = isNight(t)
  for (let u = t.heads.first; u !== NO_UNIT; u = t.heads.next(u + 1)) {
    if (SIDE_OF[u] !== by) continue
    const from = t.units.where[u]
    if (!isHex(from) || from === at || (isDark && distance(grid, from, at) > BY_NIGHT)) continue
    if (hasCombat(t, from, by) && isInArc(t, from, at) && looksAt(t, from, at)) return true
  }
  return false
}

/** Ruling T175: guns look over units (10.4.4) at what is near enough for them to fire at (10.28A). */
const looksAt = (t: Table, from: Hex, at: Hex): boolean =>
  sees(t, from, at) || (distance(grid, from, at) <= BY_NIGHT && hasGun(t, from) && seesOver(t, from, at))
function hasGun(t: Table, at: Hex): boolean {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (KIND[u] === ARTILLERY) return true
  return false
}

/** §19.7: the counter of a stack that an enemy may see: the top unit, or the first where there is none. */
export const showing = (t: Table, at: Hex): Unit => {
  const top = topOf(t, at)
  return top !== NO_UNIT ? top : t.stacks.firstIn(at)
}

/** §19.7: may the other side see which counter this is, and how it lies? */
export function isInView(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  return isHex(at) && showing(t, at) === u && isWatched(t, at, other(SIDE_OF[u]))
}

/** Who is told the name of a counter that does something out of combat: its owner, and the enemy who sees it. */
export const seenBy = (t: Table, u: Unit): Sides =>
  !has(t, 'fog') || t.sink === undefined || isInView(t, u) ? EVERYONE : only(SIDE_OF[u])
