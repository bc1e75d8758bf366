import { type GameEvent, NOBODY, type Side } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type OnBoard, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import type { Space } from '../board.ts'
import { ALLIED, CF, type Unit } from '../roster.ts'
import { name, say } from '../words/words.ts'

type Telling = (e: GameEvent) => readonly Beat<Text>[]

const tells: Telling = () => [{ part: 'tells' }]
const follows: Telling = () => [{ part: 'follows' }]
/** §15.0, §18.0: whoever leaves of his own will ends what the odds reckon with. */
const leaves: Telling = () => [{ part: 'ends' }]
const falls: Telling = ({ facts: { unit: piece } }) => [{ part: 'lands', piece, state: FALLEN }]

/** §24.4: the die for the aeroplanes is the Allies'. */
const flies: Telling = (_) => [
  { part: 'throws', round: say('page.superiority'), throws: [{ by: ALLIED }] },
  { part: 'tells' },
]

const BEATS: OnBoard<typeof tell, Telling> = {
  fought: ({ facts: { side, space } }) => [
    {
      part: 'begins',
      title: say('page.combat', { space: name('space', space as Space) }),
      space,
      attacker: side as Side,
    },
  ],
  engaged: ({ facts: { unit: piece } }) => [{ part: 'joins', piece, hitsOn: CF[piece as Unit] }],
  airHelps: flies,
  airFails: flies,
  airLost: flies,
  // §13.0: both roll, the attacker first
  superiority: (_) => [
    { part: 'throws', round: say('page.superiority'), throws: [{ by: 'attacker' }, { by: 'defender' }] },
    { part: 'tells' },
  ],
  // §14.1: one die for each unit of the side, in the order of the counters
  fired: ({ facts: { side } }) => [
    { part: 'volley', round: say('page.fireOf', { side: name('side', side as Side) }), by: side as Side },
    { part: 'tells' },
  ],
  lost: falls,
  // §22.3: no board shows forts
  fortGone: () => [],
  leftBehind: falls,
  stayed: tells,
  brokeOff: leaves,
  retreats: leaves,
  mustRetreat: () => [{ part: 'ends', winner: NOBODY }],
  held: ({ facts: { side } }) => [{ part: 'ends', winner: side as Side }],
  fellBack: follows,
}

/** §12.2: what an event is in a combat. */
export const beats = (e: GameEvent): readonly Beat<Text>[] => entryOf(BEATS, e)?.(e) ?? []
