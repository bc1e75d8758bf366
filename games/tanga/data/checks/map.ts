import { type OverlayFault, twice, twiceFaults } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import type { Way } from '../map.ts'
import type { Atlas } from './index.ts'

/** §22.1.1.2: so many government buildings there are. */
const BUILDINGS = 6
/** §18.4: so many trenches the Germans have in all. */
const MOST_TRENCHES = 12

/** What is wrong with the map: everything lies on land, ways have no gaps, Germans come in from the west. */
export function mapFaults(data: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const { embankment, ditch, trenchLine, government, beaches, railways, roads, trails } = data
  const lists: readonly (readonly [path: string, hexes: readonly string[]])[] = [
    ['map.embankment', embankment],
    ['map.ditch', ditch],
    ['map.trenchLine', trenchLine],
    ['map.germanEntry', data.germanEntry],
    ['map.foliageEdge', data.foliageEdge],
    ['map.government', government.map((site) => site.hex)],
    ...beaches.map(({ id, hexes }) => [`map.beaches.${id}`, hexes] as const),
  ]
  const wants: readonly (readonly [holds: boolean, path: string, problem: string])[] = [
    [government.length === BUILDINGS, 'map.government', `there are ${BUILDINGS} buildings (22.1.1.2)`],
    [trenchLine.length <= MOST_TRENCHES, 'map.trenchLine', `the Germans dig ${MOST_TRENCHES} trenches in all (18.4)`],
    [beaches.every((beach) => beach.hexes.length > 0), 'map.beaches', 'each has a hex (5.2B)'],
    ...entryWants(data),
    [twice(data.foliageEdge.map((hex) => hex.slice(2))).length === 0, 'map.foliageEdge', 'has one hex a row at most'],
  ]
  return [
    ...lists.flatMap(([path, hexes]) => landFaults(path, hexes, atlas)),
    ...data.sites.flatMap(({ hex, name }) =>
      atlas.isHex(hex) ? [] : [{ path: `map.sites.${name}`, problem: `${hex} is not on the map` }],
    ),
    ...[...railways.map(inPart('railways')), ...roads.map(inPart('roads')), ...trails.map(inPart('trails'))].flatMap(
      ([path, way]) => wayFaults(path, way, atlas),
    ),
    ...twice(beaches.flatMap((beach) => beach.hexes)).map((hex) => ({
      path: 'map.beaches',
      problem: `${hex} lies on two`,
    })),
    ...wants.filter(([holds]) => !holds).map(([, path, problem]) => ({ path, problem })),
  ]
}

/** §4.2I: the entry hexes lie on the west edge, and are counted from the north. */
function entryWants({ germanEntry, easyEntry }: DataSet): readonly (readonly [boolean, string, string])[] {
  const isWest = germanEntry.length > 0 && germanEntry.every((hex) => hex.startsWith('01'))
  const isSorted = germanEntry.every((hex, i) => i === 0 || hex > (germanEntry[i - 1] ?? ''))
  return [
    [isWest, 'map.germanEntry', 'Germans come in by the west edge (4.2I)'],
    [isSorted, 'map.germanEntry', 'must go from the north to the south'],
    [easyEntry.every((hex) => germanEntry.includes(hex)), 'map.easyEntry', 'must be entry hexes too'],
  ]
}

const inPart = (part: string) => (way: Way) => [`map.${part}.${way.name}`, way] as const

const landFaults = (path: string, hexes: readonly string[], atlas: Atlas): readonly OverlayFault[] => [
  ...hexes.filter((hex) => !atlas.isLand(hex)).map((hex) => ({ path, problem: `${hex} is no land hex` })),
  ...twiceFaults(path, hexes),
]

/** §15.7: a way leads from hex to hex over land. */
function wayFaults(path: string, { hexes }: Way, atlas: Atlas): readonly OverlayFault[] {
  if (hexes.length < 2) return [{ path, problem: 'leads nowhere' }]
  return hexes.flatMap((hex, i) => {
    const before = hexes[i - 1]
    if (!atlas.isLand(hex)) return [{ path: `${path}[${i}]`, problem: `${hex} is no land hex` }]
    return before === undefined || atlas.near(before).includes(hex)
      ? []
      : [{ path: `${path}[${i}]`, problem: `${hex} is not next to ${before}` }]
  })
}
