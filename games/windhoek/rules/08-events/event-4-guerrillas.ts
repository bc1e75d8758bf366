import { call } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import { automatic, procedure } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { GERMAN } from '../../roster.ts'
import { mostOf, offerUnits } from './free-units.ts'

/** §event-4 + §8.1: one mounted or reserve unit, even an eliminated one, rises in an empty place (W116). */
export const rising = procedure('guerrillas', 'event-4', [
  automatic('event-4', (t) => {
    t.tracks.eventLeft = mostOf('g-guerrillas')
  }),
  offerUnits({
    name: 'guerrillas',
    rule: 'event-4',
    line: 'g-guerrillas',
    to: GERMAN,
    evenEliminated: true,
    notOffered: refuse.noGuerrilla,
  }),
])

/** §event-4: guerrillas. */
export const guerrillas = (t: Table): void => call(t, rising)
