import type { Action } from '@boma/kernel'
import type { Goal } from '@boma/showing'
import type { Session, Told } from '../session/session.ts'

/** What becomes of the rest of a march that somebody else was asked about on its way. */
interface Onward {
  /** What is to be ordered now, because it was let go by. */
  readonly order: readonly Action[]
  /** Where it was to go yet, because something came in between. */
  readonly beads: readonly number[]
  /** Is it not known yet? */
  readonly isWaiting: boolean
}

const NOTHING: Onward = { order: [], beads: [], isWaiting: false }

/**
 * A march that was ordered as a whole goes on by itself as long as all who are asked on its way let it: nobody wants to
 * order each step anew. As soon as a die was rolled, what is left of the way is only laid out again.
 */
export function onwardOf(session: Session): {
  begin(goal: Goal): void
  /** The match has gone on; those who march are in that space now. */
  next(space: number | undefined): Onward
  order(): void
} {
  let march: { readonly goal: Goal; readonly told: Told; readonly length: number } | undefined
  let left: readonly Action[] = []
  return {
    begin(goal) {
      march = { goal, told: session.told(), length: session.length() }
      left = []
    },
    next(space) {
      if (march === undefined) return NOTHING
      if (session.left.length > 0) left = session.left
      // Who takes the march back has given it up.
      if (left.length === 0 || session.length() <= march.length) {
        march = undefined
        return NOTHING
      }
      if (session.offers().length === 0 || space === undefined) return { ...NOTHING, isWaiting: true }
      const { goal, told } = march
      const at = goal.path.indexOf(space)
      const isHurt = session.since(told).some((e) => e.dice.length > 0)
      if (!isHurt && at >= 0) return { ...NOTHING, order: left, isWaiting: true }
      march = undefined
      return { ...NOTHING, beads: at < 0 ? [] : goal.path.slice(at + 1) }
    },
    order() {
      const order = left
      left = []
      if (session.order(order) !== undefined) march = undefined
    },
  }
}
