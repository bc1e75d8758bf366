import { bothFaces, type PrintedBox, type PrintedCounter, type Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, UNITS, type Unit } from '../roster.ts'
import { bodyOf } from './bodies.ts'
import { pieceOf } from './pieces.ts'

/** §2.6.5: every counter in good order, and on its back disorganized. */
const counters = (): readonly PrintedCounter<Text>[] =>
  Array.from({ length: UNITS }, (_, u) => ({ ...pieceOf(u as Unit, false), space: 0, states: [] })).map((piece, u) => {
    const printed = bothFaces<Text>(piece, 'disorganized')
    return printed.back === undefined
      ? printed
      : { ...printed, back: { ...pieceOf(u as Unit, true), space: 0, states: ['disorganized'] } }
  })

/** What is printed of the box. */
export const box: PrintedBox<Table> = {
  counter: 15,
  unit: 25,
  counters,
  // §2.4: information counters; how many there are is ours
  markers: [
    { mark: { space: 0, kind: 'entrenchment' }, count: 12 },
    { mark: { space: 0, kind: 'digging' }, count: 12 },
    { mark: { space: 0, kind: 'smoke' }, count: 12 },
    { mark: { space: 0, kind: 'facing', body: bodyOf(BRITISH) }, count: 30 },
    { mark: { space: 0, kind: 'facing', body: bodyOf(GERMAN) }, count: 30 },
  ],
  decks: () => [],
  reference: [
    [
      '4.2',
      '21.0',
      '21.1d',
      '22.1.1',
      '9.0',
      '15.2',
      'appendix-a',
      '8.3',
      '5.3',
      '7.3',
      '7.6',
      '18.1',
      '20.2',
      '20.5',
      '20.7',
    ],
    ['6.1', '10.25', '10.3a', '10.3b', '10.3c', '11.2a', '11.2b', '13.2'],
  ],
}
