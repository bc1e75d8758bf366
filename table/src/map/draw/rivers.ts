import type { Board, Point } from '@boma/showing'
import { between, brushed, pathOf } from './curve.ts'

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
    path: pathOf(brushed({ points: runOn(board, line), closed: false }, 3)),
  }))

/** How near to the edge of the hexes a river comes that runs on beyond the map. */
const EDGE = 0.35

/** The course with an end that comes to the map's edge drawn out to the sheet's. */
function runOn({ width, height }: Board, line: readonly Point[]): readonly Point[] {
  const isAtEdge = ([x, y]: Point) => x < EDGE || y < EDGE || x > width - EDGE || y > height - EDGE
  const beyond = (end: Point | undefined, before: Point | undefined) =>
    end && before && isAtEdge(end) ? [between(before, end, 2.4)] : []
  return [...beyond(line[0], line[1]), ...line, ...beyond(line.at(-1), line.at(-2))]
}
