import type { Column, Id, Side } from '@boma/kernel'
import { START } from './data/table.ts'

/** A figure, by its number. */
export type Figure = Id<'Figure'>

/** How many figures there are, and how many of them a side has. */
export const FIGURES = START.length
export const PER_SIDE = FIGURES / 2

/** What players call the figures. */
export const FIGURE_NAMES: readonly string[] = START.map(([name]) => name)

/** Whose each figure is. */
export const SIDE_OF: Column<Figure, Side> = Uint8Array.from(START, (_, i) => (i < PER_SIDE ? 0 : 1)) as never
