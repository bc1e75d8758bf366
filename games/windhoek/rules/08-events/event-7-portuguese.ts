import { call } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import { automatic, procedure } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { ALLIED } from '../../roster.ts'
import { enterWar } from '../29.2-belligerence.ts'
import { portugalAtWar } from '../29-angola.ts'
import { mostOf, offerUnits } from './free-units.ts'

/** §29.4 + §8.1: up to two Portuguese units arrive, free, already on the first roll (W110). */
export const arrivals = procedure('portuguese-arrivals', '29.4', [
  automatic('29.4', (t) => {
    t.tracks.eventLeft = mostOf('p-arrivals')
  }),
  offerUnits({
    name: 'portuguese-arrivals',
    rule: '29.4',
    line: 'p-arrivals',
    to: ALLIED,
    notOffered: refuse.notPortuguese,
  }),
])

/** §event-7: Portuguese West Africa. */
export function portugueseWestAfrica(t: Table): void {
  if (!portugalAtWar(t)) enterWar(t)
  call(t, arrivals)
}
