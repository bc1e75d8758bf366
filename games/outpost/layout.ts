import { columns, defineLayout, type Hex, i32, idSet, type Side, type TableOf, tracks, u8 } from '@boma/kernel'
import { NOWHERE } from './board.ts'
import { UNITS, type Unit } from './roster.ts'

/** All that can change. The ranges are what `possible` need not look at. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex, or NOWHERE. */
    where: u8<Hex>({ most: NOWHERE }),
  }),
  /** Counters that have acted this turn. */
  acted: idSet<Unit>(UNITS),
  tracks: tracks({ turn: i32({ below: 256 }), phasing: i32<Side>({ below: 2 }) }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
