import { pickOne } from './pick.ts'
import type { Player } from './player.ts'

/** A player to whom every legal action is as good as any other. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (_game, _view, _side, legal, dice) => pickOne(legal, (n) => dice.draw(0, n, 0, 0)),
}
