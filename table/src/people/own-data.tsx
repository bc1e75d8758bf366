import { createResource, createSignal, For, Show } from 'solid-js'
import { attempting } from '../club/attempt.ts'
import { blockedByMe, exportAddress, leaveForGood, type Myself, unblock } from '../club/post.ts'
import { Sentence } from '../club/sentence.tsx'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import { NoticeSettings } from './notices.tsx'
import { Passkeys } from './passkeys.tsx'
import { Programs } from './programs.tsx'

/** What the club keeps of one: all of it as a file, whom one keeps away, and the way out. */
export function OwnData(props: { readonly me: Myself; readonly onLeft: () => void }) {
  return (
    <>
      <Show when={props.me.isAdmin}>
        <p>
          <a class="word" href={hrefOf({ at: 'admin' })}>
            {t('people.admin')}
          </a>
        </p>
      </Show>
      <KeptAway />
      <Passkeys />
      <NoticeSettings />
      <Programs />
      <p>
        <a class="word" href={exportAddress()} download="boma-club.json">
          {t('people.export')}
        </a>
      </p>
      <LeaveForm isGuest={props.me.isGuest} onLeft={props.onLeft} />
    </>
  )
}

function KeptAway() {
  const [blocked, { refetch }] = createResource(() => blockedByMe().catch(() => []))
  return (
    <Show when={(blocked()?.length ?? 0) > 0}>
      <p>{t('people.blocked')}:</p>
      <ul class="kept-away">
        <For each={blocked()}>
          {({ id, name }) => (
            <li>
              {name}{' '}
              <button type="button" class="word" onClick={() => void unblock(id).then(() => refetch())}>
                {t('people.unblock', { name })}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

function LeaveForm(props: { readonly isGuest: boolean; readonly onLeft: () => void }) {
  const [password, setPassword] = createSignal('')
  const { why, attempt } = attempting()
  const leave = (e: Event) => {
    e.preventDefault()
    attempt(() => leaveForGood(password()), props.onLeft)
  }
  return (
    <details class="password">
      <summary>{t('people.leave')}</summary>
      <form class="name-form" onSubmit={leave}>
        <p class="hint">{t('people.leaveHint')}</p>
        <Show when={!props.isGuest}>
          <label>
            <span>{t('club.password')}</span>
            <input
              class="field"
              type="password"
              autocomplete="current-password"
              required
              value={password()}
              onInput={(e) => setPassword(e.currentTarget.value)}
            />
          </label>
        </Show>
        <Sentence why={why() === 'wrong' ? 'wrong-password' : why()} />
        <button type="submit">{t('people.leaveNow')}</button>
      </form>
    </details>
  )
}
