import { type Match, NOBODY, sayNews, toDecide, writeRecord } from '@boma/kernel'
import { peopleAt, type Seats, viewerOf } from '../play/session/seats.ts'
import { spoken } from '../words/spoken.ts'
import type { Kept } from './cupboard.ts'

/** A match as it is kept: its record, and what the shelf says about it. */
export function keptOf(id: string, match: Match, seats: Seats, now: number): Kept {
  const { game, over } = match
  const deciding = toDecide(game, match.table)
  const viewer = viewerOf(seats, deciding, NOBODY)
  return {
    id,
    game: game.id,
    record: writeRecord(match.record(true)),
    seats,
    touched: now,
    heading: spoken(game).present.page?.status(match.view(viewer)).heading ?? '',
    news: newsOf(match),
    yours: !over && peopleAt(seats).includes(deciding),
    over,
  }
}

/** The last thing that happened and that even an onlooker may know: the shelf stands in the open. */
function newsOf(match: Match): string {
  const last = match
    .log(NOBODY)
    .findLast((events) => events.length > 0)
    ?.at(-1)
  return last === undefined ? '' : sayNews(spoken(match.game), last)
}

/** A name for a new match: letters and figures that no other match on earth has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
