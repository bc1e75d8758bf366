import { incomplete, type Kind, type Merged, mergeRecords } from '@boma/overlay'
import { CONTINGENTS, type Counter } from '../data/counter.ts'
import type { DataSet } from '../data/data-set.ts'
import { CORRECTED } from './corrected.ts'
import type { CounterCorrection, Overlay } from './overlay-form.ts'

/** The first two contingents are German (3.0). */
const sideOf = (contingent: Counter['contingent']): Counter['side'] =>
  CONTINGENTS.indexOf(contingent) < 2 ? 'german' : 'allied'

const COUNTER: Kind<Counter, CounterCorrection> = {
  name: (counter) => counter.id,
  change: corrected,
  add: (id, by) => {
    const { name = id, contingent, type, front, start } = by
    if (contingent === undefined || type === undefined || front === undefined || start === undefined)
      return incomplete({ contingent, type, front, start })
    const source = { front: CORRECTED, back: CORRECTED, name: CORRECTED, exists: CORRECTED }
    return corrected({ id, name, side: sideOf(contingent), contingent, type, front, start, source }, by)
  },
}

function corrected(counter: Counter, by: CounterCorrection): Counter {
  const { back: backBefore, recruit: recruitBefore, source, ...kept } = counter
  const { back = backBefore, recruit = recruitBefore, ...rest } = by
  const { front, back: backSource, name, exists } = source
  return {
    ...kept,
    ...rest,
    side: sideOf(by.contingent ?? counter.contingent),
    ...(back === undefined || back === 'none' ? {} : { back }),
    ...(recruit === undefined || recruit === 'none' ? {} : { recruit }),
    source: {
      front: by.front === undefined ? front : CORRECTED,
      back: by.back === undefined ? backSource : CORRECTED,
      name: by.name === undefined ? name : CORRECTED,
      exists,
    },
  }
}

/** Lays an overlay's counters over the data: Germans first, then the Allies, as the table keeps them. */
export function mergeCounters({ counters }: DataSet, given: Overlay['counters']): Merged<Counter> {
  const { records, faults } = mergeRecords('counters', counters, given, COUNTER)
  const of = (side: Counter['side']) => records.filter((counter) => counter.side === side)
  return { records: [...of('german'), ...of('allied')], faults }
}
