import { type Ground, groundOf } from '../board/ground.ts'
import type { Line, Rect, Terrain } from '../data/kind.ts'
import { FEATURES, FREE_OBJECTIVES, FREE_TABLE, LAKE, LINES } from '../data/random-table.ts'
import type { Table } from '../layout.ts'

const { cell, columns, rows, w, h } = FREE_TABLE
/** Cells of the table. */
export const CELLS = columns * rows

/** §17.6: the feature in a cell, in inches; undefined when it is open. The dice of its corner count from 1. */
export function featureIn(t: Table, i: number): (Rect & { readonly kind: string }) | undefined {
  const rolled = t.cells.feature[i]
  const feature = rolled === 0 ? null : FEATURES[rolled - 2]
  if (!feature) return undefined
  const [kind, width, height] = feature
  const x = (i % columns) * cell.w + t.cells.dx[i] - 1
  const y = Math.trunc(i / columns) * cell.h + t.cells.dy[i] - 1
  return { kind, shape: 'rect', x, y, w: width, h: height }
}

/** §17.6: the pieces of a free table: the lake, the village or the posts of the objective, what lies in the cells, roads. */
export function freeTerrain(t: Table): readonly Terrain[] {
  const objective = FREE_OBJECTIVES[t.tracks.objective - 1]
  const lake = t.lines.lake === 1
  const village = objective?.place?.at
  const features = Array.from({ length: CELLS }, (_, i) => {
    const feature = featureIn(t, i)
    // §17.6: diced areas that overlap the village are left out
    return feature === undefined || (village && overlap(feature, village)) ? [] : [{ id: `cell-${i + 1}`, ...feature }]
  })
  return [
    ...(lake ? [{ id: 'lake', kind: 'water', ...LAKE }] : []),
    ...(objective?.hold ?? []).map((at, i) => ({
      id: `hold-${i}`,
      kind: objective?.place?.kind ?? 'objective',
      ...at,
    })),
    ...features.flat(),
    ...(LINES[t.lines.die - 1] ?? []).map(({ kind, at }, i) => ({ id: `line-${i}`, kind, ...fromShore(at, lake) })),
  ]
}

/** §17.6: a road from the west begins where the lake ends. */
function fromShore(at: Line, lake: boolean): Line {
  return lake ? { ...at, points: at.points.map(([x, y]) => [Math.max(x, LAKE.w), y] as const) } : at
}

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** What the ground was made of when it was last made: made again only when a byte of it differs. */
const last = { cells: new Uint8Array(3 * CELLS).fill(255), die: -1, lake: -1, objective: -1 }
let made: Ground = groundOf(w, h, [])

function isLast(t: Table): boolean {
  const { feature, dx, dy } = t.cells
  const { cells } = last
  if (last.die !== t.lines.die || last.lake !== t.lines.lake || last.objective !== t.tracks.objective) return false
  for (let i = 0; i < CELLS; i++)
    if (cells[i] !== feature[i] || cells[CELLS + i] !== dx[i] || cells[2 * CELLS + i] !== dy[i]) return false
  return true
}

/** §17.6: the ground of a free game. */
export function freeGround(t: Table): Ground {
  if (isLast(t)) return made
  for (let i = 0; i < CELLS; i++) {
    last.cells[i] = t.cells.feature[i]
    last.cells[CELLS + i] = t.cells.dx[i]
    last.cells[2 * CELLS + i] = t.cells.dy[i]
  }
  last.die = t.lines.die
  last.lake = t.lines.lake
  last.objective = t.tracks.objective
  made = groundOf(w, h, freeTerrain(t))
  return made
}
