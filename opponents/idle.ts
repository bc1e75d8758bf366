import { isMain, legal, Moves } from '@boma/kernel'
import { pickFrom } from './pick.ts'
import { atOnce, type Thinker } from './thinker.ts'

/**
 * A player who lets every chance go by: it answers as Enter would on the page, which ends the question and commits
 * nobody to anything. Where something must be chosen, anything will do. Whoever cannot beat it cannot attack.
 */
export const idlePlayer: Thinker = {
  name: 'idle',
  budget: 0,
  sit({ game }) {
    const moves = new Moves()
    return {
      think({ view, dice }) {
        const among = legal(game, view, moves)
        const main = moves.toArray().find((action) => isMain(game, view, action))
        if (main !== undefined) return atOnce({ order: [main], why: { key: 'pass' } })
        return atOnce({ order: [pickFrom(moves, (n) => dice.draw(0, n, 0, 0))], why: { key: 'any', facts: { among } } })
      },
    }
  },
}
