import type { Game } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { Unusable } from './unusable.ts'

/** The games that people come for, in the order in which they are listed. */
const GAMES: readonly Game[] = [windhoek, lettow]

/** Games that only show how a game is made: playable by name, listed on demand. */
const SAMPLES: readonly Game[] = [skirmish]

/** The games on offer; the samples too when they are wanted or there is nothing else. */
export const gamesOnOffer = (samplesToo: boolean): readonly Game[] =>
  samplesToo || GAMES.length === 0 ? [...GAMES, ...SAMPLES] : GAMES

/** Is it a sample rather than a game that people come for? */
export const isSample = (game: Game): boolean => SAMPLES.includes(game)

/** The game with this id; undefined when there is none. */
export const findGame = (id: string): Game | undefined => [...GAMES, ...SAMPLES].find((game) => game.id === id)

/** The game that a person asked for by its id. */
export function gameNamed(id: string): Game {
  const game = findGame(id.toLowerCase())
  if (game === undefined) throw new Unusable(`There is no game '${id}'; 'boma games --all' lists what there is.`)
  return game
}
