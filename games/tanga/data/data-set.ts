import { ALONG, type Effects, OVERLAYS, TERRAIN_EFFECTS } from './charts.ts'
import type { Counter, Formation, Leader } from './counter.ts'
import { BRITISH } from './counters-british.ts'
import { GERMAN } from './counters-german.ts'
import { FORMATIONS } from './formations.ts'
import { LEADERS } from './leaders.ts'
import {
  BEACHES,
  DITCH,
  EASY_ENTRY,
  EMBANKMENT,
  FOLIAGE_EDGE,
  GERMAN_ENTRY,
  GOVERNMENT,
  type HexName,
  RAILWAYS,
  ROADS,
  ROW_XXXX,
  SITES,
  TERRAIN,
  type Terrain,
  TRAILS,
  TRENCH_LINE,
  type Way,
} from './map.ts'
import type { Source } from './provenance.ts'
import { ARRIVALS, type Arrival, LANDING_GROUPS, type LandingGroup, SCENARIOS, type Scenario } from './scenarios.ts'

/** A building or place with its name. */
export type Site = { readonly hex: HexName; readonly name: string }

/** All the data of the game that an overlay may correct; what is not here stands in the rules text. */
export interface DataSet {
  /** A string per row, a letter per hex. */
  readonly terrain: readonly string[]
  readonly railways: readonly Way[]
  readonly roads: readonly Way[]
  readonly trails: readonly Way[]
  readonly embankment: readonly HexName[]
  readonly ditch: readonly HexName[]
  readonly government: readonly Site[]
  readonly sites: readonly Site[]
  readonly foliageEdge: readonly HexName[]
  /** From the north. */
  readonly germanEntry: readonly HexName[]
  readonly easyEntry: readonly HexName[]
  readonly trenchLine: readonly HexName[]
  /** A, B and C. */
  readonly beaches: readonly { readonly id: string; readonly hexes: readonly HexName[] }[]
  readonly rowXXXX: number
  readonly british: readonly Counter[]
  readonly german: readonly Counter[]
  readonly formations: readonly Formation[]
  readonly leaders: readonly Leader[]
  readonly terrainEffects: Readonly<Record<Terrain, Effects>>
  readonly overlays: Readonly<Record<keyof typeof OVERLAYS, Effects>>
  readonly along: { readonly cost: number; readonly modifier: number; readonly source: Source }
  readonly arrivals: readonly Arrival[]
  readonly landingGroups: readonly LandingGroup[]
  /** Ours in the order of SCENARIO_NAMES, and any that are added. */
  readonly scenarios: readonly Scenario[]
}

/** The data of this repository. */
export const OURS: DataSet = {
  terrain: TERRAIN,
  railways: RAILWAYS,
  roads: ROADS,
  trails: TRAILS,
  embankment: EMBANKMENT,
  ditch: DITCH,
  government: GOVERNMENT,
  sites: SITES,
  foliageEdge: FOLIAGE_EDGE,
  germanEntry: GERMAN_ENTRY,
  easyEntry: EASY_ENTRY,
  trenchLine: TRENCH_LINE,
  beaches: BEACHES,
  rowXXXX: ROW_XXXX,
  british: BRITISH,
  german: GERMAN,
  formations: FORMATIONS,
  leaders: LEADERS,
  terrainEffects: TERRAIN_EFFECTS,
  overlays: OVERLAYS,
  along: ALONG,
  arrivals: ARRIVALS,
  landingGroups: LANDING_GROUPS,
  scenarios: SCENARIOS,
}
