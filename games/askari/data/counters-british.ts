import { type Counter, counters, from } from './counter.ts'

const british = { kind: 'unit', nation: 'british' } as const
const kar = {
  ...british,
  type: 'infantry',
  full: '0-2-4',
  reduced: '0-1-3',
  move: 4,
  morale: 5,
  tags: ['KAR'],
  at: 'town:Nairobi',
} as const
const karHorse = {
  ...british,
  type: 'cavalry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 6,
  morale: 4,
  tags: ['KAR'],
  at: 'town:Nairobi',
} as const
const karDetachment = {
  ...british,
  type: 'infantry',
  full: '0-1-2',
  reduced: '0-0-1',
  move: 4,
  morale: 4,
  tags: ['KAR'],
} as const
const indianFirst = {
  ...british,
  type: 'infantry',
  full: '0-1-4',
  reduced: '0-1-3',
  move: 3,
  morale: 4,
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const indianSecond = {
  ...british,
  type: 'infantry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 3,
  morale: 3,
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const horse = {
  ...british,
  type: 'cavalry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 6,
  morale: 3,
  at: 'edge:E',
} as const
const regulars = {
  ...british,
  type: 'infantry',
  full: '0-2-5',
  reduced: '0-1-4',
  move: 3,
  morale: 4,
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const westAfrican = {
  ...british,
  type: 'infantry',
  full: '0-2-4',
  reduced: '0-1-3',
  move: 4,
  morale: 4,
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const rhodesian = {
  ...british,
  type: 'infantry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 4,
  morale: 4,
  at: 'edge:W',
  rebuilt: 'edge:E',
} as const
const levy = {
  ...british,
  type: 'infantry',
  full: '0-1-2',
  reduced: '0-0-1',
  move: 4,
  morale: 3,
  at: 'town:Karonga',
  rebuilt: 'edge:E',
} as const
const southAfrican = {
  ...british,
  type: 'infantry',
  full: '0-1-4',
  reduced: '0-1-3',
  move: 3,
  morale: 3,
  tags: ['SAI'],
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const southAfricanHorse = {
  ...british,
  type: 'cavalry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 6,
  morale: 3,
  tags: ['SAH'],
  at: 'edge:E',
} as const
const fieldGun = {
  ...british,
  type: 'artillery',
  full: '3-1-0',
  reduced: '2-0-0',
  move: 3,
  morale: 3,
  at: 'edge:E',
} as const
const mountainGun = {
  ...british,
  type: 'artillery',
  full: '2-1-0',
  reduced: '1-0-0',
  move: 4,
  morale: 4,
  at: 'edge:E',
} as const
const heavyGun = { ...british, type: 'artillery', full: '4-0-0', move: 2, switchable: true, at: 'edge:E' } as const
const machineGun = {
  ...british,
  type: 'machine-gun',
  full: '0-4-0',
  reduced: '0-3-0',
  move: 4,
  morale: 4,
  at: 'edge:E',
} as const
const armoredCar = {
  ...british,
  type: 'armored-car',
  full: '0-4-1',
  reduced: '0-3-0',
  move: 6,
  morale: 4,
  at: 'edge:E',
} as const
const harbour = { ...british, type: 'coastal', full: '3-1-1', reduced: '2-1-0', move: 0, morale: 4 } as const

/** The ground units of Britain, India, South Africa and the British colonies. */
export const BRITISH: readonly Counter[] = [
  ...counters(kar, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '1/1 KAR': { setUp: '2041', rebuilt: 'town:Zomba' },
    '2/1 KAR': { turn: 25, at: 'town:Zomba', rebuilt: 'town:Zomba' },
    '3/1 KAR': { turn: 31, at: 'town:Zomba', rebuilt: 'town:Zomba' },
    '4/1 KAR': { turn: 34, at: 'town:Zomba', rebuilt: 'town:Zomba' },
    '1/2 KAR': { turn: 18, rebuilt: 'town:Nairobi' },
    '2/2 KAR': { turn: 18, rebuilt: 'town:Nairobi' },
    '3/2 KAR': { turn: 31, rebuilt: 'town:Nairobi' },
    '1/3 KAR': { setUp: '2506', rebuilt: 'town:Nairobi' },
    '2/3 KAR': { turn: 22, rebuilt: 'town:Nairobi' },
    '3/3 KAR': { turn: 27, rebuilt: 'town:Nairobi' },
    '1/4 KAR': { setUp: '1202', rebuilt: 'town:Entebbe' },
    '2/4 KAR': { turn: 22, at: 'town:Entebbe', rebuilt: 'town:Entebbe' },
    '3/4 KAR': { turn: 27, at: 'town:Entebbe', rebuilt: 'town:Entebbe' },
    '4/4 KAR': { turn: 31, at: 'edge:N', rebuilt: 'edge:N' },
  }),
  ...counters(karHorse, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    'KAR Cav': { turn: 31 },
  }),
  ...counters(karDetachment, from('printed 14.1.4', 'printed 14.1.4', 'derived 14.3.3'), {
    'KAR DET 1': { setUp: 'rail', rebuilt: 'town:Nairobi' },
    'KAR DET 2': { setUp: 'rail', rebuilt: 'town:Nairobi' },
  }),
  ...counters(indianFirst, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '29 Pjb': { turn: 2, leaves: 33 },
    '30 Pjb': { turn: 22, leaves: 33 },
    '33 Pjb': { turn: 29, leaves: 34 },
    '129 Blc': { turn: 15, leaves: 28 },
    '130 Blc': { turn: 6, leaves: 31 },
    '40 Ptn': { turn: 15, leaves: 31 },
    '57 Rfs': { turn: 20, leaves: 33 },
  }),
  ...counters(indianFirst, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '58 Rfs': { turn: 29 },
  }),
  ...counters(indianFirst, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '55 Rfs': { turn: 29, leaves: 35 },
    '2 Ksmr': { turn: 4, leaves: 35 },
    '3 Ksmr': { turn: 4, leaves: 35 },
  }),
  ...counters(indianSecond, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '13 Rjpt': { turn: 4, leaves: 25 },
  }),
  ...counters(indianSecond, from('reconstructed', 'reconstructed', 'reconstructed'), {
    '61st': { turn: 4, leaves: 35 },
  }),
  ...counters(indianSecond, from('printed 14.2.5', 'reconstructed', 'reconstructed'), {
    '63 Pm': { turn: 4, leaves: 35 },
    '98th': { turn: 4, leaves: 35 },
  }),
  ...counters(indianSecond, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '101 Gn': { turn: 4, leaves: 20 },
    '3 Gwlr': { turn: 4, leaves: 35 },
  }),
  ...counters(indianSecond, from('printed 2.2.6', 'reconstructed', 'reconstructed'), {
    Kptala: { turn: 2, leaves: 35 },
    Rmpr: { turn: 3, leaves: 35 },
    Bjrtpr: { turn: 3, leaves: 35 },
  }),
  ...counters(indianSecond, from('reconstructed', 'reconstructed', 'reconstructed'), {
    '109th': { turn: 29, leaves: 35 },
  }),
  ...counters(indianFirst, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '127 Blc': { turn: 29, leaves: 35 },
  }),
  ...counters(horse, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '17 Cav': { turn: 7, leaves: 25 },
  }),
  ...counters(regulars, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '2 LNL': { turn: 4, leaves: 25 },
    '25 Fslr': { turn: 8, leaves: 31 },
  }),
  ...counters(westAfrican, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '2 Rdsa': { turn: 8, leaves: 28 },
  }),
  ...counters(rhodesian, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 RNR': { turn: 17, leaves: 36, rebuilt: 'edge:W' },
    '2 RNR': { turn: 26, leaves: 36, rebuilt: 'edge:W' },
  }),
  ...counters(rhodesian, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    NRP: { setUp: '0925', rebuilt: 'town:Abercorn' },
  }),
  ...counters(levy, from('printed 2.2.6', 'reconstructed', 'reconstructed'), {
    NyFF: { turn: 5, leaves: 36, rebuilt: 'town:Karonga' },
    AC: { turn: 2, at: 'town:Mombasa', leaves: 36, rebuilt: 'town:Mombasa' },
    Bgnda: { turn: 1, at: 'town:Entebbe', leaves: 36, rebuilt: 'town:Entebbe' },
  }),
  ...counters(horse, from('printed 14.2.5', 'reconstructed', 'reconstructed'), {
    EAMR: { turn: 1, at: 'town:Nairobi', leaves: 30 },
  }),
  ...counters(southAfrican, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '5 SAI': { turn: 15, leaves: 27 },
  }),
  ...counters(southAfrican, from('printed 8.1.7', 'reconstructed', 'printed 8.1.7'), {
    '6 SAI': { turn: 15, leaves: 27, returns: 29, leavesAgain: 35 },
    '7 SAI': { turn: 15, leaves: 27, returns: 29, leavesAgain: 35 },
    '8 SAI': { turn: 15, leaves: 27, returns: 29, leavesAgain: 35 },
  }),
  ...counters(southAfrican, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '9 SAI': { turn: 16, leaves: 25 },
    '10 SAI': { turn: 16, leaves: 25 },
    '11 SAI': { turn: 16, leaves: 25 },
    '12 SAI': { turn: 16, leaves: 25 },
  }),
  ...counters(southAfricanHorse, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 SAH': { turn: 16, leaves: 25 },
    '2 SAH': { turn: 16, leaves: 25 },
    '3 SAH': { turn: 16, leaves: 25 },
    '4 SAH': { turn: 16, leaves: 25 },
    '5 SAH': { turn: 18, leaves: 27 },
    '6 SAH': { turn: 18, leaves: 27 },
    '7 SAH': { turn: 18, leaves: 27 },
    '8 SAH': { turn: 18, leaves: 27 },
    '9 SAH': { turn: 18, leaves: 27 },
  }),
  ...counters(southAfricanHorse, from('printed 8.1.7', 'reconstructed', 'printed 8.1.7'), {
    '10 SAH': { turn: 18, leaves: 27, returns: 29, leavesAgain: 35 },
  }),
  ...counters(westAfrican, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 CC': { turn: 16, leaves: 35 },
  }),
  ...counters(westAfrican, from('printed 14.3.3', 'reconstructed', 'derived 14.3.3'), {
    '2 CC': { turn: 34, at: 'edge:S', rebuilt: 'edge:S' },
    'Gold C': { turn: 20 },
  }),
  ...counters(westAfrican, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 Ngrn': { turn: 25, leaves: 36 },
    '2 Ngrn': { turn: 25, leaves: 36 },
    '3 Ngrn': { turn: 25, leaves: 36 },
    '4 Ngrn': { turn: 25, leaves: 36 },
  }),
  ...counters(fieldGun, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '1 SAFA': { turn: 15, leaves: 35 },
    '2 SAFA': { turn: 15, leaves: 35 },
    '3 SAFA': { turn: 16, leaves: 28 },
    '4 SAFA': { turn: 16, leaves: 28 },
    '5 SAFA': { turn: 16, leaves: 28 },
  }),
  ...counters(mountainGun, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    '27 MT': { turn: 2, leaves: 35 },
    '28 MT': { turn: 4, leaves: 35 },
    '24 MT': { turn: 18, leaves: 35 },
  }),
  ...counters(fieldGun, from('printed 2.2.6', 'reconstructed', 'reconstructed'), {
    'Calcta Btry': { turn: 2, leaves: 35 },
  }),
  ...counters(heavyGun, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    Hx: { turn: 16, leaves: 35 },
    'Hvy 1': { turn: 9, leaves: 35 },
    'Hvy 2': { turn: 16, leaves: 35 },
  }),
  ...counters(machineGun, from('printed 2.2.6', 'reconstructed', 'reconstructed'), {
    Maxim: { turn: 2, leaves: 35 },
  }),
  ...counters(machineGun, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    'MGs 1': { turn: 8, leaves: 35 },
    'MGs 2': { turn: 16, leaves: 35 },
  }),
  ...counters(armoredCar, from('printed 2.2.6', 'reconstructed', 'reconstructed'), {
    Wlhy: { turn: 14, leaves: 35 },
  }),
  ...counters(harbour, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    'Mombasa Hrbr': { setUp: '3412' },
    'Zanzibar Hrbr': { setUp: '3218' },
  }),
]
