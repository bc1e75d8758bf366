import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'
import { laid } from './positions.ts'

/** Germans: the advance guard of a column is to be broken out of two ambushes, in one turn. */
export const ambush: LessonPlan<Table, 'ambush'> = {
  id: 'ambush',
  kind: 'exercise',
  scenario: 'convoy',
  side: GERMAN,
  dice: [5, 2],
  before: ['british: suggested', 'suggested', 'first German'],
  arrange: laid(2, {
    g1: { at: [21, 17.5], facing: 'N', isHidden: true },
    g5: { at: [21, 16.5], facing: 'N', attachedTo: 'g1', isHidden: true },
    g4: { at: [21, 31.5], facing: 'S', isHidden: true },
    b1: { at: [11, 25], facing: 'E', width: 2 },
    b3: { at: [14, 27], facing: 'E', width: 2 },
    b4: 'gone',
    b5: { at: [5, 25], facing: 'E', width: 2 },
    b6: { at: [5, 28], facing: 'E', width: 2 },
    b2: { at: [6, 22], facing: 'E', width: 2 },
    b7: { at: [6, 20], facing: 'E', attachedTo: 'b2' },
  }),
  steps: [
    {
      id: 'ambush',
      rule: '13.5',
      aim: { told: 'routed', of: { unit: 'b1' } },
      fails: { told: 'turnBegan' },
      answer: [
        'pass',
        'british: move b3',
        'british: march to 20 27',
        'british: halt facing 90',
        'pass',
        'british: move b1',
        'british: march to 18 25',
        'british: halt facing 90',
        'pass',
        'british: stand b2',
        'pass',
        'british: pass',
        'spring g1',
        'spring g4',
        'pass',
        'shoot b1 with g1',
        'shoot b3 with g4',
        'british: shoot g1 with b1',
        'british: lay b3',
        'british: aim at g1.3',
        'british: rest',
        'british: cease',
      ],
      // Two moves; five hits of eleven shots, three of seven; one of twelve in return, and none of three. One test passed, two failed.
      dice: [
        6, 4, 4, 2, 5, 1, 6, 3, 5, 2, 6, 1, 3, 2, 4, 1, 5, 3, 2, 6, 3, 1, 4, 2, 5, 3, 2, 6, 1, 4, 2, 3, 2, 3, 1, 5, 2,
        3,
      ],
    },
  ],
}
