import type { TableBase } from '@boma/kernel'
import type { Text } from '../text.ts'
import type { Deck, Mark, Piece } from './piece.ts'

/** What is printed of a box, so that it can be played on a real table. The map and the rulebook are there anyway. */
export interface PrintedBox<T extends TableBase = TableBase, W = Text> {
  /** Millimetres of a counter's side, and of a board unit on the map. A tabletop is a plan, as large as a page. */
  readonly counter: number
  readonly unit: number
  /** Every counter of the box with both its faces; `t` is a table on which nothing lies yet. */
  counters(t: T): readonly PrintedCounter<W>[]
  /** Markers that lie beside counters, and how many there are of each. */
  readonly markers: readonly { readonly mark: Mark<W>; readonly count: number }[]
  /** All cards, deck by deck. */
  decks(t: T): readonly Deck<W>[]
  /**
   * What a player has beside him, on the front and the back of one sheet: cases of the rulebook in their order. Of a case
   * with tables these are printed, of any other its sentences.
   */
  readonly reference: readonly [front: readonly string[], back: readonly string[]]
}

/** A counter, or figures of one kind. */
export interface PrintedCounter<W = string> {
  readonly front: Piece<W>
  /** What is seen when it is turned over; nothing but its camp when left out. */
  readonly back?: Piece<W>
  /** So many are in the box. */
  readonly count: number
}

/** A counter in good order, and turned over, where that shows other values: what its other face tells is a state. */
export const bothFaces = <W>(piece: Piece<W>, turned: string): PrintedCounter<W> => ({
  front: { ...piece, states: [] },
  ...(piece.back !== '' && { back: { ...piece, values: piece.back, back: piece.values, states: [turned] } }),
  count: 1,
})
