import { columns, defineLayout, i32, idSet, type Side, type TableOf, tracks, u8, u16 } from '@boma/kernel'
import { FIGURES, type Figure } from './roster.ts'

/** The table of the game. */
export const layout = defineLayout({
  /** Where each figure stands, in parts of an inch from the left and the top, and which way it faces. */
  figures: columns<Figure>()(FIGURES, { x: u16(), y: u16(), facing: u8() }),
  /** Figures that were hit. */
  down: idSet<Figure>(FIGURES),
  /** Figures that have acted this turn. */
  acted: idSet<Figure>(FIGURES),
  tracks: tracks({ turn: i32(), phasing: i32<Side>() }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
