import { letterAt, makeGrid } from '@boma/kernel'
import type { Board, Space, TerrainLook } from '@boma/showing'
import { hexSheet } from '@boma/showing'

const TERRAINS: Readonly<Record<string, TerrainLook>> = { '~': 'sea', o: 'open', m: 'mountain', d: 'desert', b: 'bush' }

/** A small board from rows of letters, one to a hex: ~ sea, o open, m mountain, d desert, b bush; `owners` likewise. */
export function boardOf(rows: readonly string[], owners: readonly string[] = [], more: Partial<Board> = {}): Board {
  const columns = rows[0]?.length ?? 0
  const grid = makeGrid({ columns, rows: rows.length, shoved: 'even' })
  return {
    kind: 'hexes',
    ...hexSheet(grid, (hex) => ({
      terrain: TERRAINS[letterAt(grid, rows, hex)] ?? '',
      territory: letterAt(grid, owners, hex).trim(),
    })),
    rivers: [],
    rails: [],
    towns: [],
    names: [],
    boxes: [],
    turned: 0,
    ...more,
  }
}

/** The id of a hex by its printed number. */
export function named(board: Board, name: string): number {
  const space = board.spaces.find((s) => s.name === name)
  if (!space) throw new Error(`no hex ${name}`)
  return space.id
}

/** A small map of points: a cross of roads around Centre, a railway east, a ferry that bends south, a box beside it. */
export const CROSS: Board = {
  ...boardOf(['oo']),
  kind: 'points',
  width: 20,
  height: 20,
  spaces: [
    point(0, 'Centre', 10, 10),
    point(1, 'North', 10, 6),
    point(2, 'East', 14, 10),
    point(3, 'South', 10, 14),
    point(4, 'West', 6, 10),
    point(5, 'Far East', 18, 10),
    point(9, 'Box', 3, 18),
  ],
  boxes: [{ space: 9, name: 'Box' }],
  towns: [
    { space: 2, name: 'Eastport', rank: 'station', port: true, objective: true },
    { space: 3, name: 'Southport', rank: 'capital', port: true, objective: false },
  ],
  links: [
    { from: 0, to: 1, kind: 'road' },
    { from: 4, to: 0, kind: 'road' },
    { from: 0, to: 2, kind: 'rail' },
    { from: 0, to: 3, kind: 'water', by: [[11, 12]] },
    { from: 5, to: 2, kind: 'rail' },
  ],
}

function point(id: number, name: string, x: number, y: number): Space {
  return { id, name, x, y, terrain: '', territory: '' }
}
