import type { Steps } from '@boma/kernel'

/** Steps after which all others have their turn: some milliseconds of work. */
const AT_ONCE = 8

/** Does something that is long in steps, and lets all others have their turn in between. */
export async function inTurns<R>(steps: Steps<R>): Promise<R> {
  for (let done = 1; ; done++) {
    const step = steps.next()
    if (step.done) return step.value
    if (done % AT_ONCE === 0) await new Promise<void>((later) => void setImmediate(later))
  }
}
