// The thread in which a player of the computer's thinks while people sit at the keyboard.
import { parentPort, workerData } from 'node:worker_threads'
import { Desk } from '@boma/opponents'
import { advisedNamed } from '../games.ts'
import { layFile } from '../overlay.ts'

const { overlay }: { readonly overlay?: string } = workerData
const isLaid = overlay === undefined ? undefined : layFile(overlay)

const desk = new Desk({
  async load(id) {
    await isLaid
    return advisedNamed(id)
  },
  post: (reply) => parentPort?.postMessage(reply),
  later: (then) => setImmediate(then),
  now: () => performance.now(),
})

parentPort?.on('message', (letter) => desk.read(letter))
