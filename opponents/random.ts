import { legal, Moves } from '@boma/kernel'
import { pickFrom } from './pick.ts'
import { atOnce, type Thinker } from './thinker.ts'

/** A player to whom every legal action is as good as any other. */
export const randomPlayer: Thinker = {
  name: 'random',
  budget: 0,
  sit({ game }) {
    const moves = new Moves()
    return {
      think({ view, dice }) {
        const among = legal(game, view, moves)
        return atOnce({ order: [pickFrom(moves, (n) => dice.draw(0, n, 0, 0))], why: { key: 'any', facts: { among } } })
      },
    }
  },
}
