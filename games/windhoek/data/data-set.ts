import { AIR_RECYCLING, AWARDS, FEATURE_EFFECTS, TERRAIN_EFFECTS, type TerrainEffect, TURNS } from './charts.ts'
import type { Counter } from './counter.ts'
import { COUNTERS } from './counters.ts'
import {
  ALL_SEA_SIDES,
  CAPE_ENTRY,
  COASTAL,
  GRID,
  type HexName,
  type SideName,
  TERRAIN,
  TERRITORY,
  type Terrain,
} from './map.ts'
import { PLACES, type Place } from './places.ts'
import { RAILS, type Rail } from './rails.ts'
import { RECRUITS, type RecruitId, type RecruitLine } from './recruits.ts'
import { RIVERS, type River } from './rivers.ts'
import { ALLIED_DEFAULT, ALLIED_HISTORICAL, GERMAN_DEFAULT, type Placement } from './scenarios.ts'

/** The same shape with other numbers and words in it. */
type Widened<T> = T extends string | undefined
  ? T
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [K in keyof T]: Widened<T[K]> }

/** What becomes of an aeroplane after it was used (23.3). */
export type AirResult = 'ready' | 'maintenance' | 'lost'

/** All the data of the game that an overlay may correct; what is not here stands in the rules text. */
export interface DataSet {
  readonly grid: { readonly columns: number; readonly rows: number; readonly shoved: 'even' | 'odd' }
  /** A string per row, a letter per hex. */
  readonly terrain: readonly string[]
  readonly territory: readonly string[]
  readonly coastal: readonly HexName[]
  readonly allSeaSides: readonly SideName[]
  readonly capeEntry: { readonly hexes: readonly HexName[]; readonly withdraw: readonly HexName[] }
  readonly places: readonly Place[]
  readonly rivers: readonly River[]
  readonly rails: readonly Rail[]
  readonly counters: readonly Counter[]
  readonly terrainEffects: Readonly<Record<Terrain, TerrainEffect>>
  readonly featureEffects: Widened<typeof FEATURE_EFFECTS>
  readonly recruits: Readonly<Record<RecruitId, RecruitLine>>
  readonly rainTurns: readonly number[]
  /** Six results, for the rolls 1 to 6. */
  readonly airRecycling: readonly AirResult[]
  readonly captures: {
    readonly german: Widened<typeof AWARDS.germanCaptures>
    readonly allied: Widened<typeof AWARDS.alliedCaptures>
  }
  /** The ready-made set-ups. */
  readonly ready: { readonly german: Placement; readonly allied: Placement; readonly historical: Placement }
}

/** The data of this repository. */
export const OURS: DataSet = {
  grid: GRID,
  terrain: TERRAIN,
  territory: TERRITORY,
  coastal: COASTAL,
  allSeaSides: ALL_SEA_SIDES,
  capeEntry: CAPE_ENTRY,
  places: PLACES,
  rivers: RIVERS,
  rails: RAILS,
  counters: COUNTERS,
  terrainEffects: TERRAIN_EFFECTS,
  featureEffects: FEATURE_EFFECTS,
  recruits: RECRUITS,
  rainTurns: TURNS.rain,
  airRecycling: AIR_RECYCLING.rolls,
  captures: { german: AWARDS.germanCaptures, allied: AWARDS.alliedCaptures },
  ready: { german: GERMAN_DEFAULT, allied: ALLIED_DEFAULT, historical: ALLIED_HISTORICAL },
}
