import { makeGrid } from '@boma/kernel'
import { type Geometry, geometryOf } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import { TERRAIN_OF, TERRITORY_OF } from '../map.ts'

/** A map's data with the questions that checks ask of it. */
export interface Atlas extends Geometry {
  readonly land: readonly string[]
  terrain(name: string): string
  territory(name: string): string
  isSea(name: string): boolean
  /** All hexes that hang together with one, through hexes that will do. */
  flood(from: string, willDo: (name: string) => boolean): ReadonlySet<string>
}

/** Opens the map of a data set. */
export function atlasOf(data: DataSet): Atlas {
  const geometry = geometryOf(makeGrid(data.grid))
  const letter = (rows: readonly string[], hex: string) => rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1]
  const terrain = (hex: string) => TERRAIN_OF[letter(data.terrain, hex) as keyof typeof TERRAIN_OF] ?? ''
  const territory = (hex: string) => TERRITORY_OF[letter(data.territory, hex) as keyof typeof TERRITORY_OF] ?? ''
  const isSea = (hex: string) => terrain(hex) === 'sea'
  return {
    ...geometry,
    land: geometry.hexes.filter((hex) => !isSea(hex)),
    terrain,
    territory,
    isSea,
    flood(from, willDo) {
      const seen = new Set([from])
      for (const hex of seen) for (const to of geometry.near(hex)) if (willDo(to)) seen.add(to)
      return seen
    },
  }
}
