import type { Action } from '../actions/action-set.ts'
import { ALLOWED, type Refusal } from '../actions/refusals.ts'
import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import { Chronicle } from '../events/log.ts'
import type { Rules } from '../game.ts'
import { apply, isOver, toAnswer } from '../play.ts'
import type { Side } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import { runOut } from './ending.ts'
import { foresight } from './foresight.ts'
import type { Deed } from './journal.ts'

/** What came of carrying an order out: the deed, or what stood in its way. Then the table is to be put back. */
export type Carried =
  | { readonly kind: 'played'; readonly deed: Deed }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly at: number }
  | { readonly kind: 'dice'; readonly wanted: DiceWanted }

/**
 * Plays actions for a side up to the first that rolls a die which the side hears of, shows the side something hidden, ends
 * the match or hands the decision over, be it to another seat of the side. The match ends undecided with the last of those
 * that it may still take.
 */
export function carryOut<T extends TableBase>(
  game: Rules<T>,
  t: T,
  side: Side,
  actions: readonly Action[],
  dice: Dice,
  left = Number.POSITIVE_INFINITY,
): Carried {
  const { reveals: revealsBefore, rolls: rollsBefore } = t.core
  const seat = toAnswer(game, t)
  const heard = new Chronicle(game.flow)
  const known = actions.length > 1 ? foresight(game, t, side) : undefined
  // Dice that the side does not hear of are no news to it, unless something shows what they decided.
  const hasNews = () =>
    (t.core.reveals !== revealsBefore || heard.dice.length > 0) &&
    (known?.isNews(t) !== false || (heard.dice.length > 0 && known.isTold(heard.events)))
  let count = 0
  try {
    do {
      known?.try(actions[count])
      const refusal = apply(game, t, side, actions[count], dice, heard)
      if (refusal !== ALLOWED) return { kind: 'refused', refusal, at: count }
      count++
      if (count >= left && !isOver(t)) runOut(game, t, heard)
    } while (count < actions.length && !hasNews() && toAnswer(game, t) === seat)
  } catch (caught) {
    if (isDiceWanted(caught)) return { kind: 'dice', wanted: caught }
    throw caught
  }
  const played = count === actions.length ? actions : actions.slice(0, count)
  // Kept as long as the match: as lists of just this length. One that grew has room for seventeen more.
  const [rolled, events] = [heard.dice.slice(), heard.events.slice()]
  return { kind: 'played', deed: { side, seat, actions: played, rollsBefore, revealsBefore, dice: rolled, events } }
}
