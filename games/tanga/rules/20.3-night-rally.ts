import { tell } from '../actions.ts'
import { OFF_WEST } from '../board.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, LETTOW, UNITS, type Unit } from '../roster.ts'
import { DISORGANIZED, is, LEFT_BY_NIGHT, mark, SWEPT, unmark, WITH_LETTOW } from '../stacks.ts'
import { hourOf, isNight } from './04-clock.ts'
import { DAWN, recoverAtOnce } from './06.3-recovery.ts'
import { seenBy } from './19.7-seen.ts'

/** Notes that a German has left the map, if it is night: of his own will, driven off or in a rout (ruling T117). */
export function noteLeaving(t: Table, u: Unit): void {
  if (isNight(t)) mark(t, u, LEFT_BY_NIGHT)
}

/** §20.3: whoever left in the same night turn as Lettow-Vorbeck is with him until the morning. */
function joinLettow(t: Table): void {
  const hasHeLeft = is(t, LETTOW, LEFT_BY_NIGHT) && t.units.where[LETTOW] === OFF_WEST
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!is(t, u, LEFT_BY_NIGHT)) continue
    unmark(t, u, LEFT_BY_NIGHT | WITH_LETTOW)
    if (hasHeLeft && t.units.where[u] === OFF_WEST) mark(t, u, WITH_LETTOW)
  }
}

/** §20.3: at 0600 they are in good order again. */
function rise(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (!is(t, u, WITH_LETTOW)) continue
    unmark(t, u, WITH_LETTOW)
    if (IS_COMBAT[u] === 0 || t.units.where[u] !== OFF_WEST || !is(t, u, DISORGANIZED)) continue
    unmark(t, u, DISORGANIZED | SWEPT)
    tell.ralliedByNight.to(seenBy(t, u), t, u)
  }
  recoverAtOnce(t)
}

/** §20.3, ruling T117: at the start of each turn, before anybody rolls. */
export const morningAfter = automatic('20.3', (t) => {
  joinLettow(t)
  if (hourOf(t) === DAWN) rise(t)
})
