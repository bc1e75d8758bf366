import { foresee } from '@boma/counsel'
import type { Side, TableBase } from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import type { Goal } from './presence/choosing.ts'
import type { Forecast } from './presence/fight.ts'

export { foresee } from '@boma/counsel'

/** How an attack stands: the table is tried out up to the attack itself, and its odds are those of the forecast. */
export function attackOdds<T extends TableBase>(
  game: SpokenGame<T>,
  seen: T,
  side: Side,
  { order }: Goal,
): Forecast | undefined {
  const last = order.at(-1)
  const before = foresee(game, seen, side, order.slice(0, -1))
  return before === undefined || last === undefined ? undefined : game.page.advice.forecast?.(before, last)
}
