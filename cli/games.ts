import type { Advised } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { nearest, orList } from './near.ts'
import { SELF } from './screen/words.ts'
import { Unusable } from './unusable.ts'

type Load = () => Promise<Game>

/** The games that people come for, in the order in which they are listed. Each is loaded when it is first needed. */
const GAMES: ReadonlyMap<string, Load> = new Map([
  ['windhoek', async (): Promise<Game> => (await import('@boma/windhoek')).windhoek],
  ['lettow', async (): Promise<Game> => (await import('@boma/lettow')).lettow],
  ['askari', async (): Promise<Game> => (await import('@boma/askari')).askari],
  ['tanga', async (): Promise<Game> => (await import('@boma/tanga')).tanga],
  ['heart', async (): Promise<Game> => (await import('@boma/heart')).heart],
])

/** Games that only show how a game is made: playable by name, listed on demand. */
const SAMPLES: ReadonlyMap<string, Load> = new Map([
  ['skirmish', async (): Promise<Game> => (await import('@boma/skirmish')).skirmish],
  ['picket', async (): Promise<Game> => (await import('@boma/picket')).picket],
])

/** The games on offer; the samples too when they are wanted. */
export const gamesOnOffer = (samplesToo: boolean): Promise<readonly Game[]> =>
  Promise.all([...GAMES.values(), ...(samplesToo ? SAMPLES.values() : [])].map((load) => load()))

/** Is it a sample rather than a game that people come for? */
export const isSample = (game: Game): boolean => SAMPLES.has(game.id)

/** The game with this id; undefined when there is none. */
export const findGame = async (id: string): Promise<Game | undefined> => (GAMES.get(id) ?? SAMPLES.get(id))?.()

/** The game that a person asked for by its id. */
export async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id.toLowerCase())
  if (game === undefined) throw unknown(id)
  return game
}

/** The same without what people read: its rules and its counsel, for a thread in which somebody thinks. */
export async function advisedNamed(id: string): Promise<Advised> {
  if (!GAMES.has(id) && !SAMPLES.has(id)) throw unknown(id)
  return ((await import(`@boma/${id}/counsel`)) as { readonly advised: Advised }).advised
}

function unknown(id: string): Unusable {
  const near = nearest(id.toLowerCase(), [...GAMES.keys(), ...SAMPLES.keys()])
  const meant = near.length > 0 ? `; did you mean ${orList(near)}? ` : '; '
  return new Unusable(`There is no game '${id}'${meant}'${SELF} games --all' lists what there is.`)
}
