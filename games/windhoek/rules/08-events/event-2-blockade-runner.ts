import { call, d6 } from '@boma/kernel'
import { refuse, tell } from '../../actions.ts'
import { PLACE_AT, PORT, TOWN_HEXES } from '../../board.ts'
import { automatic, procedure } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { GERMAN } from '../../roster.ts'
import { controller } from '../../stacks.ts'
import { gain } from '../09-action-points.ts'
import { bringSquadron, isSquadron } from '../34-squadron.ts'
import { mostOf, offerUnits } from './free-units.ts'

const gained = tell.pointsGained.under('event-2')
const noPort = tell.noEffect.under('event-2')

/** §event-2: do the Germans occupy a port, anywhere? */
const holdsPort = (t: Table): boolean =>
  TOWN_HEXES.some((town) => (PLACE_AT[town] & PORT) !== 0 && controller(t, town) === GERMAN)

function land(t: Table): void {
  if (!holdsPort(t)) {
    if (!isSquadron(t)) noPort(t)
    return
  }
  // §event-2: a die of action points
  gain(t, GERMAN, d6(t), gained)
  t.tracks.eventLeft = mostOf('g-runner')
}

/** §event-2: cargo, then marines if the Germans want them, then perhaps the squadron (W112). They never lengthen the game (W19). */
export const runner = procedure('blockade-runner', 'event-2', [
  automatic('event-2', land),
  offerUnits({
    name: 'blockade-runner',
    rule: 'event-2',
    line: 'g-runner',
    to: GERMAN,
    notOffered: refuse.noMarine,
  }),
  automatic('34.0', bringSquadron),
])

/** §event-2: German blockade runner. */
export const blockadeRunner = (t: Table): void => call(t, runner)
