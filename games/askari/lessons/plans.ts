import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'

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

/** The same battle, without a word about how. */
export const voi = plan({
  id: 'voi',
  kind: 'exercise',
  scenario: 'colonial-office',
  side: GERMAN,
  before: [
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
  ],
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
