import { type Game, type SpokenGame, speak } from '@boma/showing'
import type { OptionSpec } from './args.ts'
import { Unusable } from './unusable.ts'

/** The language that every game speaks. */
const OWN = 'en'

/** The option of every command in which a game speaks. */
export const languageOption: Readonly<Record<'language', OptionSpec>> = {
  language: { value: 'CODE', says: `the language in which the game speaks, as in 'de'; what you type stays the same` },
}

/** The game in the language that a person asked for; in its own when none was named. */
export async function inLanguage(game: Game, code: string = OWN): Promise<SpokenGame> {
  if (code === OWN) return speak(game, game.english)
  const { tongues = {} } = game
  const fetch = Object.hasOwn(tongues, code) ? tongues[code] : undefined
  if (fetch === undefined)
    throw new Unusable(
      `${game.english.name} does not speak '${code}'; it speaks ${[OWN, ...Object.keys(tongues)].join(', ')}.`,
    )
  return speak(game, await fetch())
}

/** What asks for the language of a game once more, on a command line; '' for its own. */
export const languageWords = ({ tongue: { language } }: SpokenGame): string =>
  language === OWN ? '' : ` --language ${language}`
