import type { Advised } from '@boma/counsel'
import {
  type Action,
  ALLOWED,
  apply,
  type BySide,
  begin,
  blank,
  carryOut,
  type Dice,
  type MatchSetup,
  NOBODY,
  optionBits,
  SIDES,
  type Side,
  scenarioOf,
  searchDice,
  type TableBase,
  toDecide,
  view,
} from '@boma/kernel'
import type { Aide } from './aide.ts'
import { seatedAt } from './duel.ts'
import { Breakdown } from './mishap.ts'
import type { Thinker } from './thinker.ts'

/** What is to be played out. */
export type Opening = Pick<MatchSetup, 'scenario' | 'options'>

/**
 * Plays a whole match between two players, of which nothing is kept but the table at its end: no record, no log (theirs
 * is empty), and dice that nobody could audit. Orders are heard as they are carried out. The same seed gives the same match.
 */
export function playOut<T extends TableBase>(
  game: Advised<T>,
  { scenario, options }: Opening,
  players: BySide<Thinker>,
  seed: number,
  heard?: (side: Side, actions: readonly Action[]) => void,
): T {
  const t = blank(game)
  const dice = diceOf(seed)
  begin(game, t, { scenario: scenarioOf(game, scenario), options: optionBits(game, options) }, dice)
  const aides = SIDES.map((side) => seatedAt(game, side, players[side] as Thinker))
  const window = { view: (side: Side, into: T) => void view(game, t, side, into), log: () => [] }
  let given = 0
  for (let side = toDecide(game, t); side !== NOBODY; side = toDecide(game, t)) {
    const { order } = (aides[side] as Aide<T>).decide(window, { dice: searchDice([seed, given++]) })
    const actions = carriedOut(game, t, side, order, dice)
    if (actions === undefined) throw new Breakdown('forbidden', `${players[side]?.name} ordered what is refused`)
    heard?.(side, actions)
  }
  return t
}

/** What is carried out of an order; undefined when it is refused. Only where there are several actions does it matter who knows what. */
function carriedOut<T extends TableBase>(
  game: Advised<T>,
  t: T,
  side: Side,
  order: readonly Action[],
  dice: Dice,
): readonly Action[] | undefined {
  if (order.length === 1) return apply(game, t, side, order[0] ?? -1, dice) === ALLOWED ? order : undefined
  const carried = carryOut(game, t, side, order, dice)
  return carried.kind === 'played' ? carried.deed.actions : undefined
}

/**
 * Dice that fall in order, whatever they are about: over a whole match the same things come up again and again. No order of
 * a match has their number, so that no player has the same.
 */
export function diceOf(seed: number): Dice {
  const source = searchDice([seed, -1])
  return { draw: (n, sides) => source.draw(n, sides, 0, n) }
}
