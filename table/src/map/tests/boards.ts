import { type Board, centreOf, makeGrid, mapHeight, mapWidth, nameHex, type Space } from '@boma/kernel'

const SCALE = 1 / Math.sqrt(3)
const TERRAINS: Readonly<Record<string, string>> = { '~': 'sea', o: 'open', m: 'mountain', d: 'desert', b: 'bush' }

/** A small board from rows of letters, one to a hex: ~ sea, o open, m mountain, d desert, b bush; `owners` likewise. */
export function boardOf(rows: readonly string[], owners: readonly string[] = [], more: Partial<Board> = {}): Board {
  const columns = rows[0]?.length ?? 0
  const grid = makeGrid({ columns, rows: rows.length, shoved: 'even' })
  const out = new Float64Array(2)
  const spaces = Array.from({ length: grid.size }, (_, id): Space => {
    centreOf(grid, id as never, out)
    const [column, row] = [Math.trunc(id / rows.length), id % rows.length]
    return {
      id,
      name: nameHex(grid, id as never),
      x: (out[0] ?? 0) * SCALE,
      y: (out[1] ?? 0) * SCALE,
      terrain: TERRAINS[rows[row]?.[column] ?? ''] ?? '',
      territory: (owners[row]?.[column] ?? '').trim(),
    }
  })
  return {
    kind: 'hexes',
    width: mapWidth(grid) * SCALE,
    height: mapHeight(grid) * SCALE,
    spaces,
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
