import { NOBODY, type Side } from '@boma/kernel'
import type { Lights } from '@boma/showing'
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import type { TurnTrails } from '../../map/highlights.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { type Account, accountOf, type TurnSpan } from '../story/account.ts'
import type { ToldDeed } from '../story/deeds.ts'
import { type Between, isSameStory, sinceLastTurn, TurnBook } from '../story/turns.ts'
import { type RecapStep, stepsOf } from './steps.ts'

/** What the others did since one's last turn, to be gone through step by step. */
export interface Recap {
  readonly steps: Accessor<readonly RecapStep[]>
  /** What it all came to. */
  readonly account: Accessor<Account>
  /** Whose turns it tells of. */
  readonly sides: Accessor<readonly Side[]>
  /** Was it a turn that all shared? */
  readonly isShared: Accessor<boolean>
  readonly isOpen: Accessor<boolean>
  /** The step that is shown. */
  readonly at: Accessor<number>
  /** Does it go on by itself? */
  readonly isPlaying: Accessor<boolean>
  /** What is drawn on the map for it; until the first order of the turn also when it was put away. */
  readonly trails: Accessor<TurnTrails | undefined>
  /** Where the step that is shown happened; nothing while it is put away. */
  readonly lights: Accessor<readonly Lights[]>
  /** Takes it out again, from the beginning. */
  open(): void
  close(): void
  go(to: number): void
  toggle(): void
}

/** How a person wants it. */
interface Manner {
  /** Does it come by itself after the others' turns? */
  readonly comes: Accessor<boolean>
  /** Does something else lie over it just now, such as the board of a battle whose result was not seen yet? */
  readonly waits: Accessor<boolean>
  /** Does it go on by itself, and for how many milliseconds does a step of so many spaces stay? */
  readonly plays: Accessor<boolean>
  readonly stay: (spaces: number) => number
}

/** A recap for a session. Inside a component. */
export function recapAt(session: Session, scene: Scene, manner: Manner): Recap {
  const [isOpen, setOpen] = createSignal(false)
  const [at, setAt] = createSignal(0)
  const [isPlaying, setPlaying] = createSignal(false)
  const between = othersTurns(session)
  const steps = createMemo(() => stepsOf(scene, between()?.lines ?? [], between()?.isShared))
  const account = createMemo(() => accountOf(scene, deedsIn(steps()), spanOf(session, between())))
  const open = () => {
    if (steps().length === 0) return
    setAt(0)
    setPlaying(manner.plays())
    setOpen(true)
  }
  const isLeft = comesOnce(session, scene, manner, between, { open, close: () => setOpen(false) })
  const put = (to: number) => setAt(Math.max(0, Math.min(steps().length - 1, to)))
  goesOn({ steps, at, isPlaying: () => isOpen() && isPlaying() && !manner.waits() }, manner, put, () =>
    setPlaying(false),
  )
  return {
    steps,
    account,
    lights: createMemo(() => (isOpen() ? lightsOf(steps()[at()]) : [])),
    sides: () => between()?.sides ?? [],
    isShared: () => between()?.isShared ?? false,
    isOpen,
    at,
    isPlaying,
    trails: createMemo(() => (isOpen() || isLeft() ? trailsOf(steps(), isOpen() ? at() : -1) : undefined)),
    open,
    close: () => void setOpen(false),
    go(to) {
      setPlaying(false)
      put(to)
    },
    toggle() {
      if (!isPlaying() && at() >= steps().length - 1) setAt(0)
      setPlaying((before) => !before)
    },
  }
}

const deedsIn = (steps: readonly RecapStep[]): readonly ToldDeed[] => steps.flatMap(({ deeds }) => deeds)

/** The viewer's tables before what happened and after it; undefined where the first is not known any more. */
function spanOf(session: Session, between: Between | undefined): TurnSpan | undefined {
  if (between === undefined) return undefined
  const before = session.earlier(between.since)
  const after = between.until === undefined ? undefined : session.earlier(between.until + 1)
  return before && { before, after: after ?? untrack(session.view) }
}

const trailsOf = (steps: readonly RecapStep[], now: number): TurnTrails => ({
  trails: steps.flatMap(({ trails }, i) => trails.map((spaces) => ({ spaces, isNow: i === now }))),
})

const lightsOf = (step: RecapStep | undefined): readonly Lights[] =>
  step === undefined || step.lit.length === 0 ? [] : [{ spaces: step.lit, pieces: [], path: [] }]

/** What the others did since the viewer's last turn. */
function othersTurns(session: Session): Accessor<Between | undefined> {
  const books = new Map<Side, TurnBook>()
  const bookOf = (viewer: Side): TurnBook => {
    const book = books.get(viewer) ?? new TurnBook(session.game)
    books.set(viewer, book)
    return book
  }
  const turns = createMemo(() => [...bookOf(session.viewer()).follow(session.log())])
  return createMemo(
    () => (session.viewer() === NOBODY ? undefined : sinceLastTurn(turns(), session.log(), session.viewer())),
    undefined,
    { equals: isSameStory },
  )
}

/**
 * Takes the recap out once, before the viewer first decides after the others' turns: when his own begins, or before that
 * where he is asked in nobody's, or in one that all share. Says until his first order whether it came.
 */
function comesOnce(
  session: Session,
  scene: Scene,
  manner: Manner,
  between: Accessor<Between | undefined>,
  recap: Pick<Recap, 'open' | 'close'>,
): Accessor<boolean> {
  /** The entry of the log after which the recap came last by itself, for each viewer. */
  const shown = new Map<Side, number>()
  const last = () => session.log().length - 1
  const isTold = () => (shown.get(session.viewer()) ?? -1) >= (between()?.theirs ?? 0)
  /** Have the others' turns ended, and has the viewer ordered nothing since? */
  const isFresh = createMemo(() => {
    const told = between()
    if (told === undefined) return false
    if (told.until !== undefined && !told.isShared) return told.until === last()
    const isAsked = told.isPause && session.deciding() === session.viewer()
    return isAsked && (!isTold() || shown.get(session.viewer()) === last())
  })
  const comes = (wasCurtained: boolean): boolean => {
    if (!isFresh() || isTold()) return false
    // Whoever shares a screen on which nothing is hidden has watched it all.
    const isShared = session.seats.every((seat) => seat === 'person') && !wasCurtained
    return manner.comes() && !isShared && session.curtain() === undefined && scene.panel() === undefined
  }
  createEffect(
    on([session.version, session.curtain], (_, before) => {
      if (!isFresh()) recap.close()
      if (!comes(before?.[1] !== undefined)) return
      shown.set(session.viewer(), last())
      recap.open()
    }),
  )
  return () => isFresh() && isTold()
}

/** Goes on by itself, step by step, and stops at the last. */
function goesOn(
  { steps, at, isPlaying }: Pick<Recap, 'steps' | 'at' | 'isPlaying'>,
  manner: Manner,
  go: (to: number) => void,
  stop: () => void,
): void {
  createEffect(() => {
    if (!isPlaying()) return
    if (at() >= steps().length - 1) {
      stop()
      return
    }
    const spaces = Math.max(0, ...(steps()[at()]?.trails ?? []).map((way) => way.length - 1))
    const timer = setTimeout(() => go(at() + 1), manner.stay(spaces))
    onCleanup(() => clearTimeout(timer))
  })
}

/** Goes to a step by a button. One that a pointer has pressed gives the keys back, so that Enter still goes on to the turn. */
export function goBy(e: MouseEvent & { readonly currentTarget: HTMLElement }, recap: Recap, to: number): void {
  recap.go(to)
  if (e.detail > 0) e.currentTarget.blur()
}
