import type { GameEvent, Seat } from '@boma/kernel'
import { seatsOf } from '@boma/kernel'
import type { Awake } from './awake.ts'
import type { Hall } from './hall.ts'
import { inTurns } from './turns.ts'

/** Events that are told at most: a list has room for two sentences. */
const TOLD = 60

/**
 * What has happened at a match since somebody last ordered something there, as his side may know it; undefined where he
 * does not sit. It is read as it was kept: nothing wakes for it.
 */
export async function newsFor(hall: Hall, id: string, person: string): Promise<readonly GameEvent[] | undefined> {
  const kept = await hall.read(id)
  // It is played again for that, and others have their turn meanwhile.
  if (kept !== undefined) await inTurns(kept.match.recall())
  return kept && newsIn(kept, person)
}

/** The same of a match that is at hand. */
export function newsIn(kept: Pick<Awake, 'chairs' | 'match'>, person: string): readonly GameEvent[] | undefined {
  const own = kept.chairs.flatMap(({ person: sitter }, seat) => (sitter?.id === person ? [seat as Seat] : []))
  const side = seatsOf(kept.match.game)[own[0] ?? -1]?.side
  if (side === undefined) return undefined
  const log = kept.match.log(side)
  const last = log.findLastIndex(({ order }) => order !== undefined && own.includes(order.seat))
  return log
    .slice(last + 1)
    .flatMap(({ events }) => events)
    .slice(-TOLD)
}
