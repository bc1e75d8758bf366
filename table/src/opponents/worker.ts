import { boxOf } from '../games.ts'
import type { Question } from './protocol.ts'
import { think } from './think.ts'

/** Fetches the rules of a game, as the page does. */
async function load(id: string) {
  const game = await boxOf(id)?.load()
  if (game === undefined) throw new Error(`there is no game '${id}'`)
  return game
}

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await think(data, load))
