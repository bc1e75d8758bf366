import { markReveal, only, other, type Side } from '@boma/kernel'
import { tell } from '../../actions.ts'
import { CAPE } from '../../board.ts'
import { EVENT_NUMBERS } from '../../data/events.ts'
import type { Table } from '../../layout.ts'
import { has } from '../../options.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, type Unit } from '../../roster.ts'
import { isDisrupted, isNeutral, isOnMap } from '../../stacks.ts'
import { gain } from '../09-action-points.ts'

/** What is told when a side looks: once that it does, and to that side alone what it sees. */
const words = (rule: string) => ({
  gained: tell.pointsGained.under(rule),
  looked: tell.looked.under(rule),
  seen: tell.seen.under(rule, { joins: true, tells: true }),
})
const ALLIES_LOOK = words('event-10')
const GERMANS_LOOK = words('event-11')

/** §event-10: Allied intelligence breakthrough. */
export const alliedIntelligence = (t: Table): void => look(t, ALLIED, ALLIES_LOOK)
/** §event-11: German intelligence breakthrough. */
export const germanIntelligence = (t: Table): void => look(t, GERMAN, GERMANS_LOOK)

/** A look at every enemy counter on the map and in the Cape Colony Box, at this moment only (W121). */
function look(t: Table, side: Side, told: ReturnType<typeof words>): void {
  gain(t, side, EVENT_NUMBERS.gainedByIntelligence, told.gained)
  // Without fog there is nothing that a look would add.
  if (!has(t, 'fog')) return
  told.looked(t, side)
  markReveal(t)
  const enemy = other(side)
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++)
    if (isInSight(t, u)) told.seen.to(only(side), t, u, t.units.where[u], isDisrupted(t, u) ? 1 : 0)
}

const isInSight = (t: Table, unit: Unit): boolean =>
  (isOnMap(t, unit) || t.units.where[unit] === CAPE) && !isNeutral(t, unit)
