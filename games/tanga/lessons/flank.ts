import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { BRITISH } from '../roster.ts'
import { lay } from './positions.ts'

/** British: a machine gun in a trench looks the other way. */
export const flank: LessonPlan<Table, 'flank'> = {
  id: 'flank',
  kind: 'exercise',
  scenario: 'big-push',
  side: BRITISH,
  before: [...['naval-option 1', 'german: naval-option 1', 'german: suggested', 'suggested', 'end']],
  arrange: (t) =>
    lay(t, {
      '0712': ['SE', 'aura-freiw'],
      '0713': ['SE', 'fk6-1', 'fk6-2', 'fk6-3', 'poppe'],
      '1407': ['SW', 'kash2-a', 'kash2-b', 'kash2-co'],
    }),
  steps: [
    {
      id: 'flank',
      rule: '12.3',
      aim: { told: 'advanced', of: { to: '1110' } },
      fails: { told: 'reinforcementPhaseBegan' },
      retorts: ['german: fire 1111'],
      answer: [
        ...['march 1407', 'all', 'step to 1307 facing SW', 'german: fire 1110'],
        ...['step to 1207 facing SW', 'step to 1208 facing SW', 'step to 1109 facing S', 'halt', 'end'],
        ...['charge 1109', 'storm 1110', 'fight', 'german: fight', 'unled', 'advance to 1110 facing S'],
      ],
      // A shot that misses; 9 hits twice, 12 does not, and the machine gun fails with 6; a hex of advance.
      dice: [5, 3, 5, 4, 6, 6, 6, 5, 4, 6, 6, 6, 1],
    },
  ],
}
