import { type Counter, counters, from } from './counter.ts'

const german = { kind: 'unit', nation: 'german' } as const
const feldkompanie = {
  ...german,
  type: 'infantry',
  full: '0-3-2',
  reduced: '0-2-1',
  move: 5,
  morale: 5,
  tags: ['FK'],
  at: 'GEA-town',
  rebuilt: 'GEA-town',
} as const
const schuetzen = {
  ...german,
  type: 'infantry',
  full: '0-2-3',
  reduced: '0-1-2',
  move: 4,
  morale: 4,
  tags: ['SK'],
  at: 'GEA-town',
  rebuilt: 'GEA-town',
} as const
const reserve = {
  ...german,
  type: 'infantry',
  full: '0-1-2',
  reduced: '0-1-1',
  move: 4,
  morale: 3,
  tags: ['RK'],
  at: 'GEA-town',
  rebuilt: 'GEA-town',
} as const
const harbour = {
  ...german,
  type: 'coastal',
  full: '3-1-1',
  reduced: '2-1-0',
  move: 0,
  morale: 4,
  at: 'GEA-coast-town',
} as const
const battery = {
  ...german,
  type: 'artillery',
  full: '2-1-0',
  reduced: '1-0-0',
  move: 4,
  morale: 4,
  at: 'GEA-town',
} as const
const navalGun = {
  ...german,
  type: 'artillery',
  full: '4-0-0',
  move: 2,
  tags: ['naval'],
  switchable: true,
  at: 'GEA-coast',
} as const
const heavyGun = { ...german, type: 'artillery', full: '4-0-0', move: 2, switchable: true, at: 'aboard:Marie' } as const

/** The ground units of German East Africa. */
export const GERMAN: readonly Counter[] = [
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 FK': { setUp: '2511' },
  }),
  ...counters(feldkompanie, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '2 FK': { setUp: '2122' },
    '3 FK': { setUp: '3328' },
    '4 FK': { setUp: '1917' },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '5 FK': { setUp: '1526' },
    '6 FK': { setUp: '0414' },
  }),
  ...counters(feldkompanie, from('printed 14.2.5', 'reconstructed', 'derived 14.3.3'), {
    '7 FK': { setUp: '1005' },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '8 FK': { setUp: '1315' },
  }),
  ...counters(feldkompanie, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '9 FK': { setUp: '0311' },
    '10 FK': { setUp: '3219' },
    '11 FK': { setUp: '0307' },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '12 FK': { setUp: '2424' },
  }),
  ...counters(feldkompanie, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '13 FK': { setUp: '2214' },
    '14 FK': { setUp: '1308' },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '15 FK': { turn: 2 },
    '16 FK': { turn: 3 },
  }),
  ...counters(feldkompanie, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '17 FK': { turn: 2 },
    '18 FK': { turn: 4 },
    '19 FK': { turn: 5 },
    '20 FK': { turn: 6 },
    '21 FK': { turn: 7 },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '22 FK': { turn: 8 },
    '23 FK': { turn: 9 },
    '24 FK': { turn: 10 },
  }),
  ...counters(feldkompanie, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '25 FK': { turn: 11 },
  }),
  ...counters(feldkompanie, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '26 FK': { turn: 12 },
    '27 FK': { turn: 13 },
    '28 FK': { turn: 15 },
    '29 FK': { turn: 16 },
    '30 FK': { turn: 17 },
  }),
  ...counters(schuetzen, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 SK': { turn: 6 },
    '2 SK': { turn: 8 },
    '3 SK': { turn: 9 },
  }),
  ...counters(schuetzen, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '4 SK': { turn: 3 },
  }),
  ...counters(schuetzen, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '5 SK': { turn: 4 },
    '6 SK': { turn: 3 },
    '7 SK': { turn: 1 },
    '8 SK': { turn: 1 },
    '9 SK': { turn: 5 },
    '10 SK': { turn: 13 },
  }),
  ...counters(reserve, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    'A RK': { turn: 11 },
    'B RK': { turn: 12 },
    'C RK': { turn: 14 },
    'D RK': { turn: 18 },
    'E RK': { turn: 20 },
    'T RK': { turn: 21 },
    'W RK': { turn: 22 },
  }),
  ...counters(harbour, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    'Dar Hrbr': { setUp: '3219' },
    'Tanga Hrbr': { setUp: '3215' },
  }),
  ...counters(harbour, from('printed 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    MarDf: { turn: 2 },
  }),
  ...counters(battery, from('printed 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    Herng: { turn: 2 },
    Frm: { turn: 5 },
  }),
  ...counters(battery, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    Stnhm: { turn: 13 },
  }),
  ...counters(navalGun, from('printed 8.1.8', 'printed 8.1.8', 'reconstructed'), {
    'Naval 1': { turn: 'konigsberg-lost+1' },
    'Naval 2': { turn: 'konigsberg-lost+1' },
    'Naval 3': { turn: 'konigsberg-lost+1' },
  }),
  ...counters(heavyGun, from('printed 8.1.8', 'printed 8.1.8', 'reconstructed'), {
    '105 1': { turn: 18 },
    '105 2': { turn: 18 },
  }),
]
