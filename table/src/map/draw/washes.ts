import type { Board } from '@boma/showing'
import { brushed, pathOf } from './curve.ts'
import { latticeOf } from './lattice.ts'
import { type CellLabels, fieldOf, grown, outlines } from './regions.ts'

/** A tint laid over all the hexes of a terrain. */
export interface Wash {
  readonly terrain: string
  readonly path: string
}

/** Terrains that stay the colour of the paper, or of the water. */
const BARE = ['open', 'sea', 'lake', 'box', '']

/** How far washes run on beyond the shore, to be cut by it, and beyond the edge of the hexes, to fill the sheet. */
const OVERLAP = 3

/** The terrain of every hex on land, and beyond the land's edge that of the next land. */
export function ground(board: Board): CellLabels {
  const lattice = latticeOf(board)
  const dry = fieldOf(lattice, (cell) => {
    const terrain = lattice.spaces.get(cell)?.terrain ?? ''
    return terrain === 'sea' || terrain === 'lake' ? '' : terrain
  })
  return grown(dry, OVERLAP)
}

/** The washes of a board, in no order: none covers another. */
export function washes(board: Board): readonly Wash[] {
  const lattice = latticeOf(board)
  const field = ground(board)
  return [...new Set(field.values())]
    .filter((terrain) => !BARE.includes(terrain))
    .map((terrain) => ({
      terrain,
      path: outlines(lattice, field, terrain)
        .map((line) => pathOf(brushed(line, 2)))
        .join(''),
    }))
}
