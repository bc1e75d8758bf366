import { call, type Hex, local, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, perform, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, type Unit } from '../roster.ts'
import { FINISHED, firstIn, hasUnit, is, mark, nextIn, put } from '../stacks.ts'
import { boxBy, hasVessel, isCoastal, isVesselOf, VESSEL_POINTS } from './12.1-waters.ts'
import { entry } from './12.4-entry.ts'

/** §12.3.9: is the hex held by the enemy alone, so that vessels of this side must leave it? */
const mustLeave = (t: Table, side: Side, hex: Hex): boolean =>
  isCoastal(hex) &&
  hasVessel(t, side, hex) &&
  hasUnit(t, other(side), hex) &&
  !hasUnit(t, side, hex) &&
  !isAssaulting(t, side, hex)
/** Ruling 122: an assault of the side on the hex is announced, and its vessels wait there. */
const isAssaulting = (t: Table, side: Side, hex: Hex): boolean =>
  t.march.assault === 1 && t.battle.at === hex && t.battle.attacker === side

/** §12.3.9a: in its own Impulse the way out costs a point, and the vessel may sail on; without one, and when it is finished, it is a retreat. */
function driveOff(t: Table, unit: Unit, hex: Hex, box: Hex): void {
  if (t.tracks.phasing === t.entry.side) {
    if (t.units.spent[unit] < VESSEL_POINTS && !is(t, unit, FINISHED)) t.units.spent[unit]++
    else mark(t, unit, FINISHED)
  }
  put(t, unit, box)
  t.entering.add(unit)
  tell.drivenOff(t, unit, hex, box)
}

/** §12.3.9: vessels leave a hex that the enemy alone holds, for the Patrol Box, where they may be intercepted. Locals: hex, side. */
export const displacement = procedure('displacement', '12.3.9', [
  automatic('12.3.9', (t) => {
    const hex = local(t, 0) as Hex
    t.entering.clear()
    t.entry.side = local(t, 1) as Side
    t.entry.at = boxBy(hex)
    t.entry.carriers = 0
    t.entry.forced = 1
    for (let u = firstIn(t, hex), next: Unit; u >= 0; u = next) {
      next = nextIn(t, u)
      if (isVesselOf(t, t.entry.side, u)) driveOff(t, u, hex, t.entry.at)
    }
  }),
  perform(entry), // §12.3.9c
  automatic('12.3.9', leaveEntry),
])

/** Whoever entered goes on: clears what an entry needed. */
export function leaveEntry(t: Table): void {
  t.entering.clear()
  t.entry.at = 0 as Hex
  t.entry.side = 0 as Side
  t.entry.carriers = 0
  t.entry.forced = 0
}

/** §12.3.9: sends vessels out if the enemy alone holds their hex. Call it last in a step: it may call a procedure. */
export function displaceIfForced(t: Table, hex: Hex): void {
  if (mustLeave(t, GERMAN, hex)) call(t, displacement, hex, GERMAN)
  else if (mustLeave(t, ENTENTE, hex)) call(t, displacement, hex, ENTENTE)
}
