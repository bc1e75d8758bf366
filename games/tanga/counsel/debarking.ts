import type { Custom } from '@boma/counsel'
import type { Action, Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { ABOARD, BEACH_HEXES, type Beach } from '../board.ts'
import type { Table } from '../layout.ts'
import { GROUP, type Unit } from '../roster.ts'
import { oneMoreFault } from '../rules/09-stacking.ts'
import { asked } from './asked.ts'

/** §5.2D: those of the group who are still aboard, as many as the boats still take. */
export function leftAboard(t: Table): readonly Unit[] {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(ABOARD); u >= 0 && found.length < t.landing.points; u = t.stacks.nextIn(u))
    if (GROUP[u] === t.landing.group - 1) found.push(u)
  return found
}

/** §9.1 to §9.4: where the beach has room for it; where it has none, over-stacked in the emptiest hex until it moves on (15.9.1B). */
function roomFor(t: Table, u: Unit): Hex {
  const hexes = BEACH_HEXES[(t.landing.beach - 1) as Beach]
  return hexes.find((at) => oneMoreFault(t, at, u) === '') ?? hexes.toSorted((a, b) => inHex(t, a) - inHex(t, b))[0]
}
function inHex(t: Table, at: Hex): number {
  let n = 0
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) n++
  return n
}

function ashore(t: Table): Action | undefined {
  const [u] = asked(t) === 'ashore' ? leftAboard(t) : []
  return u === undefined ? undefined : act.ashore(u, roomFor(t, u))
}

/** §5.2B, §5.2D: the whole boatload at once, spread over the beach; leaders, who are free, go when they are sent. */
export const boatload: Custom<Table> = {
  key: 'ashore',
  offered(t) {
    const count = asked(t) === 'ashore' ? leftAboard(t).length : 0
    return count < 2 ? undefined : { turn: t.tracks.turn, count }
  },
  holds: (t, { turn }) => t.tracks.turn === turn && t.landing.points > 0,
  answer: ashore,
}
