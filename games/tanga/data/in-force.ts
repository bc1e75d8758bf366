import { take } from '../overlay/registry.ts'

const { data, hash } = take()

/** The hash of the overlay in force; '' for none. */
export const OVERLAY: string = hash

/** The data as they are played with: ours, with the corrections of the overlay in force. Rules read these alone. */
export const {
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
} = data
