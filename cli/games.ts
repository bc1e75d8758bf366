import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Advised } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { nearest, orList } from './near.ts'
import { SELF } from './screen/words.ts'
import { Unusable } from './unusable.ts'

/** What a game's box.json says of it, as far as the terminal minds. */
interface BoxFile {
  readonly place: number
  readonly sample?: boolean
}

// Whatever lies in games/ can be played: nothing is registered anywhere else.
const FOLDER = new URL('../games/', import.meta.url)
const boxOf = (id: string): BoxFile => JSON.parse(readFileSync(new URL(`${id}/box.json`, FOLDER), 'utf8'))
const BOXES: ReadonlyMap<string, BoxFile> = new Map(
  readdirSync(FOLDER)
    .filter((id) => existsSync(new URL(`${id}/box.json`, FOLDER)))
    .map((id) => [id, boxOf(id)] as const)
    .sort(([, a], [, b]) => a.place - b.place),
)
/** Each is loaded when it is first needed, by its path: one that was just written is no package of npm's yet. */
const load = async (id: string): Promise<Game> =>
  ((await import(`../games/${id}/index.ts`)) as Readonly<Record<string, Game>>)[id] as Game

/** The games on offer; the samples too when they are wanted. */
export const gamesOnOffer = (samplesToo: boolean): Promise<readonly Game[]> =>
  Promise.all([...BOXES].filter(([, box]) => samplesToo || box.sample !== true).map(([id]) => load(id)))

/** Is it a sample rather than a game that people come for? */
export const isSample = (game: Game): boolean => BOXES.get(game.id)?.sample === true

/** The game with this id; undefined when there is none. */
export const findGame = async (id: string): Promise<Game | undefined> => (BOXES.has(id) ? load(id) : undefined)

/** The game that a person asked for by its id. */
export async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id.toLowerCase())
  if (game === undefined) throw unknown(id)
  return game
}

/** The same without what people read: its rules and its counsel, for a thread in which somebody thinks. */
export async function advisedNamed(id: string): Promise<Advised> {
  if (!BOXES.has(id)) throw unknown(id)
  return ((await import(`../games/${id}/counsel/index.ts`)) as { readonly advised: Advised }).advised
}

function unknown(id: string): Unusable {
  const near = nearest(id.toLowerCase(), [...BOXES.keys()])
  const meant = near.length > 0 ? `; did you mean ${orList(near)}? ` : '; '
  return new Unusable(`There is no game '${id}'${meant}'${SELF} games --all' lists what there is.`)
}
