import { type Counter, counters, from } from './counter.ts'

const belgian = { kind: 'unit', nation: 'belgian' } as const
const battalion = {
  ...belgian,
  type: 'infantry',
  full: '0-2-4',
  reduced: '0-1-3',
  move: 4,
  morale: 5,
  at: 'town:Rutchuru',
} as const
const battery = {
  ...belgian,
  type: 'artillery',
  full: '2-1-0',
  reduced: '1-0-0',
  move: 4,
  morale: 4,
  at: 'town:Rutchuru',
} as const
const portuguese = { kind: 'unit', nation: 'portuguese' } as const
const regiment = {
  ...portuguese,
  type: 'infantry',
  full: '0-1-3',
  reduced: '0-0-2',
  move: 3,
  morale: 2,
  at: 'edge:E',
  rebuilt: 'edge:E',
} as const
const mountainGun = {
  ...portuguese,
  type: 'artillery',
  full: '2-1-0',
  reduced: '1-0-0',
  move: 3,
  morale: 3,
  at: 'edge:E',
} as const

/** The Force Publique of the Belgian Congo. */
export const BELGIAN: readonly Counter[] = [
  ...counters(battalion, from('derived 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    '1 F Pub': { setUp: '0205', leaves: 34, rebuilt: 'town:Rutchuru' },
    '2 F Pub': { setUp: '0210', leaves: 34, rebuilt: 'town:Uvira' },
    '3 F Pub': { setUp: '0317', leaves: 34, rebuilt: 'town:Lukuga' },
    '4 F Pub': { turn: 5, leaves: 34, rebuilt: 'town:Rutchuru' },
    '5 F Pub': { turn: 7, at: 'town:Uvira', leaves: 34, rebuilt: 'town:Uvira' },
    '6 F Pub': { turn: 12, at: 'town:Lukuga', leaves: 34, rebuilt: 'town:Lukuga' },
    '7 F Pub': { turn: 13, leaves: 34, rebuilt: 'town:Rutchuru' },
  }),
  ...counters(battalion, from('printed 7.2', 'reconstructed', 'derived 14.3.3'), {
    '8 F Pub': { turn: 14, leaves: 34, rebuilt: 'town:Rutchuru' },
  }),
  ...counters(battalion, from('derived 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    '9 F Pub': { turn: 15, at: 'town:Uvira', leaves: 34, rebuilt: 'town:Uvira' },
    '10 F Pub': { turn: 16, leaves: 34, rebuilt: 'town:Rutchuru' },
  }),
  ...counters(battalion, from('printed 7.2', 'reconstructed', 'derived 14.3.3'), {
    '11 F Pub': { turn: 16, leaves: 34, rebuilt: 'town:Rutchuru' },
  }),
  ...counters(battalion, from('derived 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    '12 F Pub': { turn: 17, at: 'town:Uvira', leaves: 34, rebuilt: 'town:Uvira' },
    '13 F Pub': { turn: 17, at: 'town:Lukuga', leaves: 34, rebuilt: 'town:Lukuga' },
  }),
  ...counters(battery, from('derived 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    '1 F Pub Btry': { turn: 11, leaves: 34 },
    '2 F Pub Btry': { turn: 17, leaves: 34 },
  }),
]

/** The ground units of Portuguese East Africa and of Portugal. */
export const PORTUGUESE: readonly Counter[] = [
  ...counters(regiment, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Indigena: { setUp: '3536' },
    '15 Inf': { turn: 4 },
    '21 Inf': { turn: 14 },
  }),
  ...counters(regiment, from('printed 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    Cmba: { turn: 20 },
  }),
  ...counters(regiment, from('reconstructed', 'reconstructed', 'reconstructed'), {
    '24 Inf': { turn: 20 },
  }),
  ...counters(regiment, from('printed 2.2.6', 'reconstructed', 'derived 14.3.3'), {
    Figira: { turn: 21 },
  }),
  ...counters(regiment, from('reconstructed', 'reconstructed', 'reconstructed'), {
    '31 Inf': { turn: 30 },
  }),
  ...counters(mountainGun, from('derived 2.2.6', 'reconstructed', 'reconstructed'), {
    'MT Btry': { turn: 20 },
  }),
]
