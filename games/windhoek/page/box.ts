import { bothFaces, type PrintedBox, type PrintedCounter, type Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { COUNTER } from '../roster.ts'
import { asPrinted } from './pieces.ts'

/** §3.0: every counter in good order, and on its back disrupted, or as what it is turned into (10.2). */
function counters(t: Table): readonly PrintedCounter<Text>[] {
  return COUNTER.map((counter, u) => {
    const printed = bothFaces(asPrinted(t, u), counter.turnsInto === undefined ? 'disrupted' : 'mounted')
    const { back } = printed
    return back === undefined ? printed : { ...printed, back: { ...back, symbol: counter.turnsInto ?? back.symbol } }
  })
}

/** What is printed of the box. */
export const box: PrintedBox<Table> = {
  counter: 12.7,
  unit: 17,
  counters,
  // §3.4: markers on the map; how many there are is ours
  markers: [
    { mark: { space: 0, kind: 'entrenchment' }, count: 12 },
    { mark: { space: 0, kind: 'break' }, count: 12 },
    { mark: { space: 0, kind: 'device' }, count: 8 },
    { mark: { space: 0, kind: 'railhead' }, count: 4 },
  ],
  decks: () => [],
  reference: [
    ['7.0', '5.2', '5.3', '9.1', '9.2', 'appendix-c', '12.2', '12.3', '13.2', '14.1', '14.2', 'appendix-a'],
    [
      '11.1',
      '11.4',
      '15.5.2',
      '15.5.3',
      '15.5.4',
      '16.1',
      '16.2',
      '16.3',
      '17.1',
      '17.2',
      '17.4',
      '17.5',
      '18.1',
      '18.5',
      '19.2',
      'part-3',
      'appendix-b',
    ],
  ],
}
