import { alike, type Counter, from } from './counter.ts'

const portuguese = { side: 'allied', contingent: 'portuguese' } as const
const column = { ...portuguese, recruit: 'p-arrivals' } as const
const infantry = { ...column, type: 'infantry' } as const
const laterName = from('reconstructed', 'reconstructed', 'printed 3.1')

/** Every Portuguese counter: the garrison of Angola, then what the events bring. */
export const PORTUGUESE_COUNTERS: readonly Counter[] = [
  ...alike(
    {
      ...portuguese,
      type: 'militia',
      front: '2-0',
      start: 'set-up',
      source: from('printed 6.3', 'printed 6.3', 'reconstructed', 'printed 3.3'),
    },
    { 'P-Mil-1': 'Portuguese militia 1', 'P-Mil-2': 'Portuguese militia 2' },
  ),
  ...alike(
    {
      ...column,
      type: 'combined-arms',
      front: '3-5',
      back: '2-5',
      start: 'set-up',
      source: from('printed 6.3', 'printed 6.3', 'printed 3.1'),
    },
    { CP: 'Primary Column' },
  ),
  ...alike(
    {
      ...column,
      type: 'mounted-rifles',
      front: '2-7',
      back: '1-7',
      start: 'set-up',
      source: from('printed 6.3', 'printed 6.3', 'printed 3.1'),
    },
    { DA: 'Dragoons of Angola' },
  ),
  ...alike(
    { ...infantry, front: '1-4', back: '1-4', start: 'set-up', source: from('printed 6.3', 'printed 6.3') },
    { 'P-Inf-1': 'Angolan infantry 1', 'P-Inf-2': 'Angolan infantry 2' },
  ),
  ...alike(
    { ...infantry, front: '2-4', back: '1-4', start: 'recruit-box', source: laterName },
    { 'FEX-1': 'Expeditionary Force 1', 'FEX-2': 'Expeditionary Force 2' },
  ),
  ...alike(
    { ...infantry, front: '1-4', back: '1-4', start: 'recruit-box', source: laterName },
    { 'R-1': 'Reinforcement Force 1', 'R-2': 'Reinforcement Force 2' },
  ),
  ...alike(
    { ...column, type: 'marine', front: '2-4', back: '1-4', start: 'recruit-box', source: laterName },
    { CMM: 'Corpo de Marinheiros' },
  ),
  ...alike(
    { ...column, type: 'artillery', front: '2-4', back: '1-4', start: 'recruit-box', source: laterName },
    { 'R-Art': 'Reinforcement Force artillery' },
  ),
  ...alike(
    {
      ...column,
      type: 'supply',
      front: '1-4',
      back: '1-4',
      start: 'recruit-box',
      source: from('reconstructed', 'printed 29.3'),
    },
    { 'P-Sup': 'Portuguese supply convoy' },
  ),
]
