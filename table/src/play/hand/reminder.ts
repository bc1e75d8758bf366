import type { GameEvent } from '@boma/kernel'
import type { Stakes } from '@boma/showing'
import type { Offered } from '../session/offers.ts'

/** An answer that ends a phase, and what is at stake: it is asked about once, and carried out when it is given again. */
export interface Reminder {
  readonly offer: Offered
  readonly stakes: Stakes
}

/** Events called so begin what counters do in a turn. */
const BEGINS = /(?:^t|T)urnBegan$/

/** The entries of a log since the present turn began, as far as they are of it. */
export function turnOf(log: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] {
  const from = log.findLastIndex((events) => events.some((e) => BEGINS.test(e.kind)))
  const [first = [], ...others] = log.slice(Math.max(0, from))
  return [first.slice(first.findLastIndex((e) => BEGINS.test(e.kind)) + 1), ...others]
}

/** The counters of which something was told in the present turn. */
export const actedThisTurn = (
  log: readonly (readonly GameEvent[])[],
  piecesOf: (e: GameEvent) => readonly number[],
): ReadonlySet<number> => new Set(turnOf(log).flat().flatMap(piecesOf))
