import {
  type Action,
  ALLOWED,
  Chronicle,
  check,
  copyOf,
  type GameEvent,
  logFor,
  noDice,
  question,
  type Rules,
  type Side,
  type TableBase,
  toDecide,
  tryOut,
} from '@boma/kernel'

/** Picks that a person has made for a question and not ordered yet, tried out on the table as that person sees it. */
export interface Draft {
  readonly actions: readonly Action[]
  /** The table as it would be. */
  readonly view: TableBase
  /** What each of them would tell. */
  readonly told: readonly (readonly GameEvent[])[]
}

/**
 * Tries picks out on a view. Undefined when they are not merely picks: one is refused, rolls a die, shows something hidden
 * or leads to another question, so that only the referee can say what comes of it.
 */
export function draftOn(game: Rules, seen: TableBase, side: Side, actions: readonly Action[]): Draft | undefined {
  const view = copyOf(game, seen)
  const asked = question(game, view)
  const { reveals } = view.core
  const told: (readonly GameEvent[])[] = []
  for (const action of actions) {
    const heard = new Chronicle(game.flow)
    if (!tryOut(game, view, side, action, noDice, heard)) return undefined
    if (view.core.reveals !== reveals || question(game, view) !== asked || toDecide(game, view) !== side)
      return undefined
    told.push(logFor(heard.events, side))
  }
  return { actions, view, told }
}

/**
 * Do picks of a kind belong together, so that they are taken in the order of their counters? A game that asks for several
 * counters takes the higher after the lower, never the other way round; undefined when it cannot be seen by these.
 */
export function isRun(
  game: Rules,
  seen: TableBase,
  side: Side,
  picks: readonly { readonly action: Action; readonly piece?: number }[],
): boolean | undefined {
  const [lowest, ...others] = picks.toSorted((a, b) => (a.piece ?? 0) - (b.piece ?? 0))
  const highest = others.at(-1)
  if (lowest === undefined || highest === undefined) return undefined
  const isAllowed = (first: Action, second: Action): boolean | undefined => {
    const draft = draftOn(game, seen, side, [first])
    return draft && check(game, draft.view, side, second) === ALLOWED
  }
  const [up, down] = [isAllowed(lowest.action, highest.action), isAllowed(highest.action, lowest.action)]
  return up === undefined || down === undefined ? undefined : up && !down
}
