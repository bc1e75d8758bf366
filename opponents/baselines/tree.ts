import { type Action, isOver, type TableBase } from '@boma/kernel'
import type { Lots } from '../pick.ts'
import { Purse } from '../purse.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Situation, Thinker } from '../thinker.ts'
import { lotsOf, TrialBoard } from './board.ts'

/** How a tree is searched. */
interface Style {
  readonly name: string
  /** UCB's constant. */
  readonly exploration: number
  /** Is what was searched below the chosen action kept, and all else burnt, so that the next question goes on from there? */
  readonly burns: boolean
  /** Turns of either side after which a playout ends and the heuristic is asked: one is the rest of this turn. */
  readonly turns: number
  /** What of a turn's budget a question gets. */
  readonly share: number
}

/**
 * UCT (Kocsis and Szepesvári 2006) over single actions, open loop, as dice fall and things are hidden: a node is a sequence of
 * actions, an iteration another world with other dice. Random playouts.
 */
export const uctPlayer = treePlayer({ name: 'uct', exploration: 2, burns: false, turns: 2, share: 0.1 })

/**
 * Bridge-burning MCTS (Justesen, Mahlmann and Togelius 2016): the turn's budget is shared out among its actions; when an action's
 * share is spent, the best child becomes the root and the rest of the tree is burnt. C is 1/sqrt(2), and the heuristic is
 * asked at the end of the turn instead of a playout to the end of the match.
 */
export const bridgeBurner = treePlayer({ name: 'bridges', exploration: 0.5, burns: true, turns: 1, share: 0.1 })

/** Decisions after which a playout is cut. */
const DEPTH = 400

interface Node {
  readonly children: Map<Action, Node>
  visits: number
  sum: number
  /** How often it could have been chosen: not every world allows every action. */
  offered: number
}

const leaf = (): Node => ({ children: new Map(), visits: 0, sum: 0, offered: 0 })

function treePlayer(style: Style): Thinker {
  return {
    name: style.name,
    budget: 1000,
    sit<T extends TableBase>({ game, side }: Chair<T>): Seated<T> {
      const board = new TrialBoard(game, side)
      const purse = new Purse(game)
      let root = leaf()
      return {
        *think(at): Generator<Headway, Intent, Nudge> {
          if (purse.open(at.view, at.budget) === at.budget || !style.burns) root = leaf()
          const action = yield* search(board, purse, at, root, style)
          root = root.children.get(action) ?? leaf()
          return { order: [action], why: { key: 'any', facts: { among: board.moves.count } } }
        },
      }
    },
  }
}

function* search<T extends TableBase>(
  board: TrialBoard<T>,
  purse: Purse<T>,
  { view, dice, budget }: Situation<T>,
  root: Node,
  style: Style,
): Generator<Headway, Action, Nudge> {
  const lots = lotsOf(dice)
  const key = lots(2 ** 30)
  board.lay(view, key, 0)
  const until = board.clock() + style.turns
  board.list()
  const actions = board.moves.toArray()
  const most = Math.max(actions.length, Math.floor(purse.open(view, budget) * style.share))
  let [done, isHurried] = [0, actions.length === 1]
  while (done < most && !isHurried) {
    board.lay(view, key, done)
    iterate(board, root, style, until, lots)
    isHurried = (yield { done: ++done, of: most }) === 'hurry'
  }
  purse.spend(done)
  let best = actions[0] as Action
  for (const action of actions)
    if ((root.children.get(action)?.visits ?? -1) > (root.children.get(best)?.visits ?? -1)) best = action
  return best
}

/** Down the tree by UCB, one node more, out at random, and what came of it back up. */
function iterate<T extends TableBase>(board: TrialBoard<T>, root: Node, style: Style, until: number, lots: Lots): void {
  const path: Node[] = [root]
  const deciders: boolean[] = [true]
  let node = root
  let isNew = false
  while (!isNew && !isOver(board.t) && board.clock() < until) {
    const isOwn = board.list() === board.side
    const action = chosen(board, node, style, lots)
    const child = node.children.get(action) ?? leaf()
    isNew = child.visits === 0
    node.children.set(action, child)
    board.play(action)
    path.push(child)
    deciders.push(isOwn)
    node = child
  }
  board.playOut(until, DEPTH, lots)
  const worth = board.worth()
  for (const [i, each] of path.entries()) {
    each.visits++
    each.sum += deciders[i] === true ? worth : -worth
  }
}

/** What has not been tried, else by UCB: what is allowed here and promises most. */
function chosen<T extends TableBase>({ moves }: TrialBoard<T>, node: Node, { exploration }: Style, lots: Lots): Action {
  const start = lots(moves.count)
  let best = moves.at(start)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const action = moves.at((start + i) % moves.count)
    const child = node.children.get(action)
    if (child === undefined || child.visits === 0) return action
    child.offered++
    const bound = child.sum / child.visits + Math.sqrt((exploration * logarithm(child.offered)) / child.visits)
    if (bound > most) {
      most = bound
      best = action
    }
  }
  return best
}

/** Natural logarithms by sums of fractions, the same on every machine: 1 + 1/2 + ... + 1/n is ln n and Euler's constant, nearly. */
const sums: number[] = [0]
function logarithm(n: number): number {
  for (let i = sums.length; i <= n; i++) sums.push((sums[i - 1] as number) + 1 / i)
  return Math.max(0, (sums[n] as number) - EULER)
}
const EULER = 0.5772
