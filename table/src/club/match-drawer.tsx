import type { Side } from '@boma/kernel'
import { seatsOf } from '@boma/kernel'
import { createMemo, type JSX, Show } from 'solid-js'
import type { Session } from '../play/session/session.ts'
import { t } from '../words/words.ts'
import { AwayForm } from './away-form.tsx'
import { Notes, Onlookers, Rest } from './drawer-parts.tsx'
import { GoHome } from './go-home.tsx'
import type { FarMatch } from './sit-far.ts'

export interface DrawerProps {
  readonly match: FarMatch
  readonly session: Session
  readonly onClose: () => void
}

/** What belongs to a match and is no order: what is answered while one is away, one's notes, and what the players agree upon. */
export function MatchDrawer(props: DrawerProps) {
  const mayRest = () => {
    const company = props.match.company()
    const isFree = company?.petition === undefined && company?.clock.rest === undefined
    return ownSide(props) !== undefined && isFree && company?.clock.running !== undefined && !props.session.over()
  }
  return (
    <aside class="talk drawer" aria-label={t('far.more')} onKeyDown={(e) => e.key === 'Escape' && props.onClose()}>
      <div class="drawer-head">
        <h2>{t('far.more')}</h2>
        <button type="button" class="word" onClick={() => props.onClose()}>
          {t('far.close')}
        </button>
      </div>
      <div class="drawer-body">
        <Show when={props.match.company()?.movedBy}>
          {(name) => <p class="hint">{t('move.begunHere', { name: name() })}</p>}
        </Show>
        <Away {...props} />
        <Part head={t('far.notes')}>
          <Notes match={props.match.id} />
        </Part>
        <Show when={mayRest()}>
          <Part head={t('far.rest')}>
            <Rest match={props.match} />
          </Part>
        </Show>
        <Show when={ownSide(props) !== undefined && !props.session.over()}>
          <Part head={t('move.home')}>
            <GoHome match={props.match} />
          </Part>
        </Show>
        <Part head={t('far.onlookers')}>
          <Onlookers {...props} />
        </Part>
      </div>
    </aside>
  )
}

/** The side that sits here. */
const ownSide = ({ match, session }: DrawerProps): Side | undefined => {
  const seat = match.company()?.seats.findIndex(({ isMine }) => isMine) ?? -1
  return seatsOf(session.game)[seat]?.side
}

function Away(props: DrawerProps) {
  const forms = createMemo(() => {
    const side = ownSide(props)
    return side === undefined ? [] : (props.session.game.page.advice.instructions?.(side) ?? [])
  })
  const mayLeave = () =>
    forms().length > 0 && props.match.company()?.clock.pace.kind !== 'live' && !props.session.over()
  return (
    <Show when={mayLeave() && props.match.left()} keyed>
      {(left) => (
        <Part head={t('away.title')} isOpen>
          <AwayForm
            session={props.session}
            forms={forms()}
            left={left}
            onKeep={(sentences) => props.match.instruct(sentences)}
          />
        </Part>
      )}
    </Show>
  )
}

function Part(props: { readonly head: string; readonly isOpen?: boolean; readonly children: JSX.Element }) {
  return (
    <details open={props.isOpen === true}>
      <summary>{props.head}</summary>
      {props.children}
    </details>
  )
}
