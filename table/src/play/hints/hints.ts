import type { Guidance } from '@boma/opponents'
import { type Hint, hintOf, type Lights } from '@boma/showing'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { TurnTrails } from '../../map/highlights.ts'
import type { Session } from '../session/session.ts'

/** What is advised to whoever decides at this screen: thought of from his own view alone, and done by nobody but himself. */
export interface Hints {
  /** Is nobody advised at this match? */
  readonly isOff: boolean
  /** May advice be asked for just now? */
  readonly isThere: Accessor<boolean>
  readonly isOpen: Accessor<boolean>
  /** Has nobody answered yet? */
  readonly isAwaited: Accessor<boolean>
  /** The best orders, the best first; none where one is as good as another. */
  readonly hints: Accessor<readonly Hint[]>
  /** The one that is looked at. */
  readonly at: Accessor<number>
  readonly trails: Accessor<TurnTrails | undefined>
  readonly lights: Accessor<readonly Lights[]>
  ask(): void
  go(to: number): void
  close(): void
}

/** Asks for so many orders at most that are advised to whoever decides. */
export type Adviser = (most: number, heard: (guidance: Guidance) => void) => void

/** Orders that are advised at most. */
const MOST = 3

/** The hints at a table. Whatever happens puts them away. Inside a component. */
export function hintsAt(session: Session, advise: Adviser | undefined): Hints {
  const [given, setGiven] = createSignal<Guidance>()
  const [isOpen, setOpen] = createSignal(false)
  const [at, setAt] = createSignal(0)
  let asked = 0
  const hints = createMemo(() => {
    const guidance = given()
    return guidance === undefined || !('proposals' in guidance)
      ? []
      : guidance.proposals.map((proposal) => hintOf(session.game, proposal))
  })
  const isThere = () =>
    advise !== undefined && session.game.counsel.doctrine !== undefined && session.offers().length > 0
  const close = () => {
    asked++
    setOpen(false)
  }
  createEffect(on([session.version, session.curtain], close, { defer: true }))
  const chosen = () => (isOpen() ? hints()[at()] : undefined)
  return {
    isOff: advise === undefined,
    ...{ isThere, isOpen, hints, at, close },
    isAwaited: () => isOpen() && given() === undefined,
    trails: createMemo(() => (isOpen() ? trailsOf(hints(), at()) : undefined)),
    lights: createMemo(() => [chosen()].flatMap((hint) => (hint ? [{ ...hint, path: [] }] : []))),
    ask() {
      if (!isThere()) return
      const question = ++asked
      setGiven(undefined)
      setAt(0)
      setOpen(true)
      advise?.(MOST, (guidance) => question === asked && setGiven(guidance))
    },
    go: (to) => void setAt(Math.max(0, Math.min(hints().length - 1, to))),
  }
}

const trailsOf = (hints: readonly Hint[], now: number): TurnTrails => ({
  trails: hints.flatMap(({ spaces }, i) => (spaces.length > 1 ? [{ spaces, isNow: i === now }] : [])),
  isAdvised: true,
})
