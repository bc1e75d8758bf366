import type { LessonPlan } from '@boma/showing'
import { hex } from '../board.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, NAMES, type Unit } from '../roster.ts'
import { isSupplied } from '../rules/07-communications.ts'

const plan = <S extends string>(each: LessonPlan<Table, S>): LessonPlan<Table, S> => each

const TO_TAVETA = ['march from 2711', 'all', 'step to 2810']

/** August 1914: two Impulses of the Germans, from recruits to a battle on the Uganda Railway. */
export const first = plan({
  id: 'first-evening',
  kind: 'lesson',
  scenario: 'colonial-office',
  side: GERMAN,
  before: ['entente: historical'],
  steps: [
    {
      id: 'arrive',
      rule: '8.1.1',
      aim: { told: 'arrived', of: { unit: '7-SK', hex: '2711' } },
      answer: ['arrive 2711'],
    },
    {
      id: 'second',
      rule: '8.1.1',
      aim: { told: 'arrived', of: { unit: '8-SK', hex: '2711' } },
      answer: ['arrive 2711'],
    },
    { id: 'march', rule: '10.1.3', aim: { told: 'townTaken', of: { hex: '2810' } }, answer: TO_TAVETA },
    {
      id: 'on',
      rule: '10.1.4',
      aim: { told: 'halted', of: { hex: '2910' } },
      answer: ['step to 2910', 'halt'],
    },
    {
      id: 'rail',
      rule: '10.2.6',
      aim: { told: 'rode', of: { to: '2520' }, asked: 'impulse' },
      answer: ['march from 1917', 'all', 'ride to 2520', 'halt'],
    },
    {
      id: 'end',
      rule: '9.1.2',
      aim: { told: 'segmentBegan' },
      answer: ['end', 'end', 'entente: end', 'entente: end'],
    },
    {
      id: 'attack',
      rule: '10.1.6',
      aim: { told: 'battleBegan', of: { at: '3010' } },
      answer: ['march from 2910', 'all', 'step to 3010', 'entente: end'],
    },
    { id: 'supply', rule: '11.7.1', aim: { told: 'carrierUsed' }, answer: ['consume 3010'] },
    {
      id: 'lead',
      rule: '11.13.2',
      aim: { told: 'battleWon', of: { side: 'German' } },
      answer: ['lead'],
      // Both shots of the defender miss; a 1 and a 2 hit, and the morale holds for a moment.
      dice: [6, 6, 1, 2, 1],
    },
  ],
})

/** August 1914, second Segment: two companies stand before Voi. */
const BEFORE_VOI = [
  'entente: historical',
  'arrive 2711',
  'arrive 2711',
  ...TO_TAVETA,
  'step to 2910',
  'halt',
  'end',
  'end',
  'entente: end',
  'entente: end',
]

/** The same battle, without a word about how. */
export const voi = plan({
  id: 'voi',
  kind: 'exercise',
  scenario: 'colonial-office',
  side: GERMAN,
  before: BEFORE_VOI,
  steps: [
    {
      id: 'voi',
      rule: '11.11.3',
      aim: { told: 'battleWon', of: { side: 'German', hex: '3010' } },
      fails: { told: 'playerTurnBegan', of: { side: 'Entente' } },
      answer: ['march from 2910', 'all', 'step to 3010', 'entente: end', 'consume 3010', 'lead'],
      dice: [6, 6, 1, 2, 1],
    },
  ],
})

const VOI = hex('3010')
const DETACHMENT = NAMES.indexOf('KAR-DET-1') as Unit

/** Germans: the detachment at Voi shall have no line of supply any more. */
export const line = plan({
  id: 'line',
  kind: 'exercise',
  scenario: 'colonial-office',
  side: GERMAN,
  before: BEFORE_VOI,
  steps: [
    {
      id: 'line',
      rule: '7.1.2',
      aim: { asked: 'impulse', holds: (t) => t.units.where[DETACHMENT] === VOI && !isSupplied(t, DETACHMENT) },
      fails: { told: 'playerTurnBegan', of: { side: 'Entente' } },
      answer: ['march from 2910', 'take 7-SK', 'go', 'step to 2911', 'step to 3011', 'step to 3111', 'halt'],
    },
  ],
})

/** Entente: two towns by sea, with Königsberg alone on the ocean. */
export const sea = plan({
  id: 'sea',
  kind: 'exercise',
  scenario: 'colonial-office',
  side: ENTENTE,
  before: [
    'historical',
    ...['arrive 2711', 'arrive 2711', 'sail Königsberg', 'steer for ocean', 'end', 'end'].map((l) => `german: ${l}`),
  ],
  steps: [
    {
      id: 'sea',
      rule: '10.3.3',
      aim: { told: 'townTaken', of: { side: 'Entente' }, times: 2 },
      fails: { told: 'segmentBegan' },
      answer: [
        ...['sail Astraea', 'consort Hyacinth', 'steer for ocean', 'seek', 'german: lie-low'],
        ...['shell Königsberg with Astraea', 'shell Königsberg with Hyacinth', 'german: shell Astraea with Königsberg'],
        ...['march from 2506', 'take 1/3-KAR', 'go', 'ride to 3412', 'board ocean', 'land at 3116'],
        ...['march from 2506', 'all', 'ride to 3412', 'board ocean', 'land at 3118'],
      ],
      // She is found and hit twice; her own shot falls short.
      dice: [2, 1, 1, 6],
    },
  ],
})
