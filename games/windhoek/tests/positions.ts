import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { CAPE, ELIMINATED, RECRUITS, SWA, TERRITORY_AT, TOWN_HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, IS_PORTUGUESE, SIDE_OF, UNITS, type Unit } from '../roster.ts'

/** A position read plainly, column by column: what a recap is held against. */
export function readPosition(t: Table) {
  const units = Array.from({ length: UNITS }, (_, unit) => unit as Unit)
  // §29.1: neutral Portuguese hold nothing.
  const counted = units.filter((unit) => IS_PORTUGUESE[unit] === 0 || t.tracks.portugal > 0)
  const holderOf = (town: Hex): Side =>
    SIDE_OF[counted.find((unit) => t.units.where[unit] === town) ?? (-1 as Unit)] ?? NOBODY
  return {
    /** §4.0: whose units are in each town. */
    holders: new Map(TOWN_HEXES.map((town) => [town, holderOf(town)])),
    listed: new Set(TOWN_HEXES.filter((town) => TERRITORY_AT[town] === SWA)),
    inPlay: new Set(units.filter((unit) => (t.units.where[unit] ?? CAPE) <= CAPE)),
    counts: [t.ap.points[ALLIED], t.ap.points[GERMAN]],
    /** §2.2: among the dead, or among those who can be recruited again. */
    gone: new Set(
      units.filter((unit) => [ELIMINATED, RECRUITS].includes((t.units.where[unit] ?? 0) - (SIDE_OF[unit] ?? 0))),
    ),
  }
}
