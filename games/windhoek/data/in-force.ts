import { take } from '../overlay/registry.ts'
import { AIR_RECYCLING as OUR_AIR_RECYCLING, AWARDS as OUR_AWARDS, TURNS as OUR_TURNS } from './charts.ts'

const { data, hash } = take()

/** The hash of the overlay in force; '' for none. */
export const OVERLAY: string = hash

/** The data as they are played with: ours, with the corrections of the overlay in force. Rules read these alone. */
export const {
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
} = data

/** The turn record track (27.0). */
export const TURNS = { ...OUR_TURNS, rain: data.rainTurns }
/** What becomes of a used aeroplane on each roll 1 to 6 (23.3). */
export const AIR_RECYCLING = { ...OUR_AIR_RECYCLING, rolls: data.airRecycling }
/** What deeds bring in action points (17.6, 30.1, 30.2). */
export const AWARDS = {
  ...OUR_AWARDS,
  germanCaptures: data.captures.german,
  alliedCaptures: data.captures.allied,
}
/** The ready-made set-ups (6.2, 6.3, 35.0). */
export const READY = data.ready
