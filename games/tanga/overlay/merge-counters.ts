import { incomplete, type Kind, mergeRecords, type OverlayFault } from '@boma/overlay'
import type { Counter, Leader } from '../data/counter.ts'
import type { DataSet } from '../data/data-set.ts'
import type { CounterCorrection, LeaderCorrection, Overlay } from './overlay-form.ts'

/** A record with what an overlay says of it; what that calls 'none' or false the record has not. */
function corrected<T extends object>(record: T, by: object): T {
  const parts = Object.entries({ ...record, ...by }).filter(([key, value]) => !(key in by && isNone(value)))
  return Object.fromEntries(parts) as T
}
const isNone = (value: unknown): boolean => value === 'none' || value === false

const COUNTER: Kind<Counter, CounterCorrection> = {
  name: (counter) => counter.id,
  change: (counter, by) => corrected({ ...counter, source: sourceOf(counter, by) }, by),
  add: (id, by) => {
    const { name, kind, formation, front, back } = by
    if (name === undefined || kind === undefined || formation === undefined || front === undefined)
      return incomplete({ name, kind, formation, front, back })
    return corrected<Counter>({ id, name, kind, front, source: 'corrected' }, by)
  },
}

/** The source of a counter is that of its front. */
const sourceOf = (counter: Counter, by: CounterCorrection): Counter['source'] =>
  by.front === undefined ? counter.source : 'corrected'

const LEADER: Kind<Leader, LeaderCorrection> = {
  name: (leader) => leader.id,
  change: (leader, by) => corrected({ ...leader, named: leader.named || by.name !== undefined }, by),
  add: (id, by) => {
    const { side, name, bonus } = by
    if (side === undefined || name === undefined || bonus === undefined) return incomplete({ side, name, bonus })
    return corrected<Leader>({ id, side, name, bonus, named: true }, by)
  },
}

/** Lays an overlay's counters, leaders and formations over the data: whose a unit is follows from its formation. */
export function mergeCounters(
  data: DataSet,
  { counters, leaders, formations }: Overlay,
): readonly [DataSet, readonly OverlayFault[]] {
  const units = mergeRecords('counters', [...data.british, ...data.german], counters, COUNTER)
  const chiefs = mergeRecords('leaders', data.leaders, leaders, LEADER)
  const isGerman = ({ formation }: Counter) =>
    data.formations.some((each) => each.id === formation && each.side === 'german')
  return [
    {
      ...data,
      british: units.records.filter((counter) => !isGerman(counter)),
      german: units.records.filter(isGerman),
      leaders: chiefs.records,
      formations: data.formations.map((ours) => ({ ...ours, ...formations?.[ours.id] })),
    },
    [...units.faults, ...chiefs.faults],
  ]
}
