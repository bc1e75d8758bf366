import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'

/** Germans: two companies come over the open ground, and the line may fire at them once. */
export const holdFire: LessonPlan<Table, 'hold'> = {
  id: 'hold-fire',
  kind: 'exercise',
  scenario: 'two-to-tanga',
  side: GERMAN,
  before: [
    ...['british: naval-option 1', 'naval-option 1', 'suggested', 'british: suggested', 'british: march 1511'],
    ...['british: take raj13-a', 'british: take raj13-b', 'british: take raj13-co', 'british: go'],
    'british: step to 1411 facing NW',
  ],
  steps: [
    {
      id: 'hold',
      rule: '10.3c',
      aim: { told: 'wavered', of: { hex: '1211' } },
      fails: { told: 'meleePhaseBegan', of: { side: 'British' } },
      answer: [...['hold', 'british: step to 1311 facing NW', 'hold', 'british: step to 1211 facing NW', 'fire 1113']],
      afterwards: ['british: halt', 'british: end'],
      // 9 at 12; the officer lives, and 9 is too much for the companies.
      dice: [5, 4, 3, 5, 4, 5, 5, 5, 5, 4, 5, 4, 4, 4, 5, 5],
    },
  ],
}
