import type { Board, Town } from '@boma/showing'
import { perBoard } from '../draw/keep.ts'
import { withoutBoxes } from '../draw/lattice.ts'

/** The radius of a point's ring, and half the side of a supply centre's square, in pixels at play zoom. */
export const RING = 8
export const SQUARE = 10.5

/** How far a point's mark reaches from its middle, in pixels at play zoom. */
export const pointRadius = ({ objective }: Pick<Town, 'objective'>): number => (objective ? SQUARE : RING)

/** Every point as a town: one that the game gives no name is called what players write, and none goes without. */
export const pointNames: (board: Board) => readonly Town[] = perBoard((board) => {
  const towns = new Map(board.towns.map((town) => [town.space, town]))
  return withoutBoxes(board).map(({ id, name }) => {
    const town = towns.get(id) ?? { space: id, name, rank: 'town', port: false, objective: false }
    return { ...town, rank: town.rank === 'capital' ? 'capital' : 'town' }
  })
})
