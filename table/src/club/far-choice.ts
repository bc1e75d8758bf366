import { leadingSeat, type MatchTerms, type TimeControl } from '@boma/club'
import { type Seat, seatsOf } from '@boma/kernel'
import { type Game, optionName, type SpokenGame, scenarioName } from '@boma/showing'
import type { Agreement } from '../home/agreement.ts'
import { isTaken, nameOfSeat, type Sitter } from '../play/session/seats.ts'
import { sitterName } from '../sitting/level-words.ts'
import { t } from '../words/words.ts'
import { DAY, MINUTE, paceWords } from './words.ts'

/** Whom one would play: a friend by a link, whoever takes it from the list, or a computer that the club has think. */
export type Opposite = 'friend' | 'anyone' | Exclude<Sitter, 'person' | 'random'>

/** What is agreed upon with somebody far away, besides game, scenario and options. */
export interface FarChoice {
  readonly seat: number
  readonly opposite: Opposite
  readonly pace: TimeControl['kind']
  /** By the day: days a turn, and in reserve. Live: minutes, and seconds more with each order. */
  readonly days: number
  readonly reserve: number
  readonly minutes: number
  readonly seconds: number
  /** Does it count for ratings? */
  readonly isRated: boolean
}

/** What most people want. */
export const USUAL: FarChoice = {
  ...{ seat: 0, opposite: 'friend', pace: 'none' },
  ...{ days: 3, reserve: 5, minutes: 90, seconds: 30, isRated: false },
}

/** The clock that was chosen. */
export function paceOf({ pace, days, reserve, minutes, seconds }: FarChoice): TimeControl {
  if (pace === 'days') return { kind: 'days', turn: days * DAY, reserve: reserve * DAY }
  return pace === 'live' ? { kind: 'live', main: minutes * MINUTE, more: seconds * 1000 } : { kind: 'none' }
}

const isComputer = (opposite: Opposite): opposite is Exclude<Opposite, 'friend' | 'anyone'> =>
  opposite !== 'friend' && opposite !== 'anyone'

/** The seat that was chosen; the one that leads its side where the options leave nobody there. */
export const seatChosen = (game: Game, agreement: Agreement, { seat }: FarChoice): number =>
  leadingSeat(game, agreement.options(), seat)

/** What is proposed to the club. */
export const termsOf = (game: Game, agreement: Agreement, choice: FarChoice): MatchTerms => ({
  game: game.id,
  scenario: agreement.scenario(),
  options: agreement.options(),
  // Where nobody is asked, the club seats whoever leads that side.
  seats: seatsOf(game).map((_, i) =>
    i === seatChosen(game, agreement, choice) ? 'me' : isComputer(choice.opposite) ? choice.opposite : 'open',
  ),
  pace: paceOf(choice),
  isPublic: choice.opposite === 'anyone',
  isRated: choice.isRated,
})

/** All that is agreed upon, in sentences that can be read to a friend. */
export function agreedWords(game: SpokenGame, agreement: Agreement, choice: FarChoice): readonly string[] {
  const title =
    game.scenarios.length < 2 ? game.tongue.name : `${game.tongue.name}: ${scenarioName(game, agreement.scenario())}`
  const options = agreement.options().map((id) => optionName(game, id))
  const mine = seatChosen(game, agreement, choice)
  const side = nameOfSeat(game, mine as Seat)
  const other = seatsOf(game)
    .flatMap((seat, i) => (i === mine || !isTaken(seat, agreement.options()) ? [] : [nameOfSeat(game, i as Seat)]))
    .join(', ')
  const { opposite } = choice
  return [
    options.length === 0 ? `${title}.` : t('club.so.options', { title, options: options.join(', ') }),
    t('club.so.mine', { side }),
    isComputer(opposite)
      ? t('club.so.computer', { level: sitterName(opposite), other })
      : t(`club.so.${opposite}`, { other }),
    `${paceWords(paceOf(choice))}.`,
    ...(choice.isRated ? [t('people.so.rated')] : []),
  ]
}
