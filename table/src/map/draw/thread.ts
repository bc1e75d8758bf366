import type { Board, Point } from '@boma/showing'
import type { ThreadShown } from '../highlights.ts'
import { spaceOf } from '../hit.ts'
import { between } from './curve.ts'

/** A thread in board units: as far as it is open, and on from where it breaks. */
export interface DrawnThread {
  readonly open: readonly [Point, Point]
  readonly cut: readonly [Point, Point] | undefined
}

/** Half a hex from flat side to flat side, and the ways across its three pairs of sides. */
const HALF = 0.5
const ACROSS: readonly Point[] = [
  [0, 1],
  [Math.sqrt(3) / 2, 0.5],
  [Math.sqrt(3) / 2, -0.5],
]

/** How far along a line from one point to another a hex is entered; undefined where the line misses it. */
function entryInto([cx, cy]: Point, [ax, ay]: Point, [bx, by]: Point): number | undefined {
  let [first, last] = [0, 1]
  for (const [nx, ny] of ACROSS) {
    const at = (ax - cx) * nx + (ay - cy) * ny
    const by1 = (bx - ax) * nx + (by - ay) * ny
    if (Math.abs(by1) < 1e-9) {
      if (Math.abs(at) > HALF + 1e-6) return undefined
      continue
    }
    const sides = [(-HALF - at) / by1, (HALF - at) / by1].sort((a, b) => a - b)
    first = Math.max(first, sides[0] ?? 0)
    last = Math.min(last, sides[1] ?? 1)
  }
  return first <= last + 1e-6 ? first : undefined
}

/** Lays a thread out; undefined when one of its ends is not on the map. */
export function drawThread(board: Board, { from, to, isClear, blockers }: ThreadShown): DrawnThread | undefined {
  const [a, b] = [spaceOf(board, from), spaceOf(board, to)]
  if (!a || !b) return undefined
  const [start, end]: readonly [Point, Point] = [
    [a.x, a.y],
    [b.x, b.y],
  ]
  if (isClear) return { open: [start, end], cut: undefined }
  const entries = blockers.flatMap((id) => {
    const hex = spaceOf(board, id)
    return (hex && entryInto([hex.x, hex.y], start, end)) ?? []
  })
  // What no place is to blame for, as rain, ends it at the rim of its own hex.
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
  const part = entries.length > 0 ? Math.min(...entries) : Math.min(1, HALF / length)
  const breaks = between(start, end, part)
  return { open: [start, breaks], cut: [breaks, end] }
}
