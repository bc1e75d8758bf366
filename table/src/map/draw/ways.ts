import type { Board, Point, Way } from '@boma/showing'
import { curveThrough, pathOf, shifted } from './curve.ts'
import { railLine } from './rails.ts'

/** A road, trail, ditch or embankment as it is drawn: the line itself, and the strokes beside it. */
export interface WayPath {
  readonly kind: Way['kind']
  readonly path: string
  /** Hachures on both sides of a ditch or embankment; '' for what one goes along. */
  readonly strokes: string
}

/** How far hachures begin and end from the line, and how far apart they are, in hexes. */
const INNER = 0.07
const OUTER = 0.19
const APART = 0.09

/** The ways of a board. */
export const ways = (board: Board): readonly WayPath[] =>
  (board.ways ?? []).map(({ kind, spaces }) => {
    const line = railLine(board, spaces)
    const isWorks = kind === 'ditch' || kind === 'embankment'
    return { kind, path: curveThrough(line), strokes: isWorks ? hachures(line) : '' }
  })

/** Short strokes down both slopes. */
function hachures(line: readonly Point[]): string {
  const dense = spaced(line)
  return [1, -1]
    .flatMap((side) => {
      const inner = shifted({ points: dense, closed: false }, side * INNER).points
      const outer = shifted({ points: dense, closed: false }, side * OUTER).points
      return inner.flatMap((from, i) => {
        const to = outer[i]
        return to === undefined ? [] : [pathOf({ points: [from, to], closed: false })]
      })
    })
    .join('')
}

/** Points at equal distances along a line. */
function spaced(line: readonly Point[]): readonly Point[] {
  const found: Point[] = []
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (from === undefined) continue
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.max(1, Math.round(length / APART))
    for (let n = 0; n < count; n++)
      found.push([from[0] + ((to[0] - from[0]) * n) / count, from[1] + ((to[1] - from[1]) * n) / count])
  }
  return found
}
