import { columns, defineLayout, FLAG, i32, idSet, type Side, type TableOf, tracks, u8, u16 } from '@boma/kernel'
import { BASE_PARTS, BOTTOM, RIGHT } from './board.ts'
import { TURNS, WAYS } from './data/values.ts'
import { FIGURES, type Figure } from './roster.ts'

/** The table of the game. */
export const layout = defineLayout({
  /**
   * Where each figure stands, in parts of an inch from the left and the top, and which way it faces. §1.1 + §1.3: its base
   * lies on the table wholly.
   */
  figures: columns<Figure>()(FIGURES, {
    x: u16({ least: BASE_PARTS, most: RIGHT - BASE_PARTS }),
    y: u16({ least: BASE_PARTS, most: BOTTOM - BASE_PARTS }),
    facing: u8({ below: WAYS }),
  }),
  /** Figures that were hit. */
  down: idSet<Figure>(FIGURES),
  /** Figures that have acted this turn. */
  acted: idSet<Figure>(FIGURES),
  tracks: tracks({ turn: i32({ least: 1, most: TURNS }), phasing: i32<Side>(FLAG) }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
