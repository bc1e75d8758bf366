import type { Target } from '@boma/showing'
import { type Accessor, createComputed, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import type { Aiming } from './aim.ts'
import type { Choosing } from './choosing.ts'
import { mainOf } from './places.ts'
import type { MarchPlan } from './plan.ts'
import { spaceOf, type TakenStack } from './taken.ts'

/** How long what is new takes no answer: longer than a double click lasts, and no longer than it takes to read it. */
export const MOMENT = 400

/** The page's own clock: does something later, and hands out what stops it. A test turns the clock itself. */
export type Later = (then: () => void, milliseconds: number) => () => void

/** What keeps a press that was meant for the last question from answering the next one. */
export interface Haste {
  /** Did what is asked come up only a moment ago? Then no press is an answer to it. */
  readonly isNew: Accessor<boolean>
  /** Something has come up that nobody can have meant yet. */
  renew(): void
}

/** What takes long to draw is no older for that: the time runs from when it is on the screen, a task after its frame. */
const onceDrawn: Later = (then, milliseconds) => {
  let [timer, isOff]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false]
  const inAFrame = globalThis.requestAnimationFrame ?? setTimeout
  inAFrame(() => {
    if (isOff) return
    timer = setTimeout(() => {
      timer = setTimeout(then, milliseconds)
    })
  })
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}

/** The haste of a person at a table. Inside a component. */
export function hasteAt(later: Later = onceDrawn): Haste {
  const [isNew, setNew] = createSignal(false)
  let stop = () => {}
  onCleanup(() => stop())
  return {
    isNew,
    renew() {
      stop()
      setNew(true)
      stop = later(() => setNew(false), MOMENT)
    },
  }
}

/** Where the last order was given by a press on the table. */
export interface LastPress {
  note(at: Target): void
  /** Is the same place pressed once more where nobody can tell beforehand what an order shows, nor then take it back? */
  isAgain(at: Target): boolean
}

/** The last press of a person at a session. */
export function lastPress({ game }: Session, scene: Scene): LastPress {
  let last: number | undefined
  return {
    note: (at) => {
      last = spaceOf(scene, at)
    },
    isAgain: (at) => game.fog !== undefined && last !== undefined && spaceOf(scene, at) === last,
  }
}

/** A key did something while it was on a place: pressed twice in haste it shall not press what came up there meanwhile. */
export function notedAt<T>(last: LastPress, at: Target | undefined, done: T): T {
  if (at?.space !== undefined && done !== false) last.note(at)
  return done
}

/** What may change under the finger of a person who presses once more. */
interface Answers {
  readonly session: Session
  readonly choosing: Pick<Choosing, 'places' | 'reminder' | 'slip'>
  readonly taken: Pick<TakenStack, 'asked'>
  readonly plan: Pick<MarchPlan, 'goal'>
  readonly aiming: Pick<Aiming, 'aim'>
}

/** Whatever gives a press another meaning makes that new: an order, a warning, a slip, a way to be gone. Inside a component. */
export function useHaste({ renew }: Haste, { session, choosing, taken, plan, aiming }: Answers): void {
  // What is held over a tabletop goes with every arrow key, and is the same answer everywhere.
  const main = () => (aiming.aim()?.isSet ? undefined : mainOf(choosing.places().buttons)?.action)
  /** A note only says why not: there is nothing to press on it. */
  const paper = () => (choosing.slip()?.kind === 'note' ? undefined : choosing.slip())
  const changes = [
    session.length,
    session.deciding,
    session.curtain,
    main,
    choosing.reminder,
    paper,
    taken.asked,
    plan.goal,
  ]
  createComputed(
    on(
      changes.map((each) => createMemo<unknown>(() => each())),
      renew,
    ),
  )
}
