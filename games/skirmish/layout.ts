import { columns, defineLayout, FLAG, type Hex, i32, idSet, type Side, type TableOf, tracks, u8 } from '@boma/kernel'
import { grid, NOWHERE } from './board.ts'
import { COUNTERS, KINDS } from './data/counters.ts'
import { type Kind, UNITS, type Unit } from './roster.ts'

const printed = Object.values(COUNTERS)

/** The table of the game. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex, or NOWHERE. */
    where: u8<Hex>({ most: NOWHERE }),
    kind: u8<Kind>({ below: KINDS.length }),
    /** 1 when disrupted. */
    disrupted: u8(FLAG),
    /** Movement points spent this turn. */
    spent: u8({ most: Math.max(...printed.map(({ march }) => march)) }),
  }),
  /** Who stands in each hex: 0 nobody, otherwise 1 + unit. Kept beside `where` because marches ask it six times a step. */
  hexes: columns<Hex>()(grid.size + 1, { unit: u8({ most: UNITS }) }),
  /** How many counters of each kind a side has still to place: Blue's kinds, then Red's. */
  pool: columns<number>()(2 * KINDS.length, { left: u8({ most: Math.max(...printed.map(({ each }) => each)) }) }),
  /** Counters that have acted this turn. */
  acted: idSet<Unit>(UNITS),
  /** Counters that both sides know. */
  shown: idSet<Unit>(UNITS),
  tracks: tracks({
    turn: i32({ most: 8 }),
    phasing: i32<Side>(FLAG),
    ford: i32<Side>(FLAG),
    placed: i32({ most: UNITS }),
  }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
