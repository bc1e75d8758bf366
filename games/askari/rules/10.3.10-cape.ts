import { ALLOWED, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE, OFF_EAST, WEST_EDGE_RHODESIA } from '../board.ts'
import { FEATURE_EFFECTS } from '../data/in-force.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, type Unit } from '../roster.ts'
import { FINISHED, firstIn, nextIn, put, SET_OUT, UNSUPPLIED, unmark } from '../stacks.ts'
import { leaveTrench } from './02-steps.ts'
import { nationOf } from './07-communications.ts'
import { dropUnit, leaveCarriers, pointsLeft, porters } from './10.1-force.ts'
import { hexOf } from './10.1-ground.ts'

/** Turns and Segments as one clock: the same Segment of the next turn is four later, and no turn has more than three. */
const SEGMENTS = 4
const clock = (t: Table): number => t.tracks.turn * SEGMENTS + t.tracks.segment

/** §10.3.10: British units that can pay for it; no Carriers (ruling 69). */
const mayDepart = (t: Table, unit: Unit): boolean =>
  nationOf(t, unit) === BRITISH && pointsLeft(t, unit) >= FEATURE_EFFECTS.leavingForTheCape.cost

/** May the stack, or part of it, leave over the west edge here? */
export function whyNotDepart(t: Table): Refusal {
  const at = hexOf(t.march.at)
  if (!WEST_EDGE_RHODESIA.includes(at)) return refuse.noWayToCape(at)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (mayDepart(t, u)) return ALLOWED
  return refuse.nobodyForCape()
}

/** §10.3.10: it may come back in the same Segment of the next turn, or any later one: while it is away `spent` says when. */
function depart(t: Table, unit: Unit, from: Hex): void {
  t.force.remove(unit)
  leaveTrench(t, unit)
  unmark(t, unit, FINISHED | SET_OUT | UNSUPPLIED)
  put(t, unit, CAPE)
  t.units.rode[unit] = 0
  t.units.spent[unit] = clock(t) + SEGMENTS
  tell.departed(t, unit, from)
}

/** §10.3.10: over the west edge, round the Cape. */
export const departChoice = choice({
  action: act.depart,
  whyNot: whyNotDepart,
  take(t) {
    const at = hexOf(t.march.at)
    for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
      if (mayDepart(t, u)) depart(t, u, at)
      else dropUnit(t, u)
    }
    leaveCarriers(t, porters(t))
    return NEXT
  },
})

/** §10.3.10: whoever's time has come waits off the east edge, as reinforcements do (ruling 53). */
export function comeRound(t: Table): void {
  for (let u = firstIn(t, CAPE); u >= 0; ) {
    const next = nextIn(t, u)
    if (t.units.spent[u] <= clock(t)) {
      t.units.spent[u] = 0
      put(t, u, OFF_EAST)
      tell.cameRound(t, u)
    }
    u = next
  }
}
