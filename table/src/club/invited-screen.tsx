import type { Invitation } from '@boma/club'
import { createResource, createSignal, Show } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { t } from '../words/words.ts'
import { attempting, whyNot } from './attempt.ts'
import { freeSeatName, gameNamed, matchTerms } from './match-title.ts'
import { NothingHere } from './nothing-here.tsx'
import { acceptInvitation, readInvitation } from './post.ts'
import { Sentence } from './sentence.tsx'
import { Welcome } from './welcome.tsx'
import { whyWords } from './words.ts'
import './club.css'

/** An invitation as the guest sees it: who asks, what for, and a chair. */
export function InvitedScreen(props: { readonly words: string }) {
  useTitle(() => t('club.with'))
  const [why, setWhy] = createSignal('')
  const [found] = createResource(
    () => props.words,
    (words) =>
      readInvitation(words).then(
        (invitation) => {
          // One's own leads to where one waits.
          const isMine = invitation.match.seats.some((seat) => seat.isMine)
          if (isMine) go({ at: 'far', id: invitation.match.id }, true)
          return isMine ? undefined : invitation
        },
        (problem) => void setWhy(whyNot(problem)),
      ),
  )
  // It has ended, or was taken up, perhaps by whoever reads this.
  const nothing = () => (
    <Show when={why()} fallback={<p class="none">{t('app.loading')}</p>}>
      {(word) => <NothingHere sentence={whyWords(word())} />}
    </Show>
  )
  return (
    <div class="desk">
      <Bar />
      <main class="club invited" tabindex="-1">
        <Show when={found()} fallback={nothing()} keyed>
          {(invitation) => <Asked words={props.words} invitation={invitation} />}
        </Show>
      </main>
    </div>
  )
}

function Asked(props: { readonly words: string; readonly invitation: Invitation }) {
  const { match, from, commitment } = props.invitation
  const terms = matchTerms(() => match)
  const game = gameNamed(() => match.game)
  const { why, isUnderWay, attempt } = attempting()
  const sit = () =>
    attempt(
      () => acceptInvitation(props.words, props.invitation),
      ({ id }) => go({ at: 'far', id }, true),
    )
  return (
    <>
      <h1>{t('club.invites', { name: from })}</h1>
      <p class="terms">{terms()}</p>
      <Show when={game()}>
        {(loaded) => <p class="terms">{t('club.yourSide', { side: freeSeatName(loaded(), match.seats) })}</p>}
      </Show>
      <Show when={match.isMoved}>
        <p class="terms">{t('move.begunAt', { name: from })}</p>
      </Show>
      <Show when={match.isRated}>
        <p class="terms">{t('people.so.rated')}</p>
      </Show>
      <p class="hint">{t('club.commitment', { seal: commitment.slice(0, 16) })}</p>
      <Sentence why={why()} />
      <Welcome action={t('club.enter')}>
        {() => (
          <div class="ways">
            <button type="button" class="main" onClick={sit}>
              {t(isUnderWay() ? 'app.loading' : 'club.sit')}
            </button>
            <a class="button quiet" href={hrefOf({ at: 'home' })}>
              {t('club.noThanks')}
            </a>
          </div>
        )}
      </Welcome>
    </>
  )
}
