import type { LessonPlan } from '@boma/showing'
import { hex } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { holder } from '../stacks.ts'

const plan = <S extends string>(each: LessonPlan<Table, S>): LessonPlan<Table, S> => each

/** A German set-up that leaves the coast to its militia: the field companies lie at Karibib and in the north. */
const COAST = [
  ...['2117', '2413', '2426', '2515', '2611', '2709'].map((hex, i) => `place G-Mil-${i + 1} at ${hex}`),
  'place Wireless-1 at 2426',
  'place Wireless-2 at 2611',
  ...['2515', '2515', '2515', '2709', '2709', '2709', '2709'].map((hex, i) => `place FK-${i + 1} at ${hex}`),
  'place CC at 2709',
  'place G-Art-1 at 2515',
  'ready',
]
const of = (seat: string, lines: readonly string[]): readonly string[] => lines.map((line) => `${seat}: ${line}`)

/** The landing at Walvis Bay and the attack on Swakopmund, as the Allies order it. */
const SWAKOPMUND = ['ship from cape', 'join SAMR-1', 'join DLI', 'go', 'land at 2118', 'attack 2117', 'join CTH', 'gun']

/** The first turn of the Allies: recruits, a landing, a battle, a march, supply. */
export const first = plan({
  id: 'first-evening',
  kind: 'lesson',
  scenario: 'standard',
  side: ALLIED,
  dice: [3, 3, 3],
  before: [...of('german', COAST), 'ready'],
  steps: [
    { id: 'recruit', rule: '10.1', aim: { told: 'recruited', of: { unit: 'UMR' } }, answer: ['recruit UMR'] },
    { id: 'deploy', rule: '10.4', aim: { told: 'deployed', of: { unit: 'UMR' } }, answer: ['deploy at 3033'] },
    { id: 'end', rule: '7.0', aim: { asked: 'act' }, answer: ['end'] },
    {
      id: 'ship',
      rule: '22.1',
      aim: { told: 'sailed', of: { to: '2118' } },
      answer: ['ship from cape', 'join SAMR-1', 'join DLI', 'go', 'land at 2118'],
    },
    { id: 'attack', rule: '22.3', aim: { told: 'battleBegan', of: { at: '2117' } }, answer: ['attack 2117'] },
    { id: 'join', rule: '15.2', aim: { told: 'linedUp', of: { unit: 'CTH' } }, answer: ['join CTH'] },
    { id: 'gun', rule: '23.5', aim: { told: 'gunCommitted' }, answer: ['gun', 'german: end'] },
    {
      id: 'bid',
      rule: '15.5.2',
      aim: { told: 'advantageGained', of: { side: 'Allied' } },
      answer: ['end', 'german: end'],
      // 5 against 2 + 1 for the town.
      dice: [5, 2],
    },
    {
      id: 'fight',
      rule: '15.5.3',
      aim: { told: 'battleWon', of: { side: 'Allied' } },
      answer: ['fight'],
      dice: [5, 6, 4, 6],
    },
    {
      id: 'advance',
      rule: '17.5',
      aim: { told: 'advanced', of: { unit: 'SAMR-1' }, asked: 'act' },
      answer: ['advance SAMR-1', 'end'],
    },
    {
      id: 'road',
      rule: '21.1',
      aim: { told: 'stepped', of: { from: '3233', to: '3232' }, asked: 'act' },
      answer: ['march from 3233', 'join NLH', 'go', 'step to 3232', 'stop'],
    },
    { id: 'supply', rule: '18.1', aim: { asked: 'rally' }, answer: ['end'] },
    {
      id: 'rally',
      rule: '19.2',
      aim: { told: 'playerTurnBegan', of: { side: 'German' } },
      answer: ['end'],
      afterwards: ['german: end', 'german: end', 'german: end'],
      dice: [3],
    },
  ],
})

/** Germans: a patrol has come too near by rail. */
export const line = plan({
  id: 'line',
  kind: 'exercise',
  scenario: 'standard',
  side: GERMAN,
  // Swakopmund falls, and 1 SAMR rides to 2415.
  dice: [3, 3, 3, 5, 2, 5, 6, 4, 6, 3, 3],
  before: [
    ...COAST,
    'allied: ready',
    'allied: end',
    ...of('allied', SWAKOPMUND),
    'end',
    'allied: end',
    'end',
    ...of('allied', ['fight', 'advance SAMR-1', 'advance DLI', 'rail from 2117', 'join SAMR-1', 'go', 'ride to 2415']),
    ...of('allied', ['hold', 'end', 'end']),
    'end',
  ],
  steps: [
    {
      id: 'line',
      rule: '15.2',
      aim: { told: 'battleWon', of: { side: 'German' } },
      fails: { told: 'playerTurnBegan', of: { side: 'Allied' } },
      answer: ['march from 2515', 'all', 'stop', 'attack 2415', 'end', 'end', 'allied: end', 'fight'],
      dice: [4, 3, 1, 6, 2, 6, 1, 6, 6, 6],
    },
  ],
})

const LUDERITZ_BAY = hex('2426')

/** Allies: Lüderitz Bay from the sea. */
export const port = plan({
  id: 'port',
  kind: 'exercise',
  scenario: 'standard',
  side: ALLIED,
  dice: [3, 3, 3],
  before: [...of('german', COAST), 'ready', 'end'],
  steps: [
    {
      id: 'port',
      rule: '22.3',
      // Whoever stays behind after the battle may march in.
      aim: { holds: (t) => holder(t, LUDERITZ_BAY) === ALLIED },
      fails: { told: 'playerTurnBegan', of: { side: 'German' } },
      answer: [
        'ship from cape',
        'all',
        'land at 2425',
        'attack 2426',
        'gun',
        'german: end',
        'end',
        'german: end',
        'fight',
        'advance DLI',
      ],
      // 4 against 2 + 1 for the town; the guns miss, three of the others hit, and the trench takes one of the hits.
      dice: [4, 2, 5, 6, 6, 5, 2, 6, 3, 6, 2, 6, 4],
    },
  ],
})

/** Germans: three units, one action point. */
export const gather = plan({
  id: 'gather',
  kind: 'exercise',
  scenario: 'standard',
  side: GERMAN,
  dice: [3, 3, 3, 3],
  before: ['ready', 'allied: ready', 'allied: end', 'allied: end', 'allied: end', 'end'],
  steps: [
    {
      id: 'gather',
      rule: '20.3',
      aim: { told: 'came', of: { to: '2515' }, times: 3 },
      fails: { told: 'playerTurnBegan', of: { side: 'Allied' } },
      answer: ['concentrate on Franke', 'come FK-1', 'come FK-2', 'come G-Art-1'],
    },
  ],
})
