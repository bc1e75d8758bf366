import { type Kind, mergeRaster, mergeRecords, type OverlayFault } from '@boma/overlay'
import type { DataSet } from '../data/data-set.ts'
import { TERRAIN_OF, TERRITORY_OF, type Territory } from '../data/map.ts'
import type { Town } from '../data/places.ts'
import type { Source } from '../data/provenance.ts'
import type { River } from '../data/rivers.ts'
import type { ScenarioName } from '../data/scenarios.ts'
import { mergeCharts } from './merge-charts.ts'
import { mergeCounters } from './merge-counters.ts'
import type { Overlay } from './overlay-form.ts'

const corrected: Source = 'corrected'

const RIVER: Kind<River, readonly string[]> = {
  name: (river) => river.name,
  change: (river, sides) => ({ ...river, sides, source: corrected }),
  add: (name, sides) => ({ name, sides, source: corrected }),
}

/** Whose land a hex of a raster is. */
const territoryIn = (rows: readonly string[], hex: string): Territory =>
  TERRITORY_OF[(rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? '~') as keyof typeof TERRITORY_OF] ??
  'water'

/** §13.1.2: whose land a town lies in, and whether the Entente is paid for it, follow from its hex. */
function townIn(territory: readonly string[], town: Pick<Town, 'name' | 'hex' | 'kind' | 'at' | 'source'>): Town {
  const land = territoryIn(territory, town.hex)
  const { name, hex, kind, at, source } = town
  return { hex, name, territory: land, kind, ...(land === 'GEA' ? { vp: true } : {}), ...(at ? { at } : {}), source }
}

const townsIn = (
  territory: readonly string[],
): Kind<Town, { readonly hex?: string; readonly kind?: Town['kind'] }> => ({
  name: (town) => town.name,
  change: (town, by) =>
    townIn(territory, {
      ...town,
      ...by,
      source: { name: town.source.name, hex: by.hex === undefined ? town.source.hex : corrected },
    }),
  add: (name, { hex, kind }) =>
    hex === undefined || kind === undefined
      ? { lacks: [...(hex === undefined ? ['hex'] : []), ...(kind === undefined ? ['kind'] : [])] }
      : townIn(territory, { name, hex, kind, source: { name: corrected, hex: corrected } }),
})

/** Lays an overlay's map over the data. */
function mergeMap(data: DataSet, map: Overlay['map'] = {}): readonly [DataSet, readonly OverlayFault[]] {
  const hexes = Object.entries(map.hexes ?? {})
  const terrain = mergeRaster(data.terrain, TERRAIN_OF, Object.fromEntries(hexes.map(([hex, by]) => [hex, by.terrain])))
  const territory = mergeRaster(
    data.territory,
    TERRITORY_OF,
    Object.fromEntries(hexes.map(([hex, by]) => [hex, by.territory])),
  )
  const towns = mergeRecords('map.towns', data.towns, map.towns, townsIn(territory))
  const rivers = mergeRecords('map.rivers', data.rivers, map.rivers, RIVER)
  const unknown = Object.keys(map.waters ?? {}).filter((name) => !data.bodies.some((body) => body.name === name))
  const off = hexes.filter(([hex]) => territoryOff(data.territory, hex))
  return [
    {
      ...data,
      terrain,
      territory,
      towns: towns.records,
      rivers: rivers.records,
      rails: data.rails.map((rail) => {
        const route = map.rails?.[rail.id]
        return route === undefined ? rail : { ...rail, hexes: route, source: { ...rail.source, route: corrected } }
      }),
      bodies: data.bodies.map((body) => {
        const by = map.waters?.[body.name]
        return by === undefined ? body : { ...body, ...by, source: { ...body.source, hexes: corrected } }
      }),
      allWaterSides: map.allWaterSides ?? data.allWaterSides,
    },
    [
      ...off.map(([hex]) => ({ path: `map.hexes.${hex}`, problem: 'is not on the map' })),
      ...towns.faults,
      ...rivers.faults,
      ...unknown.map((name) => ({ path: `map.waters.${name}`, problem: 'is no water of the map' })),
    ],
  ]
}

const territoryOff = (rows: readonly string[], hex: string): boolean =>
  rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] === undefined

/** Lays an overlay over a data set: the new set, and what is wrong with the names that it uses. */
export function merge(data: DataSet, overlay: Overlay): readonly [DataSet, readonly OverlayFault[]] {
  const [mapped, faults] = mergeMap(data, overlay.map)
  const counters = mergeCounters(data, overlay.counters)
  const { carriers, history = {} } = overlay.setUp ?? {}
  const scenarios = Object.entries(data.history).map(([name, ours]) => {
    const by = history[name as ScenarioName]
    return [name, { ...ours, ...by, carriers: { ...ours.carriers, ...by?.carriers } }]
  })
  return [
    {
      ...mergeCharts(mapped, overlay.charts),
      counters: counters.records,
      carriers: { ...data.carriers, ...carriers },
      history: Object.fromEntries(scenarios) as DataSet['history'],
    },
    [...faults, ...counters.faults],
  ]
}
