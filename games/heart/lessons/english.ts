import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first } from './plans.ts'

/** The lessons, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about: 'You lead the Germans in The Railway Cutting through a whole turn: initiative, movement, shooting.',
    steps: {
      'set-up': {
        title: 'Set up',
        ask: 'Take the suggested set-up.',
        why: 'Your companies stand behind the railway embankment, the machine guns among them (17.7). Cover makes it harder to be hit.',
        otherwise: 'You may place unit by unit as well. For the lesson let them stand as suggested.',
      },
      first: {
        title: 'Initiative',
        ask: 'Let the Germans begin.',
        why: 'Both sides rolled, and the higher die chooses who begins to move (11.1). Whoever begins also declares his shots first (11.4).',
        otherwise: 'The British may begin as well. The lesson has you show your hand first.',
      },
      organiser: {
        title: 'The Organiser first',
        ask: 'Let 1 FK (g3) stand.',
        why: 'Lettow-Vorbeck is an Organiser: he and the unit that he is with may move before all others (11.3). He stays with the reserve, where he can go to either wing.',
        otherwise: 'They may move already. But nobody knows yet where the British will come.',
      },
      turns: {
        title: 'Unit by unit',
        ask: 'Let 6 FK (g1) stand.',
        why: 'The sides take turns in naming a unit, which moves or stands (11.2). Who stays in cover and does not move can shoot later.',
        otherwise: 'It may move. But in front of the embankment it has no cover.',
      },
      others: {
        title: 'All the others',
        ask: 'Let g2, g4, g5 and g6 stand, one after another.',
        why: 'Each unit is named once a turn, standing ones too (11.2). A machine gun moves or fires (7.5): whoever wants to shoot with it lets it stand.',
        otherwise: 'That is allowed. Mind that a machine gun which moves does not fire this turn (7.5).',
      },
      independents: {
        title: 'Those by themselves',
        ask: 'Pass.',
        why: 'When all units have moved, leaders and others who are by themselves move (1.3). Then everybody shoots, all at the same time (1.4).',
        otherwise: 'They may move, too.',
      },
      burst: {
        title: 'A burst',
        ask: 'Fire with the machine gun g4 at six figures of 2 LNL, b1.0, b1.1, b1.2, b1.3, b1.4 and b1.5, and cease.',
        why: 'A machine gun reaches 40 inches and has six shots (4.9); your riflemen are too far away (4.1, 4.4). The first shot is at a figure of your choice, the others within 6 inches of it (7.5). All targets are declared before any die, and 5 or more hits (11.4, 14.2).',
        otherwise: 'You may shoot at others, or not at all.',
      },
    },
    end: 'That is a turn: arrivals, movement, shooting, close combat, morale (1.1, 1.4, 1.5, 1.6). The Cutting has ten turns; objectives are counted at the end (17.4), and a side that has lost two thirds of its figures withdraws (17.5). The Germans want no British figure west of the embankment.',
  }),
]
