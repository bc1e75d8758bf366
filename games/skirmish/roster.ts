import type { Column, Id } from '@boma/kernel'
import { COUNTERS, KINDS, type Printed } from './data/counters.ts'

/** A counter on the map; which kind it is stays its owner's secret until it fights. */
export type Unit = Id<'Unit'>
/** What a counter is. */
export type Kind = Id<'Kind'>

/** What the enemy takes a hidden counter for. */
export const UNKNOWN = 0 as Kind
/** A feint: it marches, but there is nobody in it. */
export const DUMMY = 4 as Kind

const perKind = (value: (printed: Printed) => number): Column<Kind> =>
  Uint8Array.from(KINDS, (kind) => value(COUNTERS[kind])) as Column<Kind>
/** §1.1: how many of each kind a side has. */
export const STRENGTH: Column<Kind> = perKind((printed) => printed.each)
/** §1.1: the highest roll that hits. */
export const FIRE: Column<Kind> = perKind((printed) => printed.fire)
/** §1.1: movement points. */
export const MARCH: Column<Kind> = perKind((printed) => printed.march)

/** Counters a side has. */
export const PER_SIDE = 6
/** Counters in the game: Blue's, then Red's. */
export const UNITS = 2 * PER_SIDE
/** Their names, as players write them. */
export const UNIT_NAMES = Array.from({ length: UNITS }, (_, u) => `${u < PER_SIDE ? 'B' : 'R'}${(u % PER_SIDE) + 1}`)
