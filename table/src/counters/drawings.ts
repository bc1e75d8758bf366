import type { Piece } from '@boma/showing'
import type { JSX } from 'solid-js'

/** How some of the symbols are drawn. */
export type Drawings = Readonly<Partial<Record<Piece['symbol'], () => JSX.Element>>>
