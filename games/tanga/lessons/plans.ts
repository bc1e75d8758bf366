import type { LessonPlan } from '@boma/showing'
import { hex } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, unit } from '../roster.ts'

const plan = <S extends string>(each: LessonPlan<Table, S>): LessonPlan<Table, S> => each
const of = (seat: string, lines: readonly string[]): readonly string[] => lines.map((line) => `${seat}: ${line}`)

/** Two companies of the 13th Rajputs with their officers before the trench of Lessel's men, who have no ammunition. */
const BEFORE_THE_TRENCH = {
  british: ['march 1511', 'all', 'step to 1411 facing NW'],
  german: ['fire 1111', 'hold'],
  on: ['step to 1311 facing NW', 'halt', 'end'],
}

/** *Two to Tanga*: over open ground to the embankment, and into the trench. */
export const first = plan({
  id: 'first-evening',
  kind: 'lesson',
  scenario: 'two-to-tanga',
  side: BRITISH,
  steps: [
    {
      id: 'naval',
      rule: '10.27',
      aim: { told: 'agreed' },
      answer: ['naval-option 1', 'german: naval-option 1'],
      afterwards: ['german: suggested'],
    },
    {
      id: 'set-up',
      rule: '21.1c',
      aim: { told: 'turnBegan' },
      answer: ['suggested'],
    },
    {
      id: 'march',
      rule: '15.1',
      aim: { told: 'moved', of: { to: '1411' } },
      answer: [...BEFORE_THE_TRENCH.british, ...of('german', BEFORE_THE_TRENCH.german)],
      // Fire that misses, and a 6 that costs the ammunition.
      dice: [5, 6],
    },
    {
      id: 'on',
      rule: '10.3c',
      aim: { told: 'moved', of: { to: '1311' }, asked: 'movement' },
      answer: ['step to 1311 facing NW', 'halt'],
    },
    {
      id: 'end',
      rule: '4.2',
      aim: { asked: 'guns' },
      answer: ['end', 'german: end', 'german: end'],
    },
    {
      id: 'ship',
      rule: '10.27',
      aim: { told: 'shipHit' },
      answer: ['bombard 1111', 'end'],
      afterwards: ['german: rally-all'],
      dice: [1, 3, 6, 2],
    },
    {
      id: 'fire',
      rule: '10.25',
      aim: { told: 'fired', of: { from: '1311', to: '1111' } },
      answer: ['fire 1311', 'at 1111'],
      dice: [4, 4],
    },
    {
      id: 'close',
      rule: '8.1',
      aim: { told: 'halted', of: { hex: '1211' } },
      answer: ['march 1311', 'all', 'step to 1211 facing NW', 'german: hold', 'halt'],
    },
    { id: 'halt', rule: '4.2g', aim: { asked: 'melee' }, answer: ['end', 'german: end'] },
    {
      id: 'charge',
      rule: '11.1',
      aim: { told: 'meleeOver', of: { hex: '1111' } },
      answer: ['charge 1211', 'storm 1111'],
      // 4 hits, 11 does not; Lessel lives, his last company does not.
      dice: [2, 2, 5, 6, 3, 3, 6],
    },
    {
      id: 'advance',
      rule: '14.1',
      aim: { told: 'advanced', of: { to: '1111' } },
      answer: ['unled', 'advance to 1111 facing NW'],
      afterwards: ['german: hold', 'german: end', 'german: end'],
      dice: [1],
    },
    {
      id: 'win',
      rule: '21.1d',
      aim: { told: 'won', of: { side: 'British' } },
      answer: ['end', 'german: end'],
    },
  ],
})

const RAJPUTS = ['raj13-a', 'raj13-b'].map(unit)
const TRENCH = hex('1111')

/** British: the trench, by whatever way: who has shot it empty walks in. */
export const storm = plan({
  id: 'storm',
  kind: 'exercise',
  scenario: 'two-to-tanga',
  side: BRITISH,
  dice: [5, 6, 1, 3, 6, 2],
  before: [
    'naval-option 1',
    ...of('german', ['naval-option 1', 'suggested']),
    'suggested',
    ...BEFORE_THE_TRENCH.british,
    ...of('german', BEFORE_THE_TRENCH.german),
    ...BEFORE_THE_TRENCH.on,
    ...of('german', ['end', 'end']),
    'bombard 1111',
    'end',
    'german: rally-all',
  ],
  steps: [
    {
      id: 'storm',
      rule: '11.1',
      aim: { holds: (t) => RAJPUTS.some((u) => t.units.where[u] === TRENCH) },
      fails: { told: 'reinforcementPhaseBegan' },
      answer: [
        'end',
        'march 1311',
        'all',
        'step to 1211 facing NW',
        'german: hold',
        'halt',
        'end',
        'german: end',
        'charge 1211',
        'storm 1111',
        'unled',
        'advance to 1111 facing NW',
      ],
      // 5 hits in melee, and would not have by fire.
      dice: [1, 4, 5, 6, 3, 3, 6, 1],
    },
  ],
})

/** Germans: the charge is broken before it comes. */
export const volley = plan({
  id: 'volley',
  kind: 'exercise',
  scenario: 'two-to-tanga',
  side: GERMAN,
  dice: [5, 6, 1, 3, 6, 2],
  before: [
    'british: naval-option 1',
    'naval-option 1',
    'suggested',
    'british: suggested',
    ...of('british', BEFORE_THE_TRENCH.british),
    ...BEFORE_THE_TRENCH.german,
    ...of('british', BEFORE_THE_TRENCH.on),
    'end',
    'end',
    ...of('british', ['bombard 1111', 'end']),
    'rally-all',
    ...of('british', ['end', 'march 1311', 'all', 'step to 1211 facing NW']),
    'hold',
    ...of('british', ['halt', 'end']),
  ],
  steps: [
    {
      id: 'volley',
      rule: '10.3b',
      aim: { told: 'wavered', of: { hex: '1211' } },
      fails: { told: 'meleePhaseBegan', of: { side: 'British' } },
      answer: ['fire 1112', 'at 1211'],
      // A hit; both officers live, and 12 is too much for the top company.
      dice: [1, 1, 3, 3, 3, 3, 6, 6],
    },
  ],
})
