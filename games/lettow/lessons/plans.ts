import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'

const plan = <S extends string>(each: LessonPlan<Table, S>): LessonPlan<Table, S> => each

/** A turn and a half of the Allies: set-up, recruits, the landing at Tanga, a fight, a retreat, and the answer to it. */
export const first = plan({
  id: 'first-evening',
  kind: 'lesson',
  scenario: 'campaign',
  side: ALLIED,
  steps: [
    {
      id: 'place',
      rule: '25.1',
      aim: { told: 'placed', of: { unit: '1/KAR', space: 'Mombasa' } },
      answer: ['place 1/KAR at Mombasa'],
    },
    {
      id: 'ready',
      rule: '6.0',
      aim: { asked: 'deploy' },
      answer: ['ready', 'german: ready'],
      // The card A3, and EAD from the pool.
      dice: [3, 1],
    },
    {
      id: 'recruit',
      rule: '27.3',
      aim: { told: 'deployed', of: { unit: 'EAD', space: 'ocean' } },
      answer: ['deploy at ocean'],
      dice: [1],
    },
    {
      id: 'second',
      rule: '27.3',
      aim: { told: 'deployed', of: { unit: '2/KAR', space: 'Mombasa' } },
      answer: ['deploy at Mombasa'],
    },
    {
      id: 'sail',
      rule: '28.2',
      aim: { told: 'sailed', of: { to: 'Tanga' }, times: 3 },
      answer: ['sail B-IEF to Tanga', 'sail C-IEF to Tanga', 'sail EAD to Tanga'],
    },
    {
      id: 'march',
      rule: '10.2',
      aim: { told: 'moved', of: { unit: '1/KAR', to: 'Tanga' } },
      answer: ['move 1/KAR to Tanga'],
    },
    { id: 'end', rule: '7.0', aim: { asked: 'fight' }, answer: ['end'] },
    { id: 'fight', rule: '12.1', aim: { told: 'fought', of: { space: 'Tanga' } }, answer: ['fight at Tanga'] },
    {
      id: 'air',
      rule: '24.4',
      aim: { asked: 'lose' },
      answer: ['decline'],
      // 4 + 1 for the card against 5: a tie, so the Germans fire first, and hit once.
      dice: [4, 5, 2, 5],
    },
    {
      id: 'lose',
      rule: '14.2',
      aim: { told: 'lost', of: { unit: 'B-IEF' } },
      answer: ['lose B-IEF', 'german: lose FW'],
      dice: [3, 5, 6],
    },
    {
      id: 'stay',
      rule: '15.0',
      aim: { told: 'held', of: { side: 'Allied', space: 'Tanga' } },
      answer: ['stay', 'german: stay', 'decline', 'german: lose 3-FKA'],
      afterwards: [
        'german: deploy at Tabora',
        'german: move 1-FKA to Taveta',
        'german: move 2-FKA to Taveta',
        'german: end',
        'german: fight at Taveta',
        'german: stay',
      ],
      // 5 + 1 against 2, and one hit; then the card G6, a recruit, and a round at Taveta in which nobody is hit.
      dice: [5, 2, 1, 5, 6, 6, 3, 4, 3, 6, 5, 4],
    },
    {
      id: 'retreat',
      rule: '17.1',
      aim: { told: 'fellBack', of: { unit: 'Vol/LF', to: 'Voi' } },
      answer: ['retreat', 'fall-back Vol/LF to Voi'],
      afterwards: ['deploy at Mombasa'],
      // The card A9, and B-IEF comes back from the pool.
      dice: [8, 1],
    },
    {
      id: 'rail',
      rule: '28.3',
      aim: { told: 'rode', of: { unit: '1/KAR', to: 'Moshi' } },
      answer: ['move 1/KAR to Moshi'],
    },
    {
      id: 'close',
      rule: '10.3',
      aim: { told: 'moved', of: { to: 'Taveta' }, times: 3 },
      answer: ['move 1/KAR to Taveta', 'move Vol/LF to Taveta', 'move 2/KAR to Voi', 'move 2/KAR to Taveta'],
    },
    {
      id: 'battle',
      rule: '13.0',
      aim: { told: 'held', of: { side: 'Allied', space: 'Taveta' } },
      answer: ['end', 'fight at Taveta', 'decline', 'german: lose 1-FKA', 'german: lose 2-FKA'],
      dice: [4, 3, 1, 2, 5],
    },
  ],
})

/** Germans: the raid on the Uganda Railway. */
export const raid = plan({
  id: 'raid',
  kind: 'exercise',
  scenario: 'campaign',
  side: GERMAN,
  // The card A9 and a recruit; then G5 and 5-FKA.
  dice: [9, 1, 5, 1],
  before: ['allied: ready', 'ready', 'allied: deploy at ocean', 'allied: end', 'deploy at Dar-es-Salaam'],
  steps: [
    {
      id: 'raid',
      rule: '5.2',
      aim: { told: 'raided', times: 2 },
      fails: { told: 'playerTurnBegan', of: { side: 'Allied' } },
      answer: ['move 1-FKA to Arusha', 'move 1-FKA to Nairobi', 'move 3-FKA to Mombasa'],
    },
  ],
})

/** Allies: a landing where it counts. */
export const landing = plan({
  id: 'landing',
  kind: 'exercise',
  scenario: 'campaign',
  side: ALLIED,
  // The card A3, EAD and 2/KAR.
  dice: [3, 1, 1],
  before: ['ready', 'german: ready', 'deploy at ocean', 'deploy at ocean'],
  steps: [
    {
      id: 'landing',
      rule: '28.2',
      aim: { told: 'held', of: { side: 'Allied', space: 'Dar-es-Salaam' } },
      fails: { told: 'playerTurnBegan', of: { side: 'German' } },
      answer: [
        'sail B-IEF to Dar-es-Salaam',
        'sail C-IEF to Dar-es-Salaam',
        'sail EAD to Dar-es-Salaam',
        'sail 2/KAR to Dar-es-Salaam',
        'end',
        'fight at Dar-es-Salaam',
        'decline',
        'german: lose DESG',
        'german: lose SK',
      ],
      dice: [4, 3, 2, 5, 1, 6],
    },
  ],
})

/** Germans: out of a fight before a shot is fired. */
export const away = plan({
  id: 'away',
  kind: 'exercise',
  scenario: 'campaign',
  options: ['break-off'],
  side: GERMAN,
  // The card A9, RM; the Allies roll 3, the Germans 5.
  dice: [9, 4, 3, 5],
  before: [
    'allied: ready',
    'ready',
    'allied: deploy at Mombasa',
    'allied: move Vol/LF to Moshi',
    'allied: move 1/KAR to Taveta',
    'allied: move 1/KAR to Moshi',
    'allied: end',
    'allied: fight at Moshi',
    'allied: decline',
  ],
  steps: [
    {
      id: 'away',
      rule: '18.0',
      aim: { told: 'fellBack', of: { from: 'Moshi', to: 'Korogwe' }, times: 2 },
      fails: { told: 'playerTurnBegan', of: { side: 'German' } },
      answer: ['break-off', 'fall-back 1-FKA to Korogwe', 'fall-back 2-FKA to Korogwe'],
    },
  ],
})
