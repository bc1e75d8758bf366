import { type Action, isAction } from '../actions/action-set.ts'
import { kernelRefusals, type Refusal } from '../actions/refusals.ts'
import { type Rules, seatsOf } from '../game.ts'
import { isOver, toAnswer, toDecide } from '../play.ts'
import type { TableBase } from '../table/table.ts'

/** Actions in one order: more than the longest march takes with all that is done on its way, and soon refused. */
export const MOST_ACTIONS = 256

/** Why something that came in is no order, and at which of its actions that shows. */
export interface NoOrder {
  readonly kind: 'refused'
  readonly refusal: Refusal
  readonly at: number
}

const refused = (refusal: Refusal, at = 0): NoOrder => ({ kind: 'refused', refusal, at })

/**
 * What came in from anywhere as an order of a seat: its actions, which are a list of our own from here on, or why it is
 * none. It is read once, so that it cannot be another the second time, and whatever fails on the way is no order either.
 */
export function orderFrom<T extends TableBase>(
  game: Rules<T>,
  t: T,
  seat: unknown,
  order: unknown,
): Action[] | NoOrder {
  const who = toDecide(game, t)
  const asked = toAnswer(game, t)
  // Object.is: to `===`, -0 is seat 0.
  if (asked < 0) return refused(isOver(t) ? kernelRefusals.over() : kernelRefusals.notBegun())
  if (!Object.is(seat, asked)) {
    const isFriend = seatsOf(game).some((s, i) => Object.is(seat, i) && s.side === who)
    return refused(isFriend ? kernelRefusals.notYourSeat() : kernelRefusals.notYourDecision(who))
  }
  try {
    return actionsIn(game, order)
  } catch {
    return refused(kernelRefusals.malformed())
  }
}

function actionsIn(game: Rules, order: unknown): Action[] | NoOrder {
  if (!Array.isArray(order)) return refused(kernelRefusals.noOrder())
  const { length } = order
  if (!Number.isInteger(length) || length < 1) return refused(kernelRefusals.noOrder())
  if (length > MOST_ACTIONS) return refused(kernelRefusals.tooLong())
  // Of this length from the start: one that grows takes room for seventeen actions, as long as the match is kept.
  const actions = new Array<Action>(length)
  for (let i = 0; i < length; i++) {
    const action: unknown = order[i]
    if (!isAction(game.actions, action) || Object.is(action, -0)) return refused(kernelRefusals.malformed(), i)
    actions[i] = action
  }
  return actions
}
