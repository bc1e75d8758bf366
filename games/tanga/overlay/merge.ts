import { type Kind, mergeRaster, mergeRecords, type OverlayFault } from '@boma/overlay'
import type { Effects } from '../data/charts.ts'
import type { DataSet, Site } from '../data/data-set.ts'
import { TERRAIN_OF, type Way } from '../data/map.ts'
import type { ScenarioName } from '../data/scenarios.ts'
import { mergeCounters } from './merge-counters.ts'
import type { EffectsCorrection, Overlay } from './overlay-form.ts'

const WAY: Kind<Way, readonly string[]> = {
  name: (way) => way.name,
  change: (way, hexes) => ({ ...way, hexes }),
  add: (name, hexes) => ({ name, hexes }),
}
const SITE: Kind<Site, string> = {
  name: (site) => site.name,
  change: (site, hex) => ({ ...site, hex }),
  add: (name, hex) => ({ name, hex }),
}

/** Lays an overlay's map over the data. */
function mergeMap(data: DataSet, map: Overlay['map'] = {}): readonly [DataSet, readonly OverlayFault[]] {
  const { hexes = {}, beaches = {}, railways, roads, trails, government, sites, ...rest } = map
  const merged = {
    railways: mergeRecords('map.railways', data.railways, railways, WAY),
    roads: mergeRecords('map.roads', data.roads, roads, WAY),
    trails: mergeRecords('map.trails', data.trails, trails, WAY),
    government: mergeRecords('map.government', data.government, government, SITE),
    sites: mergeRecords('map.sites', data.sites, sites, SITE),
  }
  const off = Object.keys(hexes).filter((hex) => !data.terrain[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1])
  return [
    {
      ...data,
      ...rest,
      terrain: mergeRaster(data.terrain, TERRAIN_OF, hexes),
      beaches: data.beaches.map((beach) => ({ ...beach, hexes: beaches[beach.id] ?? beach.hexes })),
      railways: merged.railways.records,
      roads: merged.roads.records,
      trails: merged.trails.records,
      government: merged.government.records,
      sites: merged.sites.records,
    },
    [
      ...off.map((hex) => ({ path: `map.hexes.${hex}`, problem: 'is not on the map' })),
      ...Object.values(merged).flatMap((each) => each.faults),
    ],
  ]
}

function effects(ours: Effects, by: EffectsCorrection | undefined): Effects {
  if (by === undefined) return ours
  const { allRound = ours.allRound, ...rest } = by
  const { allRound: _, ...plain } = ours
  return { ...plain, ...rest, ...(allRound ? { allRound } : {}), source: 'corrected' }
}

function eachBy<K extends string>(
  ours: Readonly<Record<K, Effects>>,
  by: Readonly<Partial<Record<K, EffectsCorrection>>> | undefined,
): Readonly<Record<K, Effects>> {
  const merged = Object.entries<Effects>(ours).map(([name, each]) => [name, effects(each, by?.[name as K])])
  return Object.fromEntries(merged) as Record<K, Effects>
}

/** Lays an overlay over a data set: the new set, and what is wrong with the names that it uses. */
export function merge(data: DataSet, overlay: Overlay): readonly [DataSet, readonly OverlayFault[]] {
  const [mapped, faults] = mergeMap(data, overlay.map)
  const [manned, more] = mergeCounters(mapped, overlay)
  const { terrain, on, along } = overlay.charts ?? {}
  const { scenarios = {}, arrivals = data.arrivals, landingGroups = {} } = overlay.setUp ?? {}
  return [
    {
      ...manned,
      terrainEffects: eachBy(data.terrainEffects, terrain),
      overlays: eachBy(data.overlays, on),
      along: along === undefined ? data.along : { ...data.along, ...along, source: 'corrected' },
      arrivals,
      landingGroups: data.landingGroups.map((ours) => ({ ...ours, units: landingGroups[ours.id] ?? ours.units })),
      scenarios: data.scenarios.map((ours) => ({ ...ours, ...scenarios[ours.id as ScenarioName] })),
    },
    [...faults, ...more],
  ]
}
