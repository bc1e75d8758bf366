import { incomplete, type Kind, type Merged, mergeRecords } from '@boma/overlay'
import type { Counter, CounterSource } from '../data/counter.ts'
import type { DataSet } from '../data/data-set.ts'
import type { CounterCorrection, Overlay } from './overlay-form.ts'

const CORRECTED: CounterSource = { name: 'corrected', values: 'corrected', entry: 'corrected', leaves: 'corrected' }

const COUNTER: Kind<Counter, CounterCorrection> = {
  name: (counter) => counter.id,
  change: (counter, by) => corrected(counter, by, sourceOf(counter.source, by)),
  add: (id, by) => {
    const { name = id.replaceAll('-', ' '), kind, nation, type, full, move } = by
    if (kind === undefined || nation === undefined || type === undefined || full === undefined || move === undefined)
      return incomplete({ kind, nation, type, full, move })
    return corrected({ id, name, kind, nation, type, full, move, source: CORRECTED }, by, CORRECTED)
  },
}

function corrected(counter: Counter, by: CounterCorrection, source: CounterSource): Counter {
  // What an overlay calls 'none' the counter has not.
  const parts = Object.entries({ ...counter, ...by }).filter(([, value]) => value !== 'none')
  return { ...(Object.fromEntries(parts) as unknown as Counter), source }
}

const sourceOf = (source: CounterSource, by: CounterCorrection): CounterSource => ({
  name: by.name === undefined ? source.name : 'corrected',
  values: VALUES.some((key) => key in by) ? 'corrected' : source.values,
  entry: ENTRY.some((key) => key in by) ? 'corrected' : source.entry,
  leaves: LEAVES.some((key) => key in by) ? 'corrected' : source.leaves,
})
const VALUES = ['full', 'reduced', 'move', 'morale', 'type', 'tags', 'boost']
const ENTRY = ['setUp', 'turn', 'at', 'rebuilt', 'returns', 'lake']
const LEAVES = ['leaves', 'leavesAgain']

/** Lays an overlay's counters over the data: ground units, then ships, then boats, as the table keeps them. */
export function mergeCounters({ counters }: DataSet, given: Overlay['counters']): Merged<Counter> {
  const { records, faults } = mergeRecords('counters', counters, given, COUNTER)
  const of = (kind: Counter['kind']) => records.filter((counter) => counter.kind === kind)
  return { records: [...of('unit'), ...of('ship'), ...of('boat')], faults }
}
