import { type Accessor, createSignal } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session, TakenBack } from './session.ts'

/** What both people at a screen have to agree to before it is taken back. */
export type Consent = 'ask' | 'ask-dice'

/** Taking back as a person does it: says what stands in the way, and asks both where both must agree. */
export function undoing(
  session: Session,
  remark: (words: string) => void,
): {
  readonly undo: (isAgreed?: boolean) => void
  /** What is to be agreed to just now. */
  readonly asksConsent: Accessor<Consent | undefined>
  readonly refuseConsent: () => void
} {
  const [asksConsent, setAsksConsent] = createSignal<Consent>()
  const answered = (result: TakenBack) => {
    const asked = result === 'ask' || result === 'ask-dice' ? result : undefined
    setAsksConsent(asked)
    remark(result === 'done' || asked ? '' : t(`undo.${result}`))
  }
  const undo = (isAgreed = false) => {
    setAsksConsent(undefined)
    session.undo(isAgreed, answered)
  }
  return { undo, asksConsent, refuseConsent: () => setAsksConsent(undefined) }
}
