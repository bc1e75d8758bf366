import type { Seat } from '@boma/kernel'
import { Show } from 'solid-js'
import type { Stumble } from '../opponents/computer.ts'
import { nameOfSeat } from '../play/session/seats.ts'
import { Notice } from '../shell/notice.tsx'
import { go } from '../shell/place.ts'
import { adoptCopy } from '../store/adopt.ts'
import { t } from '../words/words.ts'
import { useElsewhere } from './elsewhere.ts'
import type { Sitting } from './sit-down.ts'

interface NoticesProps {
  readonly id: string
  readonly sitting: Sitting
  /** The version of the rules that the match was begun under. */
  readonly before: string
  /** What was kept of it was not as it had been written, and all of it was played again. */
  readonly wasSpoilt: boolean
  /** A person plays a seat from now on that was the computer's. */
  readonly onTakeOver: (seat: Seat) => void
}

/** What to know of a match while it goes on: not kept, open twice, of other rules, a computer's player that broke down. */
export function Notices(props: NoticesProps) {
  const now = () => props.sitting.session.game.version
  const isElsewhere = useElsewhere(props.id)
  const broken = () => {
    const state = props.sitting.computerState()
    return state.kind === 'broken' ? state : undefined
  }
  return (
    <div class="notices">
      <Show when={props.sitting.trouble()} keyed>
        {(trouble) => (
          <Notice sentence={t(`store.${trouble}`)}>
            {trouble === 'newer' ? <TwoWays sitting={props.sitting} /> : <SaveOrRetry sitting={props.sitting} />}
          </Notice>
        )}
      </Show>
      <Show when={isElsewhere() && props.sitting.trouble() !== 'newer'}>
        <Notice sentence={t('store.elsewhere')} />
      </Show>
      <Show when={props.wasSpoilt}>
        <Notice sentence={t('store.wasSpoilt')} />
      </Show>
      <Show when={props.before !== now()}>
        <Notice isNews sentence={t('store.otherRules', { before: props.before, now: now() })} />
      </Show>
      <Show when={broken() === undefined && props.sitting.stumble()} keyed>
        {(stumble) => (
          <Notice sentence={stumbleWords(props.sitting, stumble)}>
            <Show when={stumble.next === 'simplyOn'}>
              <button type="button" class="quiet" onClick={() => props.sitting.computer.tryAgain()}>
                {t('seat.retry')}
              </button>
            </Show>
            <button type="button" onClick={() => props.onTakeOver(stumble.seat)}>
              {t('seat.takeOver')}
            </button>
          </Notice>
        )}
      </Show>
      <Show when={broken()} keyed>
        {({ reason, seat }) => (
          <Notice sentence={t('seat.failed', { reason })}>
            <button type="button" class="quiet" onClick={() => props.sitting.computer.tryAgain()}>
              {t('seat.retry')}
            </button>
            <button type="button" onClick={() => props.sitting.computer.moveAtRandom()}>
              {t('seat.random')}
            </button>
            <button type="button" onClick={() => props.onTakeOver(seat)}>
              {t('seat.takeOver')}
            </button>
          </Notice>
        )}
      </Show>
    </div>
  )
}

/** What happened to a player of the computer's, and how the match goes on. */
function stumbleWords({ session }: Sitting, { seat, kind, reason, next }: Stumble): string {
  const side = nameOfSeat(session.game, seat)
  const isSaidOfItself = kind === 'silent' || kind === 'wordless' || kind === 'forbidden'
  const what = isSaidOfItself ? t(`seat.${kind}`, { side }) : t('seat.stumbled', { side, reason })
  return `${what} ${t(`seat.${next}`)}`
}

function SaveOrRetry(props: { readonly sitting: Sitting }) {
  return (
    <>
      <button type="button" class="quiet" onClick={() => props.sitting.handOut()}>
        {t('store.save')}
      </button>
      <button type="button" onClick={() => props.sitting.save()}>
        {t('store.retry')}
      </button>
    </>
  )
}

/** A match that went two ways in two windows: which one to go on with. */
function TwoWays(props: { readonly sitting: Sitting }) {
  const keepBoth = async () => go({ at: 'play', id: await adoptCopy(props.sitting.present()) })
  return (
    <>
      <button type="button" class="quiet" onClick={() => location.reload()}>
        {t('store.showOther')}
      </button>
      <button type="button" onClick={keepBoth}>
        {t('store.keepBoth')}
      </button>
    </>
  )
}
