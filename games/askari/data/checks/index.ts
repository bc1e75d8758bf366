import { makeGrid } from '@boma/kernel'
import { type Geometry, geometryOf, type OverlayFault, twice } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import { GRID, TERRAIN_OF, TERRITORY_OF } from '../map.ts'
import { counterFaults } from './counters.ts'
import { railFaults, riverFaults, townFaults, waterFaults } from './map.ts'
import { setUpFaults } from './set-up.ts'

/** A map's data with the questions that checks ask of it. */
export interface Atlas extends Geometry {
  isLand(hex: string): boolean
  territory(hex: string): string
}

/** Opens the map of a data set. */
function atlasOf(data: DataSet): Atlas {
  const geometry = geometryOf(makeGrid(GRID))
  const letter = (rows: readonly string[], hex: string) => rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1]
  return {
    ...geometry,
    isLand: (hex) => geometry.isHex(hex) && letter(data.terrain, hex) !== '~',
    territory: (hex) => TERRITORY_OF[letter(data.territory, hex) as keyof typeof TERRITORY_OF] ?? '',
  }
}

/** Everything that is wrong with a data set, as far as its parts contradict one another or what the rules need. */
export function faultsIn(data: DataSet): readonly OverlayFault[] {
  const atlas = atlasOf(data)
  return [
    ...hexFaults(data, atlas),
    ...townFaults(data, atlas),
    ...riverFaults(data, atlas),
    ...railFaults(data, atlas),
    ...waterFaults(data, atlas),
    ...counterFaults(data, atlas),
    ...chartFaults(data),
    ...setUpFaults(data, atlas),
  ]
}

function hexFaults({ terrain }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const odd = terrain.flatMap((row) => [...row]).filter((letter) => !(letter in TERRAIN_OF))
  return [
    ...odd.map((letter) => ({ path: 'map.hexes', problem: `there is no terrain '${letter}'` })),
    ...atlas.hexes
      .filter((hex) => atlas.isLand(hex) === (atlas.territory(hex) === 'water'))
      .map((hex) => ({
        path: `map.hexes.${hex}`,
        problem: 'is water by its terrain or by its territory, but not by both',
      })),
  ]
}

function chartFaults({ terrainEffects, events, transport }: DataSet): readonly OverlayFault[] {
  const closed = Object.entries(terrainEffects).filter(([name, { cost }]) => name !== 'water' && cost === undefined)
  const doubled = Object.entries(events).flatMap(([turn, names]) => twice(names).map((name) => [turn, name] as const))
  const unsorted = Object.entries(transport).filter(
    ([, rows]) => rows[0]?.from !== 1 || rows.some(({ from }, i) => from <= (rows[i - 1]?.from ?? 0)),
  )
  return [
    ...closed.map(([name]) => ({ path: `charts.terrain.${name}.cost`, problem: 'nobody could ever enter it' })),
    ...(terrainEffects.water.cost === undefined
      ? []
      : [{ path: 'charts.terrain.water.cost', problem: 'no unit enters water (10.1.7)' }]),
    ...doubled.map(([turn, name]) => ({ path: `charts.events.${turn}`, problem: `${name} comes twice` })),
    ...unsorted.map(([nation]) => ({
      path: `charts.transport.${nation}`,
      problem: 'must begin with turn 1 and go on with later ones',
    })),
  ]
}
