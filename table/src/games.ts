import type { Game } from '@boma/showing'
import type { Language } from './words/words.ts'

/** What is said on and below a box. */
interface BoxWords {
  /** What it is played on, and what it is about. */
  readonly kind: string
  /** For how many, and how long. */
  readonly for: string
  /** At the foot of the cover. */
  readonly cover: string
}

/** What a game's box.json says of it. */
interface BoxFile extends Readonly<Record<Language, BoxWords>> {
  readonly name: string
  /** Where it stands on the shelf. */
  readonly place: number
  /** Shown only with the flag for makers of games. */
  readonly sample?: boolean
  /** Are there lessons in it? */
  readonly lessons?: boolean
  /** May an owner of the box lay corrections over its data? */
  readonly correctable?: boolean
}

/** A box on the shelf: what can be told of a game before its rules are loaded. */
export interface Box extends BoxFile {
  readonly id: string
  readonly load: () => Promise<Game>
}

// Whatever lies in games/ is on the shelf: nothing is registered anywhere else.
const BOXES = import.meta.glob<BoxFile>('../../games/*/box.json', { eager: true, import: 'default' })
const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../games/*/index.ts')

async function load(id: string): Promise<Game> {
  const game = (await GAMES[`../../games/${id}/index.ts`]?.())?.[id]
  if (game === undefined) throw new Error(`games/${id} exports no '${id}'`)
  return game
}

/** The shelf, in its order. Each game is a chunk of its own, fetched when it is first opened. */
export const SHELF: readonly Box[] = Object.entries(BOXES)
  .map(([path, box]) => ({ ...box, id: path.split('/').at(-2) ?? '' }))
  .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  .map((box) => ({ ...box, load: () => load(box.id) }))

/** The box with this id; undefined for a game nobody knows. */
export const boxOf = (id: string): Box | undefined => SHELF.find((box) => box.id === id)
