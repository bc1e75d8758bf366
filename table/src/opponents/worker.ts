import { Desk, type Letter } from '@boma/opponents'
import { ADVISED } from './advised.ts'

const desk = new Desk({
  async load(id) {
    const load = Object.entries(ADVISED).find(([game]) => game === id)?.[1]
    if (load === undefined) throw new Error(`there is no game '${id}'`)
    return load()
  },
  post: (reply) => self.postMessage(reply),
  later: (then) => setTimeout(then),
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<Letter>) => desk.read(data)
