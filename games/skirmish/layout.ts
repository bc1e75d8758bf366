import { columns, defineLayout, type Hex, i32, idSet, type Side, type TableOf, tracks, u8 } from '@boma/kernel'
import { grid } from './board.ts'
import { KINDS } from './data/counters.ts'
import { type Kind, UNITS, type Unit } from './roster.ts'

/** The table of the game. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex, or NOWHERE. */
    where: u8<Hex>(),
    kind: u8<Kind>(),
    /** 1 when disrupted. */
    disrupted: u8(),
    /** Movement points spent this turn. */
    spent: u8(),
  }),
  /** Who stands in each hex: 0 nobody, otherwise 1 + unit. Kept beside `where` because marches ask it six times a step. */
  hexes: columns<Hex>()(grid.size + 1, { unit: u8() }),
  /** How many counters of each kind a side has still to place: Blue's kinds, then Red's. */
  pool: columns<number>()(2 * KINDS.length, { left: u8() }),
  /** Counters that have acted this turn. */
  acted: idSet<Unit>(UNITS),
  /** Counters that both sides know. */
  shown: idSet<Unit>(UNITS),
  tracks: tracks({ turn: i32(), phasing: i32<Side>(), ford: i32<Side>(), placed: i32() }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
