import { take } from '../overlay/registry.ts'

const { data, hash } = take()

/** The hash of the overlay in force; '' for none. */
export const OVERLAY: string = hash

/** The data as they are played with: ours, with the corrections of the overlay in force. Rules read these alone. */
export const {
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
  carriers: CARRIERS_1914,
  history: HISTORY,
} = data
