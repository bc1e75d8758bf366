import type { OverlayFault } from '@boma/overlay'
import type { DataSet } from '../data/data-set.ts'
import { mergeCharts } from './merge-charts.ts'
import { mergeCounters } from './merge-counters.ts'
import { mergeMap } from './merge-map.ts'
import type { Overlay } from './overlay-form.ts'

/** Lays an overlay over a data set: the new set, and what is wrong with the names that it uses. */
export function merge(data: DataSet, overlay: Overlay): readonly [DataSet, readonly OverlayFault[]] {
  const [mapped, faults] = mergeMap(data, overlay.map)
  const counters = mergeCounters(data, overlay.counters)
  const ready = { ...data.ready, ...overlay.setUp }
  return [
    { ...mergeCharts(mapped, overlay.charts), counters: counters.records, ready },
    [...faults, ...counters.faults],
  ]
}
