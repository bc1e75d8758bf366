import type { Advised } from '@boma/counsel'
import type { Match, SeatSpec, TableBase } from '@boma/kernel'
import type { Page } from './presence/page.ts'
import type { Tongue } from './tongue.ts'

/** A game as people meet it: its rules, what a good player would work out, and the languages it is told in. It goes wherever rules are wanted. */
export interface Game<T extends TableBase = TableBase> extends Advised<T> {
  /** The language that every game has. */
  readonly english: Tongue<T>
  /** Other languages, each fetched when somebody wants to read it: 'de'. See `speak`. */
  readonly tongues?: Readonly<Record<string, () => PromiseLike<Tongue<T>>>>
}

/** A game in one language: what page and terminal hold. */
export interface SpokenGame<T extends TableBase = TableBase> extends Game<T> {
  readonly tongue: Tongue<T>
  /** What people read and see. */
  readonly page: Page<T>
}

/** The game in a language. It is played and recorded as in any other. */
export const speak = <T extends TableBase>(game: Game<T>, tongue: Tongue<T>): SpokenGame<T> => ({
  ...game,
  tongue,
  page: tongue.page,
})

/** The game in English. */
export const inEnglish = <T extends TableBase>(game: Game<T>): SpokenGame<T> => speak(game, game.english)

/** What people call a scenario, by its id. */
export const scenarioName = ({ tongue, english }: SpokenGame, id: string): string =>
  tongue.scenarios[id] ?? english.scenarios[id] ?? id

/** What people call an option, by its id. */
export const optionName = ({ tongue, english }: SpokenGame, id: string): string =>
  tongue.options[id] ?? english.options[id] ?? id

/** What people call a seat: by its side where nobody shares it. */
export const seatName = ({ tongue }: SpokenGame, { id, side }: SeatSpec): string =>
  tongue.seats?.[id] ?? tongue.sides[side] ?? ''

/** A match that hands back the whole game, and not its rules alone. */
export type GameMatch<T extends TableBase = TableBase> = Match<T, Game<T>>

/** A match of a game in one language. */
export type SpokenMatch<T extends TableBase = TableBase> = Match<T, SpokenGame<T>>
