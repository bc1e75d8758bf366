import type { Board, Point } from '@boma/showing'
import { spaceOf } from '../hit.ts'
import { between, curveThrough } from './curve.ts'

/** A railway's line; the ticks are a dash along the same path. */
export interface RailPath {
  readonly built: boolean
  readonly path: string
}

/** How far a hex without a town is drawn towards its neighbours on the line, so that zigzags relax. */
const RELAX = 0.48

/** Where a railway runs: through its towns exactly, through other hexes more or less. */
export function railLine(board: Board, spaces: readonly number[]): readonly Point[] {
  const towns = new Set(board.towns.map((town) => town.space))
  const centres = spaces.flatMap((id): Point[] => {
    const space = spaceOf(board, id)
    return space ? [[space.x, space.y]] : []
  })
  return centres.map((centre, i) => {
    const [before, after] = [centres[i - 1], centres[i + 1]]
    if (before === undefined || after === undefined || towns.has(spaces[i] ?? -1)) return centre
    return between(centre, between(before, after, 0.5), RELAX)
  })
}

/** The railways of a board. */
export const rails = (board: Board): readonly RailPath[] =>
  board.rails.map(({ spaces, built }) => ({ built, path: curveThrough(railLine(board, spaces)) }))
