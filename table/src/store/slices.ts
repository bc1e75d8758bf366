import type { Steps } from '@boma/kernel'

/** Whoever waits for long work: he is told how much of it is done, and may stop it. */
export interface Patience {
  readonly stop?: AbortSignal
  tell?(done: number): void
}

/** What long work ends with when it was stopped. */
export class Stopped extends Error {
  constructor() {
    super('the work was stopped')
    this.name = 'Stopped'
  }
}

/** Milliseconds of work after which the page has its turn: it answers and draws as if nothing were done beside it. */
const SLICE = 10

/** Does work in slices, so that the page stays alive however long it takes; throws Stopped when it is stopped. */
export async function inSlices<R>(steps: Steps<R>, { stop, tell }: Patience = {}): Promise<R> {
  for (let until = performance.now() + SLICE; ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    tell?.(step.value)
    await turn()
    if (stop?.aborted) throw new Stopped()
    until = performance.now() + SLICE
  }
}

/** Lets everybody else have a turn. A timer would do so too, but sleeps for long in a page that nobody looks at. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage('')
  })
}
