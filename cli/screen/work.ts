import { setImmediate } from 'node:timers/promises'
import type { Steps } from '@boma/kernel'
import { Unusable } from '../unusable.ts'

/** Milliseconds of work between two looks at the keyboard, and after which a person wants to know what goes on. */
const SLICE = 50
const WHILE = 500

/** Somebody who waits for work. */
interface Waiting {
  /** Says how much is done; undefined when it is over, or was stopped. */
  tell(percent: number | undefined): void
  isStopped(): boolean
}

/** Does long work, so that whoever waits sees how far it is and can stop it: then it throws Unusable. */
export async function work<R>(steps: Steps<R>, { tell, isStopped }: Waiting): Promise<R> {
  const began = performance.now()
  try {
    for (let until = began + SLICE; ; ) {
      const step = steps.next()
      if (step.done) return step.value
      const now = performance.now()
      if (now < until) continue
      if (now - began > WHILE) tell(Math.floor(100 * step.value))
      await setImmediate()
      if (isStopped()) throw new Unusable('Stopped: nothing was changed.')
      until = performance.now() + SLICE
    }
  } finally {
    tell(undefined)
  }
}
