import { bothFaces, type PrintedBox, type PrintedCounter, type Text } from '@boma/showing'
import { OTHER_COUNTERS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { bodyOf } from './bodies.ts'
import { allPieces, carriersOf } from './pieces.ts'

/** §2.2, §2.3: every unit and vessel; on the back of a unit its reduced side, of a gun without one the enemy's (2.2.4a). */
const counters = (t: Table): readonly PrintedCounter<Text>[] => [
  ...allPieces(t).map((piece) => bothFaces(piece, 'reduced')),
  ...[GERMAN, ENTENTE].map((side) => ({ front: carriersOf(side, 1), count: OTHER_COUNTERS.carrier.count / 2 })),
]

/** What is printed of the box. */
export const box: PrintedBox<Table> = {
  counter: 12.7,
  unit: 17,
  counters,
  // §4.1: flags on towns that have changed hands; how many trenches there are is ours
  markers: [
    { mark: { space: 0, kind: 'entrenchment' }, count: 24 },
    { mark: { space: 0, kind: 'flag', body: bodyOf(GERMAN) }, count: OTHER_COUNTERS.control.count / 2 },
    { mark: { space: 0, kind: 'flag', body: bodyOf(ENTENTE) }, count: OTHER_COUNTERS.control.count / 2 },
  ],
  decks: () => [],
  reference: [
    [
      '5.1.5',
      '9.1.4',
      '13.1.1',
      'appendix-i',
      'appendix-a',
      '10.1.1',
      '10.1.4',
      '10.1.6',
      '10.1.8',
      '10.1.9',
      '10.2.5',
      '10.2.6',
      '10.3.1',
      '10.3.2',
      'appendix-e',
      '3.0',
      '8.2.3',
      '8.2.5',
      '8.2.6',
    ],
    [
      '11.1.4',
      '11.1.7',
      'appendix-c',
      '11.2.1',
      '11.2.2',
      '11.3.2',
      '11.3.3',
      '11.4.3',
      '11.4.4a',
      '11.5.1',
      '11.5.2',
      '11.9.2',
      '11.9.6',
      '11.10.4',
      '11.11.2',
      '11.11.3',
      '11.12.2',
      '11.13.1',
      '11.13.2',
      '12.3.4',
      '12.3.5',
      'appendix-d',
      '12.4.7c',
      '12.5.2b',
      '12.5.4a',
      '12.5.4b',
      '12.5.4c',
      '7.1.4',
    ],
  ],
}
