import { type Action, copyOf, type Side, type TableBase, tryOut } from '@boma/kernel'
import type { Game } from './game.ts'
import type { Goal } from './presence/choosing.ts'
import type { Forecast } from './presence/fight.ts'

/** The table after some actions, as a side can tell beforehand; undefined when one is refused or a die decides. */
export function foresee<T extends TableBase>(
  game: Game<T>,
  seen: T,
  side: Side,
  actions: readonly Action[],
): T | undefined {
  const t = copyOf(game, seen)
  return actions.every((action) => tryOut(game, t, side, action)) ? t : undefined
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
