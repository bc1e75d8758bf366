import { createSignal } from 'solid-js'
import { Declined } from './post.ts'

/** The club's word for why it did not do something. */
export const whyNot = (problem: unknown): string => (problem instanceof Declined ? problem.why : 'offline')

/** Asks the club for something once, however often a button is pressed meanwhile, and says why it did not do it. Inside a component. */
export function attempting() {
  const [why, setWhy] = createSignal('')
  const [isUnderWay, setUnderWay] = createSignal(false)
  const attempt = <A>(deed: () => Promise<A>, done: (answer: A) => void): void => {
    if (isUnderWay()) return
    setUnderWay(true)
    setWhy('')
    deed()
      .finally(() => setUnderWay(false))
      .then(done, (problem) => setWhy(whyNot(problem)))
  }
  return { why, isUnderWay, attempt }
}
