// A thread of the club in which computers think. Only here is anything known of a game beyond its rules.
import { parentPort } from 'node:worker_threads'
import { Desk, type Letter } from '@boma/opponents'
import { advisedNamed } from './advised.ts'

/** Matches whose plans are kept here: a plan for a turn is one thought, also when another match is thought about between. */
const MOST_KEPT = 8

const desks = new Map<string, Desk>()
let busy: Desk | undefined

const newDesk = (): Desk =>
  new Desk({
    load: advisedNamed,
    post: (reply) => parentPort?.postMessage(reply),
    later: (then) => setImmediate(then),
    now: () => performance.now(),
  })

/** The desk of a match, which is the last to be cleared away now. */
function deskOf(match: string): Desk {
  const desk = desks.get(match) ?? newDesk()
  desks.delete(match)
  desks.set(match, desk)
  const [oldest] = desks.keys()
  if (desks.size > MOST_KEPT && oldest !== undefined) desks.delete(oldest)
  return desk
}

parentPort?.on('message', (letter: Letter) => {
  if ('ask' in letter) {
    busy?.drop()
    busy = deskOf(letter.ask.match)
  }
  busy?.read(letter)
})
