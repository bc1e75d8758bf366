import type { Table } from '../../layout.ts'
import { BREAKPOINT, BRITISH, FORMATION_SIDE, FORMATIONS, type Formation } from '../../roster.ts'
import { COLLAPSED } from '../../rules/06.3-standing.ts'
import { contacts, forward, losses, peril } from './weights.ts'

/*
 * Formations break as one (6.3), and the British sweep each other along: what they can still lose says who leads an attack,
 * who follows and who keeps out of it.
 */

/** A formation that has lost all it can; less has been lost, far less it weighs. To be broken comes on top of it, a side each. */
const SHAKEN = 20
const BROKEN = [24, 8]
/** What may be lost counts on beyond the breakpoint, so far: whoever is near it gains by every enemy who sees him no longer. */
const WORST = [1.4, 1]
/** Each stack of another formation next to one that has lost all it can: it would have to check. */
const TOUCHED = 0.6
/** How much of what fire may cost in a turn, if all who can see somebody fired on him, counts as if it were lost; in 3600ths. */
const FEARED = 0.2 / 3600

/** British formations that can lose no more than so much hang back, as far as they ever do; with so much more they lead. */
const RESERVE = 2
const FRESH = 6
const LEAST = 0.2

/** How far each side has come, the British as eager as they can afford to be. */
export function advance(): number {
  let sum = 0
  for (let f = 0 as Formation; f < FORMATIONS; f++)
    sum += FORMATION_SIDE[f] === BRITISH ? eagerness(BREAKPOINT[f] - losses[f]) * forward[f] : -forward[f]
  return sum
}
const eagerness = (left: number): number => Math.min(1, Math.max(LEAST, (left - RESERVE) / FRESH))

/** How badly British formations stand, less how badly German ones do. */
export function harm(t: Table): number {
  let sum = 0
  for (let f = 0 as Formation; f < FORMATIONS; f++) sum += FORMATION_SIDE[f] === BRITISH ? harmOf(t, f) : -harmOf(t, f)
  return sum
}
function harmOf(t: Table, f: Formation): number {
  const side = FORMATION_SIDE[f]
  if (t.formations.standing[f] === COLLAPSED) return SHAKEN + BROKEN[side]
  const share = Math.min(WORST[side], (losses[f] + FEARED * peril[f]) / BREAKPOINT[f])
  return share * share * share * (SHAKEN + TOUCHED * contacts[f])
}
