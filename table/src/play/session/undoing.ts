import { type Accessor, createSignal } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session } from './session.ts'

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
  const undo = (isAgreed = false) => {
    const result = session.undo(isAgreed)
    const asked = result === 'ask' || result === 'ask-dice' ? result : undefined
    setAsksConsent(asked)
    remark(result === 'done' || asked ? '' : t(`undo.${result}`))
  }
  return { undo, asksConsent, refuseConsent: () => setAsksConsent(undefined) }
}
