import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { BRITISH, headOf, UNIT_WORDS, type Unit } from '../roster.ts'
import { laid } from './positions.ts'

const LANCASHIRES = UNIT_WORDS.indexOf('b1') as Unit
const WHERE_THEY_STAND = 36 * 16

/** British: their leader is to rally a shaken battalion, and stands where Volunteers can pick him out. */
export const leader: LessonPlan<Table, 'rally'> = {
  id: 'leader',
  kind: 'exercise',
  scenario: 'cutting',
  side: BRITISH,
  dice: [5, 2],
  before: [...['german: suggested', 'suggested', 'german: first German', 'german: pass', 'german: stand g1']],
  arrange: laid(5, {
    g1: { at: [25, 33], facing: 'E', left: 7 },
    g2: 'gone',
    g3: 'gone',
    g4: 'gone',
    g5: 'gone',
    g6: { at: [25, 21], facing: 'E', width: 8 },
    g7: { at: [23, 33], facing: 'E', attachedTo: 'g1' },
    b1: { at: [36, 21], facing: 'W', width: 8, left: 14 },
    b2: { at: [46, 20], facing: 'W', width: 8, left: 12 },
    b3: 'gone',
    b4: { at: [55, 20], facing: 'W', width: 5, left: 9, isMarked: true },
    b5: 'gone',
    b6: { at: [38, 21], facing: 'W', attachedTo: 'b1' },
    b7: 'gone',
  }),
  steps: [
    {
      id: 'rally',
      rule: '14.9',
      aim: {
        told: 'ralliedUnit',
        of: { target: 'b4' },
        holds: (t) => t.figures.x[headOf(LANCASHIRES)] <= WHERE_THEY_STAND,
      },
      fails: { told: 'turnBegan' },
      retorts: ['german: pick b6.0', 'german: shoot b6 with g6'],
      answer: [
        ...['stand b1', 'german: stand g6', 'stand b2', 'stand b4', 'german: pass'],
        ...['move b6', 'march to 45 21', 'attach to b2', 'german: shoot b1 with g6', 'german: cease', 'cease'],
        'rally b4 by b6',
      ],
      // His move; five hits of eight, one of them a six; the battalion holds; the die of the rally.
      dice: [5, 3, 3, 2, 6, 1, 4, 2, 5, 3, 4, 5],
    },
  ],
}
