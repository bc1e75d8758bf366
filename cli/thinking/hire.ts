import { Worker } from 'node:worker_threads'
import { type Alarm, type Correspondent, Desk, type Listener } from '@boma/opponents'
import type { Game } from '@boma/showing'

/** Hires somebody who thinks here, a little at a time: for scripts, which wait anyway. */
export const hireHere =
  (game: () => Game) =>
  ({ hear }: Listener): Correspondent => {
    const desk = new Desk({
      load: async () => game(),
      post: hear,
      later: (then) => setImmediate(then),
      now: () => performance.now(),
    })
    return { send: (letter) => desk.read(letter), cut: () => desk.drop() }
  }

/** Hires somebody who thinks in a thread of his own, so that whoever sits at the keyboard can type meanwhile. */
export const hireThread =
  (overlay: string | undefined) =>
  ({ hear, broke }: Listener): Correspondent => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { overlay } })
    thread.on('message', hear)
    thread.on('messageerror', () => broke('its answer could not be read'))
    thread.on('error', (caught) => broke(caught instanceof Error ? caught.message : String(caught)))
    return { send: (letter) => thread.postMessage(letter), cut: () => void thread.terminate() }
  }

/** Seconds by the clock. */
export const afterSeconds: Alarm = (seconds, then) => {
  const timer = setTimeout(then, seconds * 1000)
  return () => clearTimeout(timer)
}
