import type { GameEvent } from '@boma/kernel'
import { type Game, type Stakes, turnBegunBy } from '@boma/showing'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'

/** An answer that ends a phase, and what is at stake: it is asked about once, and carried out when it is given again. */
export interface Reminder {
  readonly offer: Offered
  readonly stakes: Stakes
}

/** What ending a phase by this may cost, or leaves unused. */
export const atStake = (session: Session, scene: Scene, { action }: Offered): Stakes | undefined =>
  scene.page.advice.stakes?.(
    session.view(),
    action,
    actedThisTurn(scene.game, session.log(), (e) => scene.lights(e).pieces),
  )

/** The entries of a log since the present turn began, as far as they are of it. */
export function turnOf(game: Game, log: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] {
  const begins = (e: GameEvent) => turnBegunBy(game, e) !== undefined
  const from = log.findLastIndex((events) => events.some(begins))
  const [first = [], ...others] = log.slice(Math.max(0, from))
  return [first.slice(first.findLastIndex(begins) + 1), ...others]
}

/** The counters of which something was told in the present turn. */
export const actedThisTurn = (
  game: Game,
  log: readonly (readonly GameEvent[])[],
  piecesOf: (e: GameEvent) => readonly number[],
): ReadonlySet<number> => new Set(turnOf(game, log).flat().flatMap(piecesOf))
