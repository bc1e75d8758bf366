import { d6 } from '@boma/kernel'
import { tell } from '../../actions.ts'
import type { Table } from '../../layout.ts'
import { ALLIED } from '../../roster.ts'
import { gain, lose } from '../09-action-points.ts'

const gained = tell.pointsGained.under('event-5')
const lost = tell.pointsLost.under('event-5')

/** §event-5: the Allies roll, and gain an odd number of action points or lose an even one. */
export function parliament(t: Table): void {
  const die = d6(t)
  if (die % 2 === 1) gain(t, ALLIED, die, gained)
  else lose(t, ALLIED, die, lost)
}
