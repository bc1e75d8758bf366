import { Desk, type Letter } from '@boma/opponents'
import { boxOf } from '../games.ts'

const desk = new Desk({
  // The rules of a game are fetched as the page does it.
  async load(id) {
    const game = await boxOf(id)?.load()
    if (game === undefined) throw new Error(`there is no game '${id}'`)
    return game
  },
  post: (reply) => self.postMessage(reply),
  later: (then) => setTimeout(then),
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<Letter>) => desk.read(data)
