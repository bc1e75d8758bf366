import type { Advised } from '@boma/counsel'
import { type AnyActionSet, type Match, perDeclaration, type SeatSpec, type TableBase } from '@boma/kernel'
import type { Guide } from './guide.ts'
import type { Lesson } from './lesson.ts'
import type { Page, Presence } from './presence/presence.ts'
import { wordsIn } from './text.ts'
import type { Tongue } from './tongue.ts'

/** A game as people meet it: its rules, what a good player would work out, and what they read and see. It goes wherever rules are wanted. */
export interface Game<T extends TableBase = TableBase> extends Advised<T> {
  /** What people read and see, without a language. */
  readonly presence: Presence<T>
  /** The language that every game has. */
  readonly english: Tongue
  /** Other languages, each fetched when somebody wants to read it: 'de'. See `speak`. */
  readonly tongues?: Readonly<Record<string, () => PromiseLike<Tongue>>>
  /** What newcomers read, by language, fetched in the same way. */
  readonly guides?: Readonly<Record<string, () => PromiseLike<Guide>>>
  /** Lessons and exercises, by language, fetched in the same way. */
  readonly lessons?: Readonly<Record<string, () => PromiseLike<readonly Lesson<T>[]>>>
}

/** A game in one language: what page and terminal hold. */
export interface SpokenGame<T extends TableBase = TableBase> extends Game<T> {
  readonly tongue: Tongue
  /** What people read and see, in words. */
  readonly page: Page<T>
}

/** The game in a language: here, and nowhere else, words are applied. It is played and recorded as in any other. */
export const speak = <T extends TableBase>(game: Game<T>, tongue: Tongue): SpokenGame<T> => ({
  ...game,
  tongue,
  page: pagesOf(game.presence).in(tongue, game.actions) as Page<T>,
})

/** The pages of a presence, one for each tongue: what is asked for again is the same. */
const pagesOf = perDeclaration((presence: Presence) => {
  const known = new Map<Tongue, unknown>()
  return {
    in(tongue: Tongue, actions: AnyActionSet): unknown {
      const { messages, names, sides } = tongue
      const page = known.get(tongue) ?? wordsIn({ messages, names: { sides, ...names }, actions })(presence)
      known.set(tongue, page)
      return page
    },
  }
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
