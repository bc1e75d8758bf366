import { other, type Seat, seatsOf } from '@boma/kernel'
import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { GivingUp } from '../end/giving-up.ts'
import type { Session } from '../session/session.ts'
import type { Consent } from '../session/undoing.ts'
import { AskSheet } from './ask-sheet.tsx'
import { DieSheet } from './die-sheet.tsx'
import { HelpSheet } from './help.tsx'

interface SheetsProps {
  readonly session: Session
  /** Does the other side have to agree to an undo? */
  readonly asksConsent: Consent | undefined
  readonly onConsent: (isAgreed: boolean) => void
  readonly givingUp: GivingUp
  readonly needsHelp: boolean
  readonly onHelped: () => void
}

/** The sheets that lie over the table at times: a die to be typed, the other side's consent, whether to give up, the keys. */
export function Sheets(props: SheetsProps) {
  return (
    <>
      <Show when={props.session.wanted()}>
        {(wanted) => <DieSheet wanted={wanted()} onDie={(face) => props.session.typeDie(face)} />}
      </Show>
      <Show when={props.asksConsent}>
        <AskSheet
          title={t('consent.title')}
          words={props.asksConsent === 'ask-dice' ? t('consent.dice') : t('consent.ask')}
          yes={t('consent.yes')}
          no={t('consent.no')}
          onYes={() => props.onConsent(true)}
          onNo={() => props.onConsent(false)}
        />
      </Show>
      <GiveUpSheet session={props.session} givingUp={props.givingUp} />
      <Show when={props.needsHelp}>
        <HelpSheet onClose={props.onHelped} />
      </Show>
    </>
  )
}

/** Asks before a seat gives up, be it the computer's. */
function GiveUpSheet(props: Pick<SheetsProps, 'session' | 'givingUp'>) {
  const sideWords = (side: number) => props.session.game.tongue.sides[side] ?? ''
  return (
    <Show when={sideOf(props.session, props.givingUp.asked())} keyed>
      {({ side }) => (
        <AskSheet
          title={side === props.session.viewer() ? t('end.ask') : t('end.askThem', { side: sideWords(side) })}
          words={t('end.askWords', { side: sideWords(other(side)) })}
          yes={side === props.session.viewer() ? t('end.giveUp') : t('end.letIt')}
          no={t('end.playOn')}
          onYes={() => props.givingUp.answer(true)}
          onNo={() => props.givingUp.answer(false)}
        />
      )}
    </Show>
  )
}

const sideOf = ({ game }: Session, seat: Seat | undefined) => seatsOf(game)[seat ?? -1]
