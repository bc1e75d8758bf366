import { type Proposal, reason } from '@boma/counsel'
import { type Hex, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE } from '../board.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { afterLast, COMBAT, firstUnit, HAS_ZONE, IS_ARTILLERY, type Unit } from '../roster.ts'
import { rules } from '../rules.ts'
import { isDisrupted } from '../stacks.ts'

const moves = new Moves()
const counts = new Map<Hex, number>()

/** §19.2: the points that it takes to rally everybody. */
export function rallyNeed(t: Table, side: Side): number {
  counts.clear()
  for (let u = firstUnit(side); u < afterLast(side); u++) {
    const at: Hex = t.units.where[u]
    if (at <= CAPE && isDisrupted(t, u)) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  let points = 0
  for (const n of counts.values()) points += (n + 1) >> 1
  return points
}

/** §19.2: whom to rally next: two for a point where there are two, the strongest first. */
export function proposeRally(t: Table, side: Side): readonly Proposal[] {
  rallyNeed(t, side)
  legal(rules, t, moves)
  let best: Unit | undefined
  let bestWorth = 0
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    if (!act.rally.is(a)) continue
    const u = act.rally.unit(a)
    const at: Hex = t.units.where[u]
    const isPaid = t.tracks.rallyLeft > 0 && t.tracks.rallyHex === at
    const worth =
      (isPaid ? 100 : 0) + ((counts.get(at) ?? 0) > 1 ? 8 : 0) + 2 * COMBAT[u] + HAS_ZONE[u] + IS_ARTILLERY[u]
    if (worth > bestWorth) {
      bestWorth = worth
      best = u
    }
  }
  if (best === undefined) return [{ order: [act.end()], worth: 0, why: reason('wait') }]
  return [{ order: [act.rally(best)], worth: 1, why: reason('rally', { at: place(t.units.where[best]) }) }]
}
