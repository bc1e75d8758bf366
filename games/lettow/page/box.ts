import { bothFaces, type PrintedBox } from '@boma/showing'
import type { Table } from '../layout.ts'
import { wholeDecks } from './decks.ts'
import { allPieces } from './pieces.ts'

/** What is printed of the box. */
export const box: PrintedBox<Table> = {
  counter: 15,
  unit: 17,
  counters: (t) => allPieces(t).map((piece) => bothFaces(piece, '')),
  // §20.0, card G5: railways that are torn up; how many there are is ours
  markers: [{ mark: { space: 0, kind: 'break' }, count: 8 }],
  decks: wholeDecks,
  reference: [
    [
      '7.0',
      '26.0',
      '5.2',
      '5.3',
      '9.1',
      '9.2',
      '9.3',
      '27.1',
      '27.2',
      '27.3',
      '10',
      '11.0',
      '28.1',
      '28.2',
      '28.3',
      '3.6',
    ],
    ['12.2', '12.3', '13.0', '13.1', '14', '15.0', '16.0', '17', '24.1', '24.4', '30.1', '30.2', '30.3', '5.6'],
  ],
}
