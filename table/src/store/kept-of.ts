import { NOBODY, sayNews } from '@boma/kernel'
import { peopleAt, type Seats, viewerOf } from '../play/session/seats.ts'
import type { Referee } from '../referee/referee.ts'
import { spoken } from '../words/spoken.ts'
import type { Kept } from './cupboard.ts'

/** A match as it is kept: its record, and what the shelf says about it. */
export function keptOf(id: string, referee: Referee, seats: Seats, now: number): Kept {
  const { game, over } = referee
  const deciding = referee.decision?.side ?? NOBODY
  const viewer = viewerOf(seats, deciding, NOBODY)
  return {
    id,
    game: game.id,
    record: referee.record(),
    seats,
    touched: now,
    heading: spoken(game).present.page?.status(referee.view(viewer)).heading ?? '',
    news: newsOf(referee),
    yours: !over && peopleAt(seats).includes(deciding),
    over,
  }
}

/** The last thing that happened and that even an onlooker may know: the shelf stands in the open. */
function newsOf(referee: Referee): string {
  const last = referee.log(NOBODY).at(-1)?.at(-1)
  return last === undefined ? '' : sayNews(spoken(referee.game), last)
}

/** A name for a new match: letters and figures that no other match on earth has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
