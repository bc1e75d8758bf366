import type { LessonPlan } from '@boma/showing'
import type { Table } from '../layout.ts'
import { GERMAN } from '../roster.ts'

const plan = <S extends string>(each: LessonPlan<Table, S>): LessonPlan<Table, S> => each

/** *The Railway Cutting*: a whole turn of the Germans behind the embankment, up to their first burst. */
export const first = plan({
  id: 'first-evening',
  kind: 'lesson',
  scenario: 'cutting',
  side: GERMAN,
  steps: [
    {
      id: 'set-up',
      rule: '17.7',
      aim: { told: 'turnBegan', asked: 'first' },
      answer: ['suggested', 'british: suggested'],
      dice: [5, 3],
    },
    { id: 'first', rule: '11.1', aim: { told: 'begins', of: { side: 'German' } }, answer: ['first German'] },
    { id: 'organiser', rule: '11.3', aim: { told: 'stood', of: { unit: 'g3' } }, answer: ['stand g3'] },
    {
      id: 'turns',
      rule: '11.2',
      aim: { told: 'stood', of: { unit: 'g1' } },
      answer: ['stand g1', 'british: stand b1'],
    },
    {
      id: 'others',
      rule: '1.2',
      aim: { asked: 'independents' },
      answer: [
        'stand g2',
        'british: stand b2',
        'stand g4',
        'british: stand b3',
        'stand g5',
        'british: stand b4',
        'stand g6',
        'british: stand b5',
      ],
    },
    { id: 'independents', rule: '1.3', aim: { asked: 'shooting' }, answer: ['pass', 'british: pass'] },
    {
      id: 'burst',
      rule: '7.5',
      aim: { told: 'burst', of: { unit: 'g4' } },
      answer: [
        'lay g4',
        ...[0, 1, 2, 3, 4, 5].map((figure) => `aim at b1.${figure}`),
        'cease',
        'british: cease',
        'british: first German',
      ],
      // Two hits of six; then the initiative of the next turn.
      dice: [6, 6, 2, 3, 1, 4, 2, 5],
    },
  ],
})
