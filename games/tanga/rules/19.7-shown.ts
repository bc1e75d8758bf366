import { type Hex, markReveal, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { leavesBy } from '../board/sight.ts'
import { HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { DISORGANIZED, headsOf, is, unitList } from '../stacks.ts'
import { isInArc } from './08-facing.ts'
import { showing } from './19.7-seen.ts'

/** §19.7: something has come out that a side could not know; that is not taken back. */
export function revealed(t: Table): void {
  if (has(t, 'fog')) markReveal(t)
}

/** §19.7: whoever fires or is hit is seen, and with it the top unit of its hex (ruling T173). */
export function tellShown(t: Table, at: Hex): void {
  const top = showing(t, at)
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u))
    if (t.shown.has(u) || u === top) tellSeen(t, u)
}
/** Ruling T173: in a melee a stack lies open wholly. */
export function tellStack(t: Table, at: Hex): void {
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) tellSeen(t, u)
}
/** §19.7: both sides hear who was seen where, and which side was up, so that they can remember it. */
function tellSeen(t: Table, u: Unit): void {
  if (has(t, 'fog')) tell.sighted(t, u, t.units.where[u], is(t, u, DISORGANIZED) ? 1 : 0)
}

/** §19.7: both sides see the counters of a hex for now (ruling T173). */
export function showAll(t: Table, at: Hex): void {
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) t.shown.add(u)
}

const foes = unitList()

/** Ruling T177: may an enemy stack come into sight of a hex of a side whose frontal sides change: is it in front, and was not? */
export function bringsInFront(t: Table, at: Hex, side: Side, were: number, are: number): boolean {
  const { where } = t.units
  const n = headsOf(t, other(side), foes)
  for (let i = 0; i < n; i++) {
    const to = where[foes[i]]
    if (to >= HEXES) continue
    const by = leavesBy(at, to)
    if ((by & are) !== 0 && (by & were) === 0) return true
  }
  return false
}

/** Ruling T177: does the enemy of a side have a stack that faces the hex, so that he may see who lies on top? */
export function isFaced(t: Table, at: Hex, side: Side): boolean {
  const { where } = t.units
  const n = headsOf(t, other(side), foes)
  for (let i = 0; i < n; i++) if (where[foes[i]] < HEXES && isInArc(t, where[foes[i]], at)) return true
  return false
}
