import { createResource, createSignal, onCleanup, Show } from 'solid-js'
import type { Session } from '../play/session/session.ts'
import { go } from '../shell/place.ts'
import { t } from '../words/words.ts'
import { attempting } from './attempt.ts'
import { askRematch, myMatches } from './post.ts'
import { Sentence } from './sentence.tsx'
import type { FarMatch } from './sit-far.ts'
import { dateWords } from './words.ts'

/** A match far away, and the session at it. */
export interface AtFar {
  readonly match: FarMatch
  readonly session: Session
}

/** Does whoever is here play, or look on? */
export const isPlaying = ({ match }: Pick<AtFar, 'match'>): boolean =>
  match.company()?.seats.some((seat) => seat.isMine) === true

/** The match rests because all agreed to it. */
export function RestBand(props: AtFar) {
  const rest = () => (props.session.over() ? undefined : props.match.company()?.clock.rest)
  const isBack = () => props.match.company()?.seats.some((seat, i) => seat.isMine && rest()?.back.includes(i)) === true
  const sentence = () => {
    const until = rest()?.until
    return until === undefined ? t('far.resting') : t('far.restingUntil', { date: dateWords(until) })
  }
  return (
    <Show when={rest()}>
      <div class="petition" role="status">
        <p>
          {sentence()} {isBack() ? t('far.youAreBack') : ''}
        </p>
        <Show when={isPlaying(props) && !isBack()}>
          <button type="button" onClick={() => props.match.back()}>
            {t('far.back')}
          </button>
        </Show>
      </div>
    </Show>
  )
}

/** How often it is looked, when a match is over, whether the other wants to play once more. */
const LOOK_EVERY = 5000

/** Has the other opened a rematch? Inside a component. */
function rematchAsked({ match, session }: AtFar): () => boolean {
  const [tick, setTick] = createSignal(0)
  const timer = setInterval(() => session.over() && setTick((n) => n + 1), LOOK_EVERY)
  onCleanup(() => clearInterval(timer))
  const [isAsked] = createResource(tick, async (n) => {
    const mine = n === 0 ? [] : await myMatches().catch(() => [])
    return mine.some(({ id, rematch }) => id === match.id && rematch !== undefined)
  })
  return () => isAsked.latest === true
}

/** The match is over: the same once more, sides swapped. */
export function RematchBand(props: AtFar) {
  const { why, isUnderWay, attempt } = attempting()
  const isAsked = rematchAsked(props)
  const again = () =>
    attempt(
      () => askRematch(props.match.id),
      ({ id, invitation, seats }) => {
        // One that the other has opened is joined like any invitation.
        const isOthers = invitation !== undefined && seats === undefined
        go(isOthers ? { at: 'invited', words: invitation } : { at: 'far', id })
      },
    )
  return (
    <Show when={props.session.over() && isPlaying(props)}>
      <div class="petition">
        <p>{t(isAsked() ? 'far.rematchWanted' : 'far.ended')}</p>
        <Sentence why={why()} />
        <button type="button" onClick={again}>
          {t(isUnderWay() ? 'app.loading' : 'far.rematch')}
        </button>
      </div>
    </Show>
  )
}
