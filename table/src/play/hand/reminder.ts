import type { GameEvent, Stakes } from '@boma/kernel'
import type { Offered } from '../session/offers.ts'

/** An answer that ends a phase, and what is at stake: it is asked about once, and carried out when it is given again. */
export interface Reminder {
  readonly offer: Offered
  readonly stakes: Stakes
}

/** Events called so begin what counters do in a turn. */
const BEGINS = /(?:^t|T)urnBegan$/

/** The counters of which something was told since the turn in which it is began. */
export function actedThisTurn(
  log: readonly (readonly GameEvent[])[],
  piecesOf: (e: GameEvent) => readonly number[],
): ReadonlySet<number> {
  const acted = new Set<number>()
  for (let entry = log.length - 1; entry >= 0; entry--)
    for (const event of (log[entry] ?? []).toReversed()) {
      if (BEGINS.test(event.kind)) return acted
      for (const piece of piecesOf(event)) acted.add(piece)
    }
  return acted
}
