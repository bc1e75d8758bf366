import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session } from '../session/session.ts'
import type { Consent } from '../session/undoing.ts'
import { ConsentSheet } from './consent-sheet.tsx'
import { DieSheet } from './die-sheet.tsx'
import { HelpSheet } from './help.tsx'

interface SheetsProps {
  readonly session: Session
  /** Does the other side have to agree to an undo? */
  readonly asksConsent: Consent | undefined
  readonly onConsent: (isAgreed: boolean) => void
  readonly needsHelp: boolean
  readonly onHelped: () => void
}

/** The sheets that lie over the table at times: a die to be typed, the other side's consent, the keys. */
export function Sheets(props: SheetsProps) {
  return (
    <>
      <Show when={props.session.wanted()}>
        {(wanted) => <DieSheet wanted={wanted()} onDie={(face) => props.session.typeDie(face)} />}
      </Show>
      <Show when={props.asksConsent}>
        <ConsentSheet
          words={props.asksConsent === 'ask-dice' ? t('consent.dice') : t('consent.ask')}
          onAgreed={() => props.onConsent(true)}
          onClose={() => props.onConsent(false)}
        />
      </Show>
      <Show when={props.needsHelp}>
        <HelpSheet onClose={props.onHelped} />
      </Show>
    </>
  )
}
