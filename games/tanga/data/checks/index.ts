import { makeGrid } from '@boma/kernel'
import { type Geometry, geometryOf, type OverlayFault } from '@boma/overlay'
import { TERRAIN_EFFECTS } from '../charts.ts'
import type { DataSet } from '../data-set.ts'
import { GRID, TERRAIN_OF } from '../map.ts'
import { counterFaults } from './counters.ts'
import { mapFaults } from './map.ts'
import { setUpFaults } from './set-up.ts'

/** A map's data with the questions that checks ask of it. */
export interface Atlas extends Geometry {
  /** May units be there (15.5)? */
  isLand(hex: string): boolean
}

/** Opens the map of a data set. */
function atlasOf({ terrain, terrainEffects }: DataSet): Atlas {
  const geometry = geometryOf(makeGrid(GRID))
  const letter = (hex: string) => terrain[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1]
  return {
    ...geometry,
    isLand: (hex) =>
      geometry.isHex(hex) && terrainEffects[TERRAIN_OF[letter(hex) as keyof typeof TERRAIN_OF]]?.cost !== undefined,
  }
}

/** Everything that is wrong with a data set, as far as its parts contradict one another or what the rules need. */
export function faultsIn(data: DataSet): readonly OverlayFault[] {
  const atlas = atlasOf(data)
  return [...chartFaults(data), ...mapFaults(data, atlas), ...counterFaults(data), ...setUpFaults(data, atlas)]
}

/** §15.5: nobody enters water, nor Toten Island; a chart may not open them. */
function chartFaults({ terrainEffects }: DataSet): readonly OverlayFault[] {
  return Object.entries(TERRAIN_EFFECTS)
    .filter(([name, ours]) => ours.cost === undefined && terrainEffects[name as keyof typeof TERRAIN_EFFECTS].cost)
    .map(([name]) => ({ path: `charts.terrain.${name}.cost`, problem: 'nobody enters it (15.5)' }))
}
