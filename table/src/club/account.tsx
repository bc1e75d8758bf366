import { createSignal, Show } from 'solid-js'
import { OwnData } from '../people/own-data.tsx'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import { attempting } from './attempt.ts'
import { DaysAway } from './days-away.tsx'
import { changePassword, logIn, logOut, type Myself, register } from './post.ts'
import { Sentence } from './sentence.tsx'

/** Who one is here: a guest may take a password, by which other devices know him; a member may leave this one. */
export function Account(props: { readonly me: Myself; readonly onChange: () => void }) {
  const leave = () => void logOut().then(() => props.onChange())
  return (
    <section class="account">
      <h2 class="head">{t('club.account')}</h2>
      <p>{t(props.me.isGuest ? 'club.asGuest' : 'club.asMember', { name: props.me.name })}</p>
      <Show when={!props.me.isGuest}>
        <p>
          <a class="word" href={hrefOf({ at: 'player', name: props.me.name })}>
            {t('people.mine')}
          </a>
        </p>
      </Show>
      <Show
        when={props.me.isGuest}
        fallback={
          <>
            <button type="button" class="quiet" onClick={leave}>
              {t('club.logOut')}
            </button>
            <AnotherPassword />
          </>
        }
      >
        <PasswordForm
          name={props.me.name}
          head={t('club.takePassword')}
          hint={t('club.takePasswordHint')}
          action={register}
          isNew
          onDone={props.onChange}
        />
      </Show>
      <DaysAway />
      <OwnData me={props.me} onLeft={props.onChange} />
    </section>
  )
}

/** For whoever is a member on another device. */
export const LogIn = (props: { readonly onDone: () => void }) => (
  <PasswordForm name="" head={t('club.logIn')} hint={t('club.logInHint')} action={logIn} onDone={props.onDone} />
)

interface PasswordFormProps {
  readonly name: string
  readonly head: string
  readonly hint: string
  readonly action: (name: string, password: string) => Promise<unknown>
  readonly isNew?: boolean
  readonly onDone: () => void
}

function PasswordForm(props: PasswordFormProps) {
  const [name, setName] = createSignal(props.name)
  const [password, setPassword] = createSignal('')
  const { why, attempt } = attempting()
  const send = (e: Event) => {
    e.preventDefault()
    attempt(() => props.action(name(), password()), props.onDone)
  }
  return (
    <details class="password">
      <summary>{props.head}</summary>
      <form class="name-form" onSubmit={send}>
        <p class="hint">{props.hint}</p>
        <Field label={t('club.name')} kind="text" complete="username" value={name()} onInput={setName} />
        <Field
          label={t('club.password')}
          kind="password"
          complete={props.isNew ? 'new-password' : 'current-password'}
          value={password()}
          onInput={setPassword}
        />
        <Sentence why={why()} />
        <button type="submit">{props.head}</button>
      </form>
    </details>
  )
}

/** Whose password others may know takes another; all his other devices forget him. */
function AnotherPassword() {
  const [before, setBefore] = createSignal('')
  const [password, setPassword] = createSignal('')
  const [isDone, setDone] = createSignal(false)
  const { why, attempt } = attempting()
  const changed = () => {
    setDone(true)
    setBefore('')
    setPassword('')
  }
  const send = (e: Event) => {
    e.preventDefault()
    setDone(false)
    attempt(() => changePassword(before(), password()), changed)
  }
  const [had, wanted] = [() => t('account.passwordBefore'), () => t('account.passwordNew')]
  return (
    <details class="password">
      <summary>{t('account.changePassword')}</summary>
      <form class="name-form" onSubmit={send}>
        <p class="hint">{t('account.changePasswordHint')}</p>
        <Field label={had()} kind="password" complete="current-password" value={before()} onInput={setBefore} />
        <Field label={wanted()} kind="password" complete="new-password" value={password()} onInput={setPassword} />
        {/* Here nobody asked for a name. */}
        <Sentence why={why() === 'wrong' ? 'wrong-password' : why()} />
        <Show when={isDone()}>
          <p role="status">{t('account.passwordChanged')}</p>
        </Show>
        <button type="submit">{t('account.changePassword')}</button>
      </form>
    </details>
  )
}

function Field(props: {
  readonly label: string
  readonly kind: 'text' | 'password'
  readonly complete: 'username' | 'new-password' | 'current-password'
  readonly value: string
  readonly onInput: (value: string) => void
}) {
  return (
    <label>
      <span>{props.label}</span>
      <input
        class="field"
        type={props.kind}
        autocomplete={props.complete}
        required
        value={props.value}
        onInput={(e) => props.onInput(e.currentTarget.value)}
      />
    </label>
  )
}
