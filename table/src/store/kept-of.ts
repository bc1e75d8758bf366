import { NOBODY } from '@boma/kernel'
import { sayNews } from '@boma/showing'
import { overlayOf } from '../overlays/laid.ts'
import { peopleAt, type Seats, viewerOf } from '../play/session/seats.ts'
import type { Referee } from '../referee/referee.ts'
import { spoken } from '../words/spoken.ts'
import type { Keeping, Kept } from './cupboard.ts'

/** What the shelf says about a match. */
function keptOf(id: string, referee: Referee, seats: Seats, now: number): Kept {
  const { game, over } = referee
  const viewer = viewerOf(peopleAt(game, seats), referee.decision?.side ?? NOBODY, NOBODY)
  return {
    id,
    game: game.id,
    seats,
    touched: now,
    heading: spoken(game).page.status(referee.view(viewer)).heading ?? '',
    news: newsOf(referee),
    yours: !over && seats[referee.decision?.seat ?? -1] === 'person',
    over,
    overlay: overlayOf(game)?.name ?? '',
  }
}

/** A match as it is kept: its text, and what the shelf says about it. */
export const keepingOf = (id: string, referee: Referee, seats: Seats, now: number): Keeping => ({
  kept: keptOf(id, referee, seats, now),
  pages: referee.pages,
})

/** The last thing that happened and that even an onlooker may know: the shelf stands in the open. */
function newsOf(referee: Referee): string {
  const last = referee.log(NOBODY, -1)[0]?.at(-1)
  return last === undefined ? '' : sayNews(spoken(referee.game), last)
}

/** A name for a new match: letters and figures that no other match on earth has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
