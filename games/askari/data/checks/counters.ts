import { type OverlayFault, twice } from '@boma/overlay'
import type { Counter, EntryPlace } from '../counter.ts'
import type { DataSet } from '../data-set.ts'
import { DETACHMENTS, GUERILLA, SMUTS } from '../scenarios.ts'
import type { Atlas } from './index.ts'

/** A stack keeps 1 + the first counter in a byte. */
const MOST = 254
/** Counters that rules call by name (8.1.7, 8.1.8, 10.3.9, 12.7). */
const NAMED = ['Königsberg', 'Kingani', 'Fifi', 'Marie', 'Kronborg', 'Gv-Gotzen', 'Bn-Dhanis', 'Adjutant', 'Wami']
const WANTED: readonly string[] = [
  ...NAMED,
  ...DETACHMENTS.counters,
  ...SMUTS.piles.german,
  ...SMUTS.piles.entente,
  ...SMUTS.gone,
  ...SMUTS.drawn.from,
  ...Object.values(SMUTS.lakes).flat(),
  ...SMUTS.navalGuns.counters,
  ...SMUTS.portuguese.ships,
  ...GUERILLA.parties.flatMap((party) => party.counters),
]
const LAKES = ['Victoria', 'Tanganyika', 'Nyasa', 'any', 'loss']

/** What is wrong with the counters. */
export function counterFaults({ counters, towns }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const isTown = (name: string) => towns.some((town) => town.name === name)
  return [
    ...counters.flatMap((counter) => oneCounter(counter, isTown, atlas)),
    ...twice(counters.map((c) => c.id.toLowerCase())).map((id) => ({ path: `counters.${id}`, problem: 'comes twice' })),
    ...(counters.length <= MOST ? [] : [{ path: 'counters', problem: `there can be ${MOST} at most` }]),
    ...[...new Set(WANTED)]
      .filter((id) => !counters.some((counter) => counter.id === id))
      .map((id) => ({ path: `counters.${id}`, problem: 'the rules look for this counter' })),
  ]
}

function oneCounter(c: Counter, isTown: (name: string) => boolean, atlas: Atlas): readonly OverlayFault[] {
  const figures = (face: string | undefined) => face?.split('-').length ?? wanted
  const wanted = c.kind === 'unit' ? 3 : 2
  const isPlace = (place: EntryPlace | undefined) =>
    place === undefined ||
    (place.startsWith('town:') ? isTown(place.slice(5)) : !place.startsWith('lake:') || LAKES.includes(place.slice(5)))
  const isVessel = c.type === 'ship' || c.type === 'boat'
  const wants: readonly (readonly [boolean, string, string])[] = [
    [isVessel === (c.kind !== 'unit') && (!isVessel || c.type === c.kind), 'type', `a ${c.kind} is no ${c.type}`],
    [figures(c.full) === wanted, 'full', `a ${c.kind} has ${wanted} values`],
    [figures(c.reduced) === wanted, 'reduced', `a ${c.kind} has ${wanted} values`],
    [c.reduced === undefined || (c.morale ?? 0) > 0, 'morale', 'a counter of two steps has one (2.2.2)'],
    [isVessel ? c.move === 4 && c.morale === 5 : true, 'move', 'vessels have four points and morale 5 (12.2.3, 12.3)'],
    [(c.setUp === undefined) !== (c.turn === undefined), 'setUp', 'either it begins on the map, or a turn brings it'],
    [c.setUp === undefined || c.setUp === 'rail' || atlas.isHex(c.setUp), 'setUp', `${c.setUp} is not on the map`],
    [c.setUp === undefined || c.setUp === 'rail' || isVessel || atlas.isLand(c.setUp), 'setUp', `${c.setUp} is water`],
    [c.setUp !== undefined || c.at !== undefined, 'at', 'it must come in somewhere'],
    [isPlace(c.at), 'at', `there is no ${c.at}`],
    [isPlace(c.rebuilt), 'rebuilt', `there is no ${c.rebuilt}`],
    [c.returns === undefined || (c.leaves ?? 99) < c.returns, 'returns', 'it comes back after it has left (8.1.7)'],
    [
      c.leavesAgain === undefined || (c.returns ?? 99) < c.leavesAgain,
      'leavesAgain',
      'it leaves after it is back (8.1.7)',
    ],
  ]
  return wants.filter(([holds]) => !holds).map(([, field, problem]) => ({ path: `counters.${c.id}.${field}`, problem }))
}
