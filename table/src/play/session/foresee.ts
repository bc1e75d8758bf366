import {
  type Action,
  ALLOWED,
  apply,
  blank,
  chronicle,
  copy,
  type Game,
  noDice,
  type Side,
  type TableBase,
} from '@boma/kernel'

/** The table after some actions, as a side can tell beforehand; undefined when one is refused or a die decides. */
export function foresee(game: Game, seen: TableBase, side: Side, actions: readonly Action[]): TableBase | undefined {
  const t = blank(game)
  copy(seen, t)
  try {
    return actions.every((action) => apply(game, t, side, action, noDice, chronicle()) === ALLOWED) ? t : undefined
  } catch {
    return undefined
  }
}
