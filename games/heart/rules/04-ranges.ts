import type { Column } from '@boma/kernel'
import { squareOf } from '../board.ts'
import { TYPES } from '../data/types.ts'
import type { Table } from '../layout.ts'
import { perType, RANGE, type Type, type Unit } from '../roster.ts'
import { isMounted } from './09-units.ts'

/** §4.6: range of cavalry on foot; all others have one range. */
const RANGE_ON_FOOT: Column<Type> = perType(({ dismounted, range }) => dismounted?.range ?? range)
/** §4.10, H30: range of a gun that acts as a machine gun, and under what all that it names must be; 0 for all others. */
export const RANGE_AS_MG: Column<Type> = perType(({ asMg }) => asMg?.range ?? 0)

/** §4: how far a unit shoots, in inches. */
export function rangeOf(t: Table, u: Unit): number {
  const type = t.units.type[u]
  return isMounted(t, u) ? RANGE[type] : RANGE_ON_FOOT[type]
}

/** §14.3: is a square of a distance within range? */
export const isInRange = (square: number, inches: number): boolean => square <= squareOf(inches)
/** §3.4, §14.3: is it over half of it? */
export const isOverHalf = (square: number, inches: number): boolean => 4 * square > squareOf(inches)

/** §4.11, §4.12: guns, with a blast and what hits. */
export const BLAST: Column<Type> = perType(({ blast }) => blast ?? 0)
export const GUN_HITS_ON: Column<Type> = perType(({ hitOn }) => hitOn ?? 0)
/** §7.5, H18: those that name figures one by one. */
export const SPREADS: Column<Type> = perType(({ targetSpread }) => targetSpread ?? 0)
/** §7.6: those that may do either. */
export const SPREADS_TOO: Column<Type> = perType(({ asMg }) => asMg?.targetSpread ?? 0)
const CREW_SHOTS: readonly (readonly number[] | undefined)[] = TYPES.map(({ crewShots }) => crewShots)
const SHOTS_NAMED: Column<Type> = perType(({ asMg, shots }) => asMg?.shots ?? shots)

/** §4.7, §4.8, §4.9, §12.11: shots of whatever names figures; with one man of the crew half of them. */
export function shotsNamed(t: Table, u: Unit): number {
  const type = t.units.type[u]
  const crew = CREW_SHOTS[type]
  return crew === undefined ? SHOTS_NAMED[type] : crew[Math.min(t.units.count[u], crew.length - 1)]
}
