import { type Advised, Desk, type Letter } from '@boma/opponents'
import { type Enclosure, openEdition } from '../overlays/edition.ts'
import { advisedNamed } from './advised.ts'

/** The game with an overlay over its data, where the match is played so. */
let laid: Promise<Advised> | undefined

const desk = new Desk({
  load: (id) => laid ?? advisedNamed(id),
  post: (reply) => self.postMessage(reply),
  later: (then) => setTimeout(then),
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<Letter | Enclosure>) => {
  if ('overlay' in data) laid = openEdition(data.address, data.overlay).then(({ game }) => game)
  else desk.read(data)
}
