import { type Accessor, createSignal } from 'solid-js'
import type { Session, TakenBack } from './session.ts'

/** What both people at a screen have to agree to before it is taken back. */
export type Consent = 'ask' | 'ask-dice'

/** Taking back as a person does it: says what stands in the way, and asks both where both must agree. */
export function undoing(
  session: Session,
  say: (result: TakenBack) => void,
): {
  readonly undo: (isAgreed?: boolean) => void
  /** What is to be agreed to just now. */
  readonly asksConsent: Accessor<Consent | undefined>
  readonly refuseConsent: () => void
} {
  const [asksConsent, setAsksConsent] = createSignal<Consent>()
  const answered = (result: TakenBack) => {
    setAsksConsent(result === 'ask' || result === 'ask-dice' ? result : undefined)
    say(result)
  }
  const undo = (isAgreed = false) => {
    setAsksConsent(undefined)
    session.undo(isAgreed, answered)
  }
  return { undo, asksConsent, refuseConsent: () => setAsksConsent(undefined) }
}
