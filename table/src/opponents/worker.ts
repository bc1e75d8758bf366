import { Desk, type Letter } from '@boma/opponents'
import { advisedNamed } from './advised.ts'

const desk = new Desk({
  load: advisedNamed,
  post: (reply) => self.postMessage(reply),
  later: (then) => setTimeout(then),
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<Letter>) => desk.read(data)
