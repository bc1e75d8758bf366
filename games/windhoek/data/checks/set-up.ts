import { type OverlayFault, twice } from '@boma/overlay'
import { LIMITS } from '../charts.ts'
import type { Counter } from '../counter.ts'
import type { DataSet } from '../data-set.ts'
import type { Spot } from '../recruits.ts'
import { ALLIED_SET_UP, GERMAN_SET_UP, HISTORICAL_ALLIED_SET_UP, type Placement, type SetUpRule } from '../scenarios.ts'
import { TYPE_TRAITS } from '../unit-types.ts'
import type { Atlas } from './atlas.ts'

/** What is wrong with the set-up lists and the ready-made set-ups: everybody is placed once, and where he may be. */
export function setUpFaults(data: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const { german, allied, historical } = data.ready
  return [
    ...listFaults(data, 'german', GERMAN_SET_UP),
    ...listFaults(data, 'allied', ALLIED_SET_UP),
    ...readyFaults(data, atlas, 'setUp.german', german, GERMAN_SET_UP),
    ...readyFaults(data, atlas, 'setUp.allied', allied, ALLIED_SET_UP),
    ...readyFaults(data, atlas, 'setUp.historical', historical, HISTORICAL_ALLIED_SET_UP),
  ]
}

const isSetUp = (counter: Counter) => counter.start === 'set-up' || counter.start === 'support-box'

/** Every counter that starts on the table is on its side's list once, and every counter of the list is there. */
function listFaults({ counters }: DataSet, side: string, rules: readonly SetUpRule[]): readonly OverlayFault[] {
  const listed = rules.flatMap((rule) => rule.counters)
  const own = counters.filter((counter) => counter.side === side)
  const missing = listed.filter((id) => !own.some((counter) => counter.id === id))
  const unlisted = own.filter((counter) => isSetUp(counter) && !listed.includes(counter.id))
  return [
    ...missing.map((id) => ({ path: `counters.${id}`, problem: 'is wanted for the set-up' })),
    ...unlisted.map(({ id }) => ({ path: `counters.${id}.start`, problem: 'no list says where it is set up' })),
  ]
}

function readyFaults(
  data: DataSet,
  atlas: Atlas,
  path: string,
  ready: Placement,
  rules: readonly SetUpRule[],
): readonly OverlayFault[] {
  const placed = Object.entries(ready).flatMap(([at, ids]) => ids.map((id) => [id, at] as const))
  const free = rules.filter((rule) => !rule.bought)
  const places = (id: string) => placed.filter(([each]) => each === id).map(([, at]) => at)
  const faults = free.flatMap((rule) =>
    rule.counters.flatMap((id) => {
      const [at, ...more] = places(id)
      if (at === undefined) return [`${id} is not placed`]
      if (more.length > 0) return [`${id} is placed twice`]
      return rule.spots.some((spot) => fits(data, atlas, spot, at)) ? [] : [`${id} may not be in ${at}`]
    }),
  )
  const strangers = placed.filter(([id]) => !free.some((rule) => rule.counters.includes(id)))
  const crowded = free
    .filter((rule) => rule.onePerHex)
    .flatMap((rule) => twice(rule.counters.flatMap(places)).map((at) => `two that keep apart are in ${at}`))
  const all = [...faults, ...strangers.map(([id]) => `${id} is not on the list`), ...crowded]
  return [...all.map((problem) => ({ path, problem })), ...stackFaults(data, atlas, path, ready)]
}

/** Does a place fit a spot of the set-up lists, as far as the map goes? */
function fits({ places }: DataSet, atlas: Atlas, spot: Spot, at: string): boolean {
  if (spot.box !== undefined) return spot.box === 'support' ? at.endsWith('-support') : at === spot.box
  const place = places.find((each) => each.hex === at)
  const kinds: readonly string[] = place === undefined ? [] : [place.kind, ...(place.port ? ['port'] : [])]
  return (
    atlas.isHex(at) &&
    (spot.hexes === undefined || spot.hexes.includes(at)) &&
    (spot.places === undefined || spot.places.some((kind) => kinds.includes(kind))) &&
    !(spot.notPort && kinds.includes('port')) &&
    (spot.in === undefined || spot.in.some((territory) => territory === atlas.territory(at)))
  )
}

/** Stacking holds from the start (14.4). */
function stackFaults({ counters }: DataSet, atlas: Atlas, path: string, ready: Placement): readonly OverlayFault[] {
  return Object.entries(ready).flatMap(([at, ids]) => {
    if (!atlas.isHex(at)) return []
    const units = counters.filter((counter) => ids.includes(counter.id))
    const role = (wanted: string) => units.filter((unit) => TYPE_TRAITS[unit.type].role === wanted)
    const limit = Math.max(0, ...units.map((unit) => LIMITS.stacking[unit.side]))
    return [
      ...(role('mobile').length <= limit ? [] : [`there are more than ${limit} units in ${at} (14.0)`]),
      ...twice(role('static').map((unit) => unit.type)).map((type) => `two ${type} are in ${at} (14.3)`),
    ].map((problem) => ({ path, problem }))
  })
}
