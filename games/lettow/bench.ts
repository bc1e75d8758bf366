import { apply, begin, blank, type Dice, legal, Moves, question, searchDice, toDecide } from '@boma/kernel'
import { type Bench, drawnActions, listedActions, randomActions } from '@boma/testing'
import { lettow } from './index.ts'

/** The first movement of a random match, and how far the stacks of each place get. */
function stacksInReach(): () => void {
  const t = blank(lettow)
  const moves = new Moves()
  const source = searchDice(1916)
  const dice: Dice = { draw: (n, sides) => source.draw(n, sides, 0, n) }
  begin(lettow, t, { scenario: 0, options: 0 }, dice)
  const isMoving = () => t.tracks.turn >= 3 && question(lettow, t)?.name === 'move'
  for (let n = 0; !isMoving(); n++)
    apply(lettow, t, toDecide(lettow, t), moves.at(source.draw(n, legal(lettow, t, moves), 1, n)), dice)
  const { plans, stations } = lettow.counsel
  const spaces = stations?.(t) ?? []
  let i = 0
  return () => plans?.(t, { space: spaces[i++ % spaces.length] })
}

/** The game's speed. */
export const lettowBenches: readonly Bench[] = [
  randomActions(lettow, 1916, '>= 500,000 ops/s'),
  listedActions(lettow, 1916, '>= 900,000 ops/s'),
  drawnActions(lettow, 1916, '>= 900,000 ops/s'),
  { name: 'lettow: how far a stack gets', target: '<= 1 ms', run: stacksInReach() },
]
