import type { Board } from '@boma/kernel'
import { brushed, pathOf } from './curve.ts'

/** A river's course, drawn along hexsides and then rounded. */
export interface RiverPath {
  readonly name: string
  readonly seasonal: boolean
  readonly path: string
}

/** The rivers of a board. */
export const rivers = (board: Board): readonly RiverPath[] =>
  board.rivers.map(({ name, seasonal, line }) => ({
    name,
    seasonal,
    path: pathOf(brushed({ points: line, closed: false }, 3)),
  }))
