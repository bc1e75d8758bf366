import { d6, other, type Side } from '@boma/kernel'
import { tell } from '../../actions.ts'
import { TOWN_HEXES } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { controller } from '../../stacks.ts'
import { gain, lose } from '../09-action-points.ts'

const gained = tell.pointsGained.under('event-6')
const lost = tell.pointsLost.under('event-6')
const level = tell.noEffect.under('event-6')

/** How many towns a side occupies; neutral Portuguese occupy none (W118). */
function townsHeld(t: Table, side: Side): number {
  let n = 0
  for (const town of TOWN_HEXES) if (controller(t, town) === side) n++
  return n
}

/** §event-6: whoever occupies more towns gains a die of action points, then the other loses one (W165). */
export function moraleCheck(t: Table): void {
  const lead = townsHeld(t, GERMAN) - townsHeld(t, ALLIED)
  if (lead === 0) {
    level(t)
    return
  }
  const gainer = lead > 0 ? GERMAN : ALLIED
  gain(t, gainer, d6(t), gained)
  lose(t, other(gainer), d6(t), lost)
}
