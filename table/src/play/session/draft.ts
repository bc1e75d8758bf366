import {
  type Action,
  ALLOWED,
  apply,
  blank,
  chronicle,
  copy,
  type Game,
  type GameEvent,
  logFor,
  noDice,
  question,
  type Side,
  type TableBase,
  toDecide,
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
export function draftOn(game: Game, seen: TableBase, side: Side, actions: readonly Action[]): Draft | undefined {
  const view = blank(game)
  copy(seen, view)
  const asked = question(game, view)
  const { reveals } = view.core
  const told: (readonly GameEvent[])[] = []
  for (const action of actions) {
    const heard = chronicle()
    if (!isApplied(game, view, side, action, heard)) return undefined
    if (view.core.reveals !== reveals || question(game, view) !== asked || toDecide(game, view) !== side)
      return undefined
    told.push(logFor(heard.events, side))
  }
  return { actions, view, told }
}

/** Applies an action unless it is refused or breaks off for want of a die. */
function isApplied(game: Game, t: TableBase, side: Side, action: Action, heard: ReturnType<typeof chronicle>): boolean {
  try {
    return apply(game, t, side, action, noDice, heard) === ALLOWED
  } catch {
    return false
  }
}

/**
 * The orders that picks and the action after them make. Picks that tell of nothing only say whom it is about, and go with
 * what comes after them; what tells of something is a deed, and taken back by itself.
 */
export function ordersOf({ actions, told }: Draft, closing: readonly Action[]): readonly (readonly Action[])[] {
  const orders: (readonly Action[])[] = []
  let open: Action[] = []
  for (const [i, action] of actions.entries()) {
    open.push(action)
    if (told[i]?.length === 0) continue
    orders.push(open)
    open = []
  }
  const last = [...open, ...closing]
  return closing.length === 0 ? orders : [...orders, last]
}
