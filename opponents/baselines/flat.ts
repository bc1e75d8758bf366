import type { Action, TableBase } from '@boma/kernel'
import { Purse } from '../purse.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from '../thinker.ts'
import { lotsOf, TrialBoard } from './board.ts'

/** What of a turn's budget a question gets. */
const SHARE = 0.1
/** Decisions after which a playout is cut and the heuristic asked. */
const DEPTH = 400

/**
 * Flat Monte Carlo: every action as often as the others, followed by a random playout to the end of the enemy's next turn, and
 * the best mean is played. An iteration is a playout.
 */
export const flatPlayer: Thinker = {
  name: 'flat',
  budget: 1000,
  sit<T extends TableBase>({ game, side }: Chair<T>): Seated<T> {
    const board = new TrialBoard(game, side)
    const purse = new Purse(game)
    return { think: (at) => choose(board, purse, at) }
  },
}

function* choose<T extends TableBase>(
  board: TrialBoard<T>,
  purse: Purse<T>,
  { view, dice, budget }: Situation<T>,
): Generator<Headway, Intent, Nudge> {
  const lots = lotsOf(dice)
  const key = lots(2 ** 30)
  board.lay(view, key, 0)
  board.list()
  const actions = board.moves.toArray()
  const until = board.clock() + 2
  const sums = actions.map(() => 0)
  const most = Math.max(actions.length, Math.floor(purse.open(view, budget) * SHARE))
  let [done, isHurried] = [0, actions.length === 1]
  for (let world = 0; done < most && !isHurried; world++)
    for (let i = 0; i < actions.length && !isHurried; i++) {
      board.lay(view, key, world)
      board.play(actions[i] as Action)
      board.playOut(until, DEPTH, lots)
      sums[i] = (sums[i] as number) + board.worth()
      isHurried = (yield { done: ++done, of: most }) === 'hurry'
    }
  purse.spend(done)
  // Those of the last, unfinished round have one more: the mean is what counts.
  const rounds = (i: number): number => Math.ceil((done - i) / actions.length) || 1
  let best = 0
  for (let i = 1; i < actions.length; i++)
    if ((sums[i] as number) / rounds(i) > (sums[best] as number) / rounds(best)) best = i
  return { order: [actions[best] as Action], why: { key: 'any', facts: { among: actions.length } } }
}
