import { leadingSeat, type MatchTerms } from '@boma/club'
import { parseRecord, type Seat, seatsOf } from '@boma/kernel'
import type { SpokenGame } from '@boma/showing'
import { isTaken, nameOfSeat, type Seats, type Sitter, seatsFor, sittersOf } from '../play/session/seats.ts'
import { sitterName } from '../sitting/level-words.ts'
import { t } from '../words/words.ts'
import { type FarChoice, USUAL } from './far-choice.ts'

/** Who is to sit on a seat at the club: whoever brings the match, whoever he invites, or a computer that the club has. */
export type MovedSitter = 'me' | 'open' | Exclude<Sitter, 'person' | 'random'>

/** How a match of this device is to go on at the club; of the rest of the choice only the pace counts. */
export interface MoveChoice extends FarChoice {
  readonly seats: readonly MovedSitter[]
  readonly isPublic: boolean
}

/** The options of a match, by the beginning of its record. */
export const optionsIn = (head: string): readonly string[] => parseRecord(head).options

/** Who can sit there: whoever leaves it to chance alone plays on no machine of the club. */
export const movedSitters = (game: SpokenGame): readonly MovedSitter[] => [
  ...(['me', 'open'] as const),
  ...sittersOf(game).flatMap((sitter) => (sitter === 'person' || sitter === 'random' ? [] : [sitter])),
]

/** As it was at home: the first person is whoever brings it, those on other sides come by his invitation, and computers stay. */
export function usualMove(game: SpokenGame, sitters: Seats): MoveChoice {
  const here = seatsFor(game, sitters)
  const places = seatsOf(game)
  const mine = Math.max(0, here.indexOf('person'))
  const seats = here.map((sitter, i): MovedSitter => {
    if (i === mine) return 'me'
    if (sitter === 'random') return 'greedy'
    return sitter !== 'person' ? sitter : places[i]?.side === places[mine]?.side ? 'me' : 'open'
  })
  return { ...USUAL, seats, isPublic: false }
}

/** Who sits on each seat, as it is proposed: where nobody is asked, whoever leads that side. */
export const seatsToMove = (game: SpokenGame, options: readonly string[], { seats }: MoveChoice): MatchTerms['seats'] =>
  seats.map((_, i) => seats[leadingSeat(game, options, i)] ?? 'open')

/** All that is agreed upon, in sentences. */
export function movedWords(
  game: SpokenGame,
  options: readonly string[],
  { seats, isPublic }: MoveChoice,
): readonly string[] {
  const places = seatsOf(game)
  return [...new Set(seats)].flatMap((sitter) => {
    const names = places.flatMap((place, i) =>
      seats[i] === sitter && isTaken(place, options) ? [nameOfSeat(game, i as Seat)] : [],
    )
    if (names.length === 0) return []
    const facts = { seats: names.join(', ') }
    if (sitter === 'me') return [t('move.so.me', facts)]
    if (sitter === 'open') return [t(isPublic ? 'move.so.list' : 'move.so.open', facts)]
    return [t('move.so.computer', { level: sitterName(sitter), ...facts })]
  })
}
