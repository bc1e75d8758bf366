import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'
import { laid } from './positions.ts'

type Step = 'move' | 'charge' | 'porters' | 'shoot' | 'fight' | 'rally'

/** *Blow up the Line*: what comes after the first burst: a march, a charge, a fight, a test. */
export const closeQuarters: LessonPlan<Table, Step> = {
  id: 'close-quarters',
  kind: 'lesson',
  scenario: 'uganda-railway',
  side: GERMAN,
  dice: [5, 2],
  before: ['british: suggested', 'suggested', 'first German'],
  arrange: laid(3, {
    g1: { at: [34, 25], facing: 'N' },
    g2: 'gone',
    g3: 'gone',
    g4: 'gone',
    g5: { at: [36, 18], facing: 'N', width: 3 },
    g6: { at: [44, 30], facing: 'N', width: 5 },
    g7: { at: [38, 24], facing: 'N', attachedTo: 'g1' },
    b1: 'gone',
    b3: 'gone',
    b4: 'gone',
  }),
  steps: [
    {
      id: 'move',
      rule: '12.4',
      aim: { told: 'halted', of: { unit: 'g1' } },
      answer: ['move g1', 'march to 30 26', 'halt facing 0', 'british: stand b2'],
      dice: [5],
    },
    {
      id: 'charge',
      rule: '12.8',
      aim: { told: 'contacted', of: { unit: 'g6', target: 'b2' }, asked: 'independents' },
      answer: ['charge b2 with g6', 'halt facing 0'],
      dice: [5, 4],
    },
    { id: 'porters', rule: '1.3', aim: { asked: 'shooting' }, answer: ['pass'] },
    {
      id: 'shoot',
      rule: '14.6',
      aim: { told: 'volley', of: { unit: 'g1', target: 'b2' }, asked: 'pairing' },
      answer: ['shoot b2 with g1', 'british: shoot g6 with b2'],
      // Three hits of ten; two of eleven in return.
      dice: [5, 2, 6, 1, 3, 4, 2, 1, 3, 5, 3, 1, 5, 2, 3, 6, 4, 2, 1, 3, 2],
    },
    {
      id: 'fight',
      rule: '6.7',
      aim: { told: 'fought', asked: 'rally' },
      answer: ['rest', 'rest'],
      // Three fights, two fall; the Ruga-Ruga and the picket fail their tests.
      dice: [5, 3, 1, 3, 2, 3, 2, 2],
    },
    {
      id: 'rally',
      rule: '8.8',
      aim: { told: 'ralliedUnit', of: { target: 'g6' } },
      answer: ['rally g6 by g7'],
      dice: [4, 2, 1, 1, 5, 3],
    },
  ],
}
