import {
  EVENTS,
  type EventName,
  FEATURE_EFFECTS,
  FIRE_MODIFIERS,
  INTERCEPTION,
  TERRAIN_EFFECTS,
  type TerrainEffect,
  TRANSPORT,
} from './charts.ts'
import type { Counter } from './counter.ts'
import { COUNTERS } from './counters.ts'
import { HISTORY } from './history.ts'
import { type SideName, TERRAIN, TERRITORY, type Terrain } from './map.ts'
import { TOWNS, type Town } from './places.ts'
import { RAILS, type Rail } from './rails.ts'
import { RIVERS, type River } from './rivers.ts'
import { CARRIERS_1914 } from './scenarios.ts'
import { ALL_WATER_SIDES, BODIES, type Body } from './waters.ts'

/** The same shape with other numbers in it. */
type Widened<T> = T extends number ? number : T extends string ? T : { readonly [K in keyof T]: Widened<T[K]> }

/** All the data of the game that an overlay may correct; what is not here stands in the rules text. */
export interface DataSet {
  /** A string per row, a letter per hex. */
  readonly terrain: readonly string[]
  readonly territory: readonly string[]
  readonly towns: readonly Town[]
  readonly rivers: readonly River[]
  /** The four lines, in the order of LINES. */
  readonly rails: readonly Rail[]
  /** The four great bodies of water first. */
  readonly bodies: readonly Body[]
  readonly allWaterSides: readonly SideName[]
  /** Ground units, then ships, then boats. */
  readonly counters: readonly Counter[]
  readonly terrainEffects: Readonly<Record<Terrain, TerrainEffect>>
  readonly featureEffects: Widened<typeof FEATURE_EFFECTS>
  readonly fireModifiers: Widened<typeof FIRE_MODIFIERS>
  readonly interception: Widened<typeof INTERCEPTION>
  readonly transport: typeof TRANSPORT
  /** Six events for the rolls 1 to 6 of each rain turn. */
  readonly events: Readonly<Record<keyof typeof EVENTS, readonly EventName[]>>
  /** Where Carriers begin in 1914, one in each. */
  readonly carriers: { readonly german: readonly string[]; readonly entente: readonly string[] }
  /** What one press sets up, by scenario. */
  readonly history: typeof HISTORY
}

/** The data of this repository. */
export const OURS: DataSet = {
  terrain: TERRAIN,
  territory: TERRITORY,
  towns: TOWNS,
  rivers: RIVERS,
  rails: RAILS,
  bodies: BODIES,
  allWaterSides: ALL_WATER_SIDES,
  counters: COUNTERS,
  terrainEffects: TERRAIN_EFFECTS,
  featureEffects: FEATURE_EFFECTS,
  fireModifiers: FIRE_MODIFIERS,
  interception: INTERCEPTION,
  transport: TRANSPORT,
  events: EVENTS,
  carriers: { german: CARRIERS_1914.german, entente: CARRIERS_1914.entente },
  history: HISTORY,
}
