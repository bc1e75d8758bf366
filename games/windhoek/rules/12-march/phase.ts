import { NEXT } from '@boma/kernel'
import { act } from '../../actions.ts'
import { choice, phase, question } from '../../flow.ts'
import { concentrate } from '../20.3-concentrate.ts'
import { scoutChoice } from '../23.2-scouting.ts'
import { repair } from '../24-engineers.ts'
import { breakLine } from '../25.2-breaks.ts'
import { layDevice } from '../25.3-devices.ts'
import { lay } from '../32-construction.ts'
import { byRail, bySea, onFoot } from './march.ts'

/** §12.3: one action after another, in any order and as often as the points last; nobody has to do anything. */
export const marchPhase = phase('march', 'march-phase', '12.3', [
  question({
    name: 'act',
    rule: '12.3',
    who: (t) => t.tracks.phasing,
    choices: [
      onFoot,
      byRail,
      bySea,
      concentrate,
      scoutChoice,
      repair,
      breakLine,
      layDevice,
      lay,
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
    ],
  }),
])
