import type { Column, Id } from '@boma/kernel'

/** A counter on the map; which kind it is stays its owner's secret until it fights. */
export type Unit = Id<'Unit'>
/** What a counter is. */
export type Kind = Id<'Kind'>

/** What the enemy takes a hidden counter for. */
export const UNKNOWN = 0 as Kind
/** A feint: it marches, but there is nobody in it. */
export const DUMMY = 4 as Kind

/** §1.1: the kinds of counter, by number. */
export const KINDS = ['unknown', 'rifles', 'scouts', 'gun', 'dummy'] as const
/** §1.1: how many of each kind a side has. */
export const STRENGTH = Uint8Array.of(0, 3, 1, 1, 1) as Column<Kind>
/** §1.1: the highest roll that hits. */
export const FIRE = Uint8Array.of(0, 3, 2, 4, 0) as Column<Kind>
/** §1.1: movement points. */
export const MARCH = Uint8Array.of(0, 3, 4, 2, 4) as Column<Kind>

/** Counters a side has. */
export const PER_SIDE = 6
/** Counters in the game: Blue's, then Red's. */
export const UNITS = 2 * PER_SIDE
/** Their names, as players write them. */
export const UNIT_NAMES = Array.from({ length: UNITS }, (_, u) => `${u < PER_SIDE ? 'B' : 'R'}${(u % PER_SIDE) + 1}`)
