import { SIDES } from '@boma/kernel'
import { tell } from '../../actions.ts'
import { EVENT_NUMBERS } from '../../data/events.ts'
import type { Table } from '../../layout.ts'
import { lose } from '../09-action-points.ts'
import { isRain } from '../27-weather.ts'

const lost = tell.pointsLost.under('event-9')
const dry = tell.noEffect.under('event-9')

/** §event-9: in a rain turn both sides lose action points; rivers supply then anyway (W96, W120). */
export function rainStorms(t: Table): void {
  if (isRain(t)) for (const side of SIDES) lose(t, side, EVENT_NUMBERS.lostInStorms, lost)
  else dry(t)
}
