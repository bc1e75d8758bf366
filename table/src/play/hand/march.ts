import type { Action } from '@boma/kernel'
import type { Goal, Piece, Target } from '@boma/showing'
import { type Accessor, batch, createSignal } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Refused, Session, Told } from '../session/session.ts'
import type { MarchPlan } from './plan.ts'
import { isMover, type TakenStack } from './taken.ts'

/** The march that is ordered, and what becomes of it. */
export interface OrderedMarch {
  go(goal: Goal): void
  /** Was the last march not carried out to its end? */
  readonly brokeOff: Accessor<boolean>
  /** The stack there is to stay in the hand though an order is given. */
  keep(space: number | undefined): void
  /** The match has gone on: the hand is empty, or holds the force that is on its way and can go on. */
  settle(): void
}

/** The marches of the stack in the hand of a person at a session, who is told why one is refused. Inside a component. */
export function marchingAt(
  session: Session,
  scene: Scene,
  { taken, plan }: { readonly taken: TakenStack; readonly plan: MarchPlan },
  onRefused: (at: Target, refused: Refused) => void,
): OrderedMarch {
  const [brokeOff, setBrokeOff] = createSignal(false)
  const onward = onwardOf(session)
  let hasGone = false
  let kept: number | undefined
  const go = (goal: Goal) => {
    const before = taken.leaving()
    taken.putDown()
    hasGone = true
    onward.begin(goal)
    session.order(goal.order, (refused) => {
      if (refused === undefined) return
      taken.hold(before)
      onRefused({ space: goal.space }, refused)
    })
  }
  const settle = () => {
    const mover = scene.page.advice.reach && scene.pieces().find((piece) => isMover(scene, piece))
    const goesOn = onward.next(mover?.space)
    takeUpAgain(taken, mover && session.picked().length === 0 ? mover : undefined, kept)
    kept = undefined
    if (goesOn.beads.length > 0) plan.think(goesOn.beads)
    setBrokeOff(hasGone && session.left.length > 0 && !goesOn.isWaiting)
    hasGone = false
    if (goesOn.order.length > 0) queueMicrotask(() => onward.order())
  }
  return {
    go: (goal) => batch(() => go(goal)),
    brokeOff,
    keep: (space) => {
      kept = space
    },
    settle: () => batch(settle),
  }
}

/** In the hand is the force that is on its way; else the stack that was to stay there. */
function takeUpAgain(taken: TakenStack, mover: Piece | undefined, kept: number | undefined): void {
  taken.putDown()
  if (mover !== undefined) taken.takeUp(mover.space, true)
  else if (kept !== undefined) taken.takeUp(kept)
}

/** What becomes of the rest of a march that somebody else was asked about on its way. */
interface Rest {
  /** What is to be ordered now, because it was let go by. */
  readonly order: readonly Action[]
  /** Where it was to go yet, because something came in between. */
  readonly beads: readonly number[]
  /** Is it not known yet? */
  readonly isWaiting: boolean
}

const NOTHING: Rest = { order: [], beads: [], isWaiting: false }

/**
 * A march that was ordered as a whole goes on by itself as long as all who are asked on its way let it: nobody wants to
 * order each step anew. As soon as a die was rolled, what is left of the way is only laid out again.
 */
function onwardOf(session: Session): {
  begin(goal: Goal): void
  /** The match has gone on; those who march are in that space now. */
  next(space: number | undefined): Rest
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
