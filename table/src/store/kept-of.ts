import { NOBODY, type Seat } from '@boma/kernel'
import { type Game, sayNews, scenarioName } from '@boma/showing'
import { overlayOf } from '../overlays/laid.ts'
import { nameOfSeat, peopleAt, type Seats, seatsFor, viewerOf } from '../play/session/seats.ts'
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
    scenario: scenarioOf(referee),
    people: peopleOf(game, seatsFor(game, seats)),
  }
}

/** What the scenario is called that the head of its record names. */
function scenarioOf({ game, pages }: Referee): string {
  const id = /^scenario (\S+)$/m.exec(pages.head)?.[1]
  return id === undefined ? '' : scenarioName(spoken(game), id)
}

/** What the seats are called that people at this screen have. */
const peopleOf = (game: Game, seats: Seats): string =>
  seats.flatMap((sitter, i) => (sitter === 'person' ? [nameOfSeat(spoken(game), i as Seat)] : [])).join(', ')

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
