import type { Side } from '@boma/kernel'
import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'

/** The actions with which games let a chance go by. */
const PASSES = new Set(['end', 'pass'])

/** The only answer, if all that it does is to let the chance go by. */
export function onlyPass(offers: readonly Offered[]): Offered | undefined {
  const [only] = offers
  if (only === undefined || offers.length > 1 || !PASSES.has(only.name)) return undefined
  return only.space === undefined && only.piece === undefined ? only : undefined
}

/** What the page did for a person: in which entry of whose log, and after how many orders. */
interface Passed {
  readonly viewer: Side
  readonly entry: number
  readonly length: number
  readonly words: string
}

/**
 * Passes for a person where nothing else could be done, and says so in notes for the log. Only where a question is new:
 * whoever has just acted may still want to take it back before the phase ends, and whoever has taken something back
 * wants to stay there. Inside a component.
 */
export function usePassing(session: Session, isWanted: Accessor<boolean>): Accessor<ReadonlyMap<number, string>> {
  const [notes, setNotes] = createSignal<readonly Passed[]>([])
  const asked = () => `${session.deciding()} ${session.decision()?.prompt}`
  let at = { length: session.length(), asked: asked() }
  let isHeld = true

  const pass = ({ action, label }: Offered) => {
    // Whoever passes has an entry for it, which is about to be the last.
    const note = { viewer: session.viewer(), entry: session.log().length, length: session.length() + 1 }
    if (session.play(action) === undefined && session.length() >= note.length)
      setNotes((before) => [...before, { ...note, words: t('log.passed', { label }) }])
  }
  const look = () => {
    const now = { length: session.length(), asked: asked() }
    if (now.length !== at.length) isHeld = now.length < at.length || now.asked === at.asked
    // What was taken back was not passed: another action may come in its place.
    if (now.length < at.length) setNotes((before) => before.filter(({ length }) => length <= now.length))
    at = now
    const only = isHeld || !isWanted() ? undefined : onlyPass(session.offers())
    if (only) pass(only)
  }
  createEffect(on([session.version, session.curtain], () => untrack(look)))
  return () => new Map(notes().flatMap((n) => (n.viewer === session.viewer() ? [[n.entry, n.words]] : [])))
}
