import type { Line, Rect } from './kind.ts'

const rect = (x: number, y: number, w: number, h: number): Rect => ({ shape: 'rect', x, y, w, h })
const line = (width: number, ...points: Line['points']): Line => ({ shape: 'line', points, width })

/** The table of the free game, and its cells (17.6): rows from the south, each from the west. */
export const FREE_TABLE = { w: 72, h: 48, cell: { w: 18, h: 16 }, columns: 4, rows: 3 } as const

/** What two dice put into a cell, 2 to 12: a kind of ground, how wide, how deep; `null` leaves it open. */
export const FEATURES: readonly (readonly [kind: string, w: number, h: number] | null)[] = [
  ['plantation', 12, 8],
  ['huts', 8, 6],
  ['hill', 12, 8],
  ['scrub', 10, 8],
  null,
  null,
  null,
  ['scrub', 12, 10],
  ['forest', 8, 8],
  ['swamp', 10, 6],
  ['building', 4, 4],
]

/** What one die lays across the table after the cells, 1 to 6. */
export const LINES: readonly (readonly { readonly kind: string; readonly at: Line }[])[] = [
  [],
  [],
  [{ kind: 'road', at: line(2, [0, 24], [72, 24]) }],
  [{ kind: 'road', at: line(2, [36, 0], [36, 48]) }],
  [{ kind: 'stream', at: line(1, [36, 0], [36, 48]) }],
  [
    { kind: 'road', at: line(2, [0, 24], [72, 24]) },
    { kind: 'stream', at: line(1, [36, 0], [36, 48]) },
  ],
]

/** The lake by agreement: the first column of cells is not rolled for. */
export const LAKE: Rect = rect(0, 0, 16, 48)

/** Turns of the free game, and how deep its zones are, along the long edges. */
export const FREE_TURNS = 10
/** How deep the zones are. */
export const FREE_ZONE = 8

/** An objective of the free game, by die (17.6). */
export type FreeObjective = {
  readonly id: 'centre' | 'posts' | 'village' | 'breakthrough' | 'carriers' | 'head-hunt'
  readonly points: number
  readonly each?: number
  readonly ground: boolean
  /** What is held. */
  readonly hold?: readonly Rect[]
  /** Ground that is laid for it. */
  readonly place?: { readonly kind: string; readonly at: Rect }
}

/** The six objectives, 1 to 6. */
export const FREE_OBJECTIVES: readonly FreeObjective[] = [
  { id: 'centre', points: 3, ground: true, hold: [rect(30, 18, 12, 12)] },
  { id: 'posts', points: 2, ground: true, hold: [rect(14, 20, 8, 8), rect(50, 20, 8, 8)] },
  {
    id: 'village',
    points: 4,
    ground: true,
    hold: [rect(32, 20, 8, 8)],
    place: { kind: 'huts', at: rect(32, 20, 8, 8) },
  },
  { id: 'breakthrough', points: 2, each: 1, ground: false },
  { id: 'carriers', points: 1, each: 4, ground: false },
  { id: 'head-hunt', points: 3, ground: false },
]

/** What is always counted (17.6): one for each enemy unit lost, two for the army leader killed. */
export const ALWAYS = { unitLost: 1, armyLeaderKilled: 2 } as const

/** Porters that the defender gets by the objective of die 5. */
export const CARRIERS = 12
