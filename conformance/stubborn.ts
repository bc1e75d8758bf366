import {
  type Action,
  actionName,
  apply,
  begin,
  blank,
  type Dice,
  isMain,
  isOver,
  isPass,
  kindsOf,
  legal,
  Moves,
  optionBits,
  type Rules,
  searchDice,
  type TableBase,
  toDecide,
} from '@boma/kernel'

/** A match between two who want one thing only. */
export interface StubbornMatch {
  /** The number of a scenario. */
  readonly scenario: number
  /** The kind of action that they want, such as 'aim'. */
  readonly kind: string
  readonly seed: number
}

/** The names of all kinds of action of a game. */
export const kindsToWant = (game: Rules): readonly string[] => kindsOf(game.actions).map(({ name }) => name)

/**
 * Plays a match in which both sides do the same thing again, for ever, whenever it is offered, and else whatever passes on;
 * says how many actions it took: more than its scenario allows when it goes on then.
 */
export function playStubbornly<T extends TableBase>(game: Rules<T>, { scenario, kind, seed }: StubbornMatch): number {
  const t = blank(game)
  const moves = new Moves()
  const dice: Dice = searchDice(seed)
  const will = searchDice([seed, 1])
  const most = game.scenarios[scenario]?.mostActions ?? 0
  const last = new Map<number, Action>()
  begin(game, t, { scenario, options: optionBits(game) }, dice)
  let n = 0
  for (; n <= most && !isOver(t); n++) {
    legal(game, t, moves)
    const side = toDecide(game, t)
    const action = wanted(game, t, moves, kind, last.get(side), (below) => will.draw(n, below, 0, n))
    if (actionName(game.actions, action) === kind) last.set(side, action)
    apply(game, t, side, action, dice)
  }
  return n
}

/** What was done before; else something of its kind; else what passes, or is the main answer; else anything. */
function wanted<T extends TableBase>(
  game: Rules<T>,
  t: T,
  moves: Moves,
  kind: string,
  last: Action | undefined,
  pick: (below: number) => number,
): Action {
  const listed = moves.toArray()
  if (last !== undefined && listed.includes(last)) return last
  const isOfKind = (a: Action): boolean => actionName(game.actions, a) === kind
  const ways = [isOfKind, (a: Action) => isPass(game, t, a), (a: Action) => isMain(game, t, a), () => true]
  const some = ways.map((is) => listed.filter(is)).find((those) => those.length > 0) ?? []
  return some[pick(some.length)] as Action
}
