import { pickOne } from './pick.ts'
import type { Player } from './player.ts'

/**
 * A player who lets every chance go by: it answers as Enter would on the page, which ends the question and commits
 * nobody to anything. Where something must be chosen, anything will do. Whoever cannot beat it cannot attack.
 */
export const idlePlayer: Player = {
  name: 'idle',
  choose(game, view, _side, legal, dice) {
    const passing = legal.find((action) => game.counsel.passes?.(view, action) === true)
    return passing ?? pickOne(legal, (n) => dice.draw(0, n, 0, 0))
  },
}
