import { DONE, d6, NEXT } from '@boma/kernel'
import { tell } from '../../actions.ts'
import { EVENTS, type EventId } from '../../data/events.ts'
import { automatic, phase } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { blockadeRunner } from './event-2-blockade-runner.ts'
import { auslandRebellion } from './event-3-ausland-rebellion.ts'
import { guerrillas } from './event-4-guerrillas.ts'
import { parliament } from './event-5-parliament.ts'
import { moraleCheck } from './event-6-morale-check.ts'
import { portugueseWestAfrica } from './event-7-portuguese.ts'
import { boerRebellion } from './event-8-boer-rebellion.ts'
import { rainStorms } from './event-9-rain-storms.ts'
import { alliedIntelligence, germanIntelligence } from './event-10-intelligence.ts'

type Effect = (t: Table) => void

/** §event-12: all quiet. */
const quiet: Effect = tell.noEffect.under('event-12')

/** What each line of the events table does. */
const EFFECTS: Partial<Record<EventId, Effect>> = {
  'blockade-runner': blockadeRunner,
  'ausland-rebellion': auslandRebellion,
  guerrillas,
  parliament,
  'morale-check': moraleCheck,
  'portuguese-west-africa': portugueseWestAfrica,
  'boer-rebellion': boerRebellion,
  'rain-storms': rainStorms,
  'allied-intelligence': alliedIntelligence,
  'german-intelligence': germanIntelligence,
  quiet,
}

/** The effect of each total of the two dice. */
const BY_TOTAL: readonly (Effect | undefined)[] = Array.from({ length: 13 }, (_, total) => {
  const line = EVENTS.find((event) => event.total === total)
  return line && EFFECTS[line.id]
})

/** §8.0: the German die, then the Allied one; their sum names what happens at once (W122). */
function rollEvent(t: Table): void {
  const german = d6(t)
  const allied = d6(t)
  t.tracks.event = german + allied
  t.tracks.eventLeft = 0
  tell.eventRolled(t, german, allied, german + allied)
  BY_TOTAL[german + allied]?.(t)
}

/** §8.2: once a turn, from the second turn on. */
export const events = phase('events', 'events', '8.2', [
  automatic('8.2', (t) => (t.tracks.turn === 1 ? DONE : NEXT)),
  automatic('8.0', rollEvent),
])
