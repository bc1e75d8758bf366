import type { Advised } from '@boma/counsel'
import {
  type Action,
  ALLOWED,
  apply,
  type BySide,
  begin,
  blank,
  type Dice,
  type MatchSetup,
  NOBODY,
  optionBits,
  type Rules,
  SIDES,
  type Side,
  scenarioOf,
  searchDice,
  type TableBase,
  toAnswer,
  toDecide,
  view,
} from '@boma/kernel'
import type { Aide } from './aide.ts'
import { seatedAt } from './duel.ts'
import type { Thinker } from './thinker.ts'

/** What is to be played out. */
export type Opening = Pick<MatchSetup, 'scenario' | 'options'>

/** Hears what was carried out of an order. */
type Heard = (side: Side, actions: readonly Action[]) => void

/**
 * Plays a whole match between two players, of which nothing is kept but the table at its end: without record, log and dice
 * that can be audited. The same seed gives the same match.
 */
export function playOut<T extends TableBase>(
  game: Advised<T>,
  { scenario, options }: Opening,
  players: BySide<Thinker>,
  seed: number,
  heard?: Heard,
): T {
  const t = blank(game)
  const dice = diceOf(seed)
  begin(game, t, { scenario: scenarioOf(game, scenario), options: optionBits(game, options) }, dice)
  const aides = SIDES.map((side) => seatedAt(game, side, players[side] as Thinker))
  const window = { view: (side: Side, into: T) => void view(game, t, side, into), log: () => [] }
  let given = 0
  for (let side = toDecide(game, t); side !== NOBODY; side = toDecide(game, t)) {
    const { order } = (aides[side] as Aide<T>).decide(window, { dice: searchDice([seed, given++]) })
    const count = carryOut(game, t, side, order, dice)
    heard?.(side, order.slice(0, count))
  }
  return t
}

/** As a match does it: up to the first action that rolls a die, shows something or hands the decision over. */
function carryOut<T extends TableBase>(game: Rules<T>, t: T, side: Side, order: readonly Action[], dice: Dice): number {
  const seat = toAnswer(game, t)
  const { rolls, reveals } = t.core
  let count = 0
  for (const action of order) {
    if (apply(game, t, side, action, dice) !== ALLOWED) throw new Error(`action ${count} of an order is not allowed`)
    count++
    if (t.core.rolls !== rolls || t.core.reveals !== reveals || toAnswer(game, t) !== seat) break
  }
  return count
}

/** Dice that fall in order, whatever they are about: over a whole match the same things come up again and again. */
function diceOf(seed: number): Dice {
  const source = searchDice([seed, 1])
  return { draw: (n, sides) => source.draw(n, sides, 0, n) }
}
