import {
  type Action,
  ALLOWED,
  apply,
  blank,
  chronicle,
  copy,
  type Forecast,
  type Game,
  type Goal,
  noDice,
  type Side,
  type TableBase,
} from '@boma/kernel'

/** The table after some actions, as a side can tell beforehand; undefined when one is refused or a die decides. */
export function foresee<T extends TableBase>(
  game: Game<T>,
  seen: T,
  side: Side,
  actions: readonly Action[],
): T | undefined {
  const t = blank(game)
  copy(seen, t)
  try {
    return actions.every((action) => apply(game, t, side, action, noDice, chronicle()) === ALLOWED) ? t : undefined
  } catch {
    return undefined
  }
}

/** How an attack stands: the table is tried out up to the attack itself, and its odds are those of the forecast. */
export function attackOdds<T extends TableBase>(
  game: Game<T>,
  seen: T,
  side: Side,
  { order }: Goal,
): Forecast | undefined {
  const last = order.at(-1)
  const before = foresee(game, seen, side, order.slice(0, -1))
  return before === undefined || last === undefined ? undefined : game.present.page?.forecast?.(before, last)
}
