import type { Side } from '@boma/kernel'
import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Notes } from '../log/chapters.ts'
import type { Offered } from '../session/offers.ts'
import { onlyAnswer } from '../session/only-answer.ts'
import type { Session } from '../session/session.ts'

/**
 * Answers for a person where nothing else could be done, and says so in notes for the log. Only where a question is new:
 * whoever has just acted may still want to take it back before the phase ends, and whoever has taken something back
 * wants to stay there. Inside a component.
 */
export function usePassing(session: Session, isWanted: Accessor<boolean>): Accessor<Notes> {
  const [notes, setNotes] = createSignal(new Map<Side, Map<number, string>>(), { equals: false })
  const mine = () => notes().get(session.viewer()) ?? new Map<number, string>()
  const asked = () => `${session.deciding()} ${session.decision()?.prompt}`
  let at = { length: session.length(), asked: asked() }
  let isHeld = true

  const pass = ({ action, label }: Offered) => {
    const [viewer, entry, length] = [session.viewer(), session.log().length, session.length()]
    const note = (words?: string) =>
      setNotes((before) => {
        const some = before.get(viewer) ?? new Map<number, string>()
        if (words === undefined) some.delete(entry)
        else some.set(entry, words)
        return before.set(viewer, some)
      })
    // The note comes first, so that it is there when the log is told.
    note(t('log.passed', { label }))
    // Nobody has acted: the same may be asked once more, and is new then, too.
    at = { ...at, asked: '' }
    session.play(action, (refused) => (refused !== undefined || session.length() <= length) && note())
  }
  const look = () => {
    const now = { length: session.length(), asked: asked() }
    if (now.length !== at.length) isHeld = now.length < at.length || now.asked === at.asked
    // What was taken back was not passed: another action may come in its place.
    if (now.length < at.length)
      for (const entry of mine().keys()) if (entry >= session.log().length) mine().delete(entry)
    at = now
    // Whoever picks has not done yet.
    const only = isHeld || !isWanted() || session.picked().length > 0 ? undefined : onlyAnswer(session)
    if (only) pass(only)
  }
  createEffect(on([session.version, session.curtain], () => untrack(look)))
  return mine
}
