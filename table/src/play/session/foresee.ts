import { type Action, type Rules, type Side, type TableBase, toDecide } from '@boma/kernel'
import { foresee } from '@boma/showing'

/** Does the enemy see an order that shows its own side nothing, so that it cannot be taken back? */
export function isSeen(game: Rules, seen: TableBase, side: Side, actions: readonly Action[]): boolean {
  const after = foresee(game, seen, side, actions)
  return after !== undefined && after.core.reveals !== seen.core.reveals
}

/**
 * Does an order commit whoever gives it: does it roll a die, or let somebody else answer? A march that the enemy merely
 * sees cannot be taken back either, but its whole way was shown before.
 */
export function isFinal(game: Rules, seen: TableBase, side: Side, actions: readonly Action[]): boolean {
  const after = foresee(game, seen, side, actions)
  return after === undefined || toDecide(game, after) !== side
}
