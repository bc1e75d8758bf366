import { incomplete, type Kind, mergeRaster, mergeRecords, type OverlayFault } from '@boma/overlay'
import { atlasOf } from '../data/checks/atlas.ts'
import type { DataSet } from '../data/data-set.ts'
import { TERRAIN_OF, TERRITORY_OF } from '../data/map.ts'
import type { Place } from '../data/places.ts'
import type { Rail } from '../data/rails.ts'
import type { River } from '../data/rivers.ts'
import { CORRECTED } from './corrected.ts'
import type { Overlay, PlaceCorrection } from './overlay-form.ts'

const PLACE: Kind<Place, PlaceCorrection> = {
  name: (place) => place.name,
  change: (place, by) => {
    const { port = place.port, mining = place.mining, hex = place.hex, kind = place.kind } = by
    const { name, hex: from } = place.source
    const source = { name, hex: by.hex === undefined ? from : CORRECTED, kind: CORRECTED }
    return { name: place.name, at: place.at, hex, kind, source, ...flags(port, mining) }
  },
  add: (name, { hex, kind, port, mining }) =>
    hex === undefined || kind === undefined
      ? incomplete({ hex, kind })
      : {
          name,
          hex,
          kind,
          at: [0, 0],
          source: { name: CORRECTED, hex: CORRECTED, kind: CORRECTED },
          ...flags(port, mining),
        },
}

const flags = (port: boolean | undefined, mining: boolean | undefined) => ({
  ...(port ? { port } : {}),
  ...(mining ? { mining } : {}),
})

const RIVER: Kind<River, readonly string[]> = {
  name: (river) => river.name,
  change: (river, sides) => ({ ...river, sides, source: CORRECTED }),
  add: (name, sides) => ({ name, flow: 'seasonal', sides, source: CORRECTED }),
}

const RAIL: Kind<Rail, Pick<Partial<Rail>, 'status' | 'hexes'>> = {
  name: (rail) => rail.id,
  change: (rail, by) => ({ ...rail, ...by, source: { ends: CORRECTED, route: CORRECTED } }),
  add: (id, { status, hexes }) =>
    status === undefined || hexes === undefined
      ? incomplete({ status, hexes })
      : { id, name: id, status, hexes, source: { ends: CORRECTED, route: CORRECTED } },
}

/** Lays an overlay's map over the data; the coast follows from the hexes. */
export function mergeMap(data: DataSet, map: Overlay['map'] = {}): readonly [DataSet, readonly OverlayFault[]] {
  const hexes = Object.entries(map.hexes ?? {})
  const places = mergeRecords('map.places', data.places, map.places, PLACE)
  const rivers = mergeRecords('map.rivers', data.rivers, map.rivers, RIVER)
  const rails = mergeRecords('map.rails', data.rails, map.rails, RAIL)
  const merged: DataSet = {
    ...data,
    grid: { ...data.grid, shoved: map.shoved ?? data.grid.shoved },
    terrain: mergeRaster(data.terrain, TERRAIN_OF, Object.fromEntries(hexes.map(([hex, by]) => [hex, by.terrain]))),
    territory: mergeRaster(data.territory, TERRITORY_OF, Object.fromEntries(hexes.map(([h, by]) => [h, by.territory]))),
    places: places.records,
    rivers: rivers.records,
    rails: rails.records,
    allSeaSides: map.allSeaSides ?? data.allSeaSides,
    capeEntry: { ...data.capeEntry, ...map.capeEntry },
  }
  const atlas = atlasOf(merged)
  const coastal = atlas.land.filter((hex) => atlas.near(hex).some(atlas.isSea))
  const unknown = hexes.filter(([hex]) => !atlas.isHex(hex))
  const faults = unknown.map(([hex]) => ({ path: `map.hexes.${hex}`, problem: 'is not on the map' }))
  return [{ ...merged, coastal }, [...faults, ...places.faults, ...rivers.faults, ...rails.faults]]
}
