import type { Terrain } from './map.ts'
import type { Source } from './provenance.ts'

/** What a hex of some ground, or something that lies on it, does (25.0). */
export type Effects = {
  /** Movement points to enter; none where nobody may. */
  readonly cost?: number
  /** What a target there adds to the number that the firer needs. */
  readonly modifier: number
  /** Does it block the line of sight (10.4.2)? */
  readonly blocks: boolean
  /** Do units there face all six sides (8.3)? */
  readonly allRound?: true
  /** Where the modifier comes from; cost and sight are reconstructed. */
  readonly source: Source
}

const none = { modifier: 0, blocks: false, source: 'reconstructed' } as const
const wood = { modifier: -1, blocks: true, source: 'reconstructed' } as const

/** The Terrain Effects Chart, which is not part of the rulebook: native huts are printed in 10.25, closed water in 15.5. */
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, Effects>> = {
  sea: { ...none, source: 'printed 15.5' },
  island: { ...none, blocks: true },
  open: { ...none, cost: 2 },
  beach: { ...none, cost: 2 },
  plantation: { ...wood, cost: 3 },
  palms: { ...wood, cost: 3 },
  foliage: { ...wood, cost: 4 },
  bush: { ...wood, cost: 4 },
  huts: { cost: 2, modifier: -2, blocks: true, source: 'printed 10.25' },
  'native-tanga': { cost: 2, modifier: -2, blocks: true, source: 'printed 10.25' },
  'european-tanga': { cost: 2, modifier: -3, blocks: true, allRound: true, source: 'reconstructed' },
}

/** What lies on the ground of a hex and counts beside it. */
export const OVERLAYS = {
  embankment: { cost: 3, modifier: -2, blocks: true, source: 'reconstructed' },
  ditch: { cost: 3, modifier: -2, blocks: false, source: 'reconstructed' },
  government: { cost: 2, modifier: -4, blocks: true, allRound: true, source: 'reconstructed' },
} as const satisfies Readonly<Record<string, Effects>>

/** Along a road, trail or railway a step costs this (15.7), and its shooters gain this (10.3C). */
export const ALONG = { cost: 1, modifier: 1, source: 'reconstructed' } as const
/** §18.3: a trench, beside whatever else lies there. */
export const TRENCH = { modifier: -2, source: 'printed 18.3' } as const
/** §19.4: the smoke of the M71. */
export const SMOKE = { modifier: 1, source: 'printed 19.4' } as const
/** §18.4: how many trenches each side may dig. */
export const TRENCHES = { british: 6, german: 12, source: 'printed 18.4' } as const
/** §9.2, §9.3: infantry and machine guns in a hex with a leader. */
export const STACKING = {
  british: { infantry: 2, 'machine-gun': 1 },
  german: { infantry: 3, 'machine-gun': 2 },
  source: 'printed 9.2',
} as const
/** §7.6: how many battalions so many stevedores supply; three supply all. */
export const RESUPPLY = { battalions: [0, 1, 3, 99], source: 'printed 7.6' } as const
/** §10.28B: the direction of a shell by its die, N NE SE S SW NW counted from 0. */
export const SCATTER = { directions: [5, 4, 2, 1, 0, 3], source: 'printed 10.28B' } as const
