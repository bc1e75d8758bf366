/**
 * Work that is done in steps, each of them short: whoever wants it done looks at a clock in between, lets others have
 * their turn, or stops. A step says how much of it all is done, from 0 to 1.
 */
export type Steps<R> = Generator<number, R, void>

/** Does all of it at once. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
