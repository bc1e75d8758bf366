import { AGAIN, NEXT } from '@boma/kernel'
import { act } from '../../actions.ts'
import { automatic, choice, phase, question } from '../../flow.ts'
import { bringOwed } from '../08-events/event-8-boer-rebellion.ts'
import { mendAeroplanes } from '../23.3-mending.ts'
import { entrenchChoice } from '../25.1-entrenchments.ts'
import { recruitChoice } from './10.1-recruit.ts'
import { convertChoice } from './10.2-conversion.ts'

const recruitOrEnd = question({
  name: 'recruit',
  rule: '10.1',
  who: (t) => t.tracks.phasing,
  choices: [
    recruitChoice,
    convertChoice,
    entrenchChoice,
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §10.1: what is mended and what events owe comes first, then what is bought. */
export const recruitPhase = phase('recruit', 'recruit', '10.1', [
  automatic('23.3', (t) => mendAeroplanes(t, t.tracks.phasing)),
  automatic('event-8', (t) => (bringOwed(t) ? AGAIN : NEXT)),
  recruitOrEnd,
])
