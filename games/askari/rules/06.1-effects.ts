import type { Hex } from '@boma/kernel'
import type { SectionId } from '../board/lines.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'

/** Lasting effects of random events (6.1.4), as other chapters ask for them. */

/** May the piece not move in this Segment (Chilembwe rising, Coup in Lisbon)? */
export const isHeldBack = (_t: Table, _unit: Unit): boolean => false
/** Is the section of the Uganda line raided in this Segment, shut to Entente riding (Raid on the railway)? */
export const isRaided = (_t: Table, _section: SectionId): boolean => false
/** May Belgians not enter the hex this turn (Belgian quarrel)? */
export const isShutToBelgians = (_t: Table, _hex: Hex): boolean => false
/** Does the FK have a line for every check this turn (Wintgens)? */
export const isWintgens = (_t: Table, _unit: Unit): boolean => false
/** Do naval aircraft help British vessels this turn (Naval aircraft)? */
export const hasAircraft = (_t: Table): boolean => false
