import { type Action, apply, copy, type Dice, type Game, imagine, type Side, type TableBase } from '@boma/kernel'
import type { ComputerSeat } from './protocol.ts'

/** Somebody who decides for a side, given its view and what may be done. */
export interface Player {
  choose(game: Game, view: TableBase, side: Side, legal: readonly Action[], dice: Dice): Action
}

/** To whom every legal action is as good as any other. */
const random: Player = {
  choose(_game, _view, _side, legal, dice) {
    return pick(legal, dice)
  },
}

/** Who takes what looks best right after it, on one table that the view allows; at random among equals. */
const greedy: Player = {
  choose(game, view, side, legal, dice) {
    const start = imagine(game, view, side, dice)
    const after = imagine(game, view, side, dice)
    let best: Action[] = []
    let most = Number.NEGATIVE_INFINITY
    for (const action of legal) {
      copy(start, after)
      apply(game, after, side, action, dice)
      const worth = game.appraise(after, side)
      if (worth > most) best = []
      if (worth >= most) best.push(action)
      most = Math.max(most, worth)
    }
    return pick(best, dice)
  },
}

function pick(actions: readonly Action[], dice: Dice): Action {
  const action = actions[dice.draw(0, actions.length, 0, 0)]
  if (action === undefined) throw new RangeError('there is nothing to choose from')
  return action
}

/** Who sits on a seat of the computer's. */
export const PLAYERS: Readonly<Record<ComputerSeat, Player>> = { random, greedy }
