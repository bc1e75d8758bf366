import type { Action } from '../actions/action-set.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { noDice } from '../dice/dice.ts'
import { chronicle } from '../events/log.ts'
import { blank } from '../fog.ts'
import type { Game } from '../game.ts'
import { apply } from '../play.ts'
import type { Side } from '../side.ts'
import { copy, type TableBase } from '../table/table.ts'
import type { Goal } from './choosing.ts'
import type { Forecast } from './fight.ts'

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
