import { createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import { ComeByPasskey } from '../people/passkeys.tsx'
import { t } from '../words/words.ts'
import { LogIn } from './account.tsx'
import { attempting, whyNot } from './attempt.ts'
import { comeAsGuest, type Myself, myself } from './post.ts'
import { Sentence } from './sentence.tsx'
import { whyWords } from './words.ts'

type Entry = { readonly me: Myself | undefined } | { readonly why: string }

interface WelcomeProps {
  readonly children: (me: Myself) => JSX.Element
  /** What the button says under which somebody new comes in. */
  readonly action?: string
  /** Somebody who is a member elsewhere has come in; he is not asked where that is left out. */
  readonly onMember?: () => void
}

/** Lets in whoever the club knows; asks anybody else for a name, and says it where there is no club. */
export function Welcome(props: WelcomeProps) {
  const [entry, setEntry] = createSignal<Entry>()
  const look = () =>
    myself().then(
      (me) => setEntry({ me }),
      (problem) => setEntry({ why: whyNot(problem) }),
    )
  void look()
  const known = () => {
    const now = entry()
    return now !== undefined && 'me' in now ? now : undefined
  }
  const why = () => {
    const now = entry()
    return now !== undefined && 'why' in now ? now.why : undefined
  }
  return (
    <Switch fallback={<p class="loading">{t('app.loading')}</p>}>
      <Match when={why()}>{(word) => <p class="none">{whyWords(word())}</p>}</Match>
      <Match when={known()} keyed>
        {({ me }) => (
          <Show when={me} fallback={<Newcomer {...props} onDone={(guest) => setEntry({ me: guest })} />} keyed>
            {(member) => props.children(member)}
          </Show>
        )}
      </Match>
    </Switch>
  )
}

/** Somebody new, or a member whom this device does not know. */
function Newcomer(props: WelcomeProps & { readonly onDone: (me: Myself) => void }) {
  return (
    <>
      <NameForm action={props.action} onDone={props.onDone} />
      <Show when={props.onMember}>
        {(done) => (
          <>
            <LogIn onDone={() => done()()} />
            <ComeByPasskey onDone={() => done()()} />
          </>
        )}
      </Show>
    </>
  )
}

/** A name is all that is asked for. */
function NameForm(props: { readonly action: string | undefined; readonly onDone: (me: Myself) => void }) {
  const [name, setName] = createSignal('')
  const { why, attempt } = attempting()
  const come = (e: Event) => {
    e.preventDefault()
    attempt(() => comeAsGuest(name()), props.onDone)
  }
  return (
    <form class="name-form" onSubmit={come}>
      <label>
        <span>{t('club.name')}</span>
        <input
          type="text"
          class="field"
          autocomplete="nickname"
          maxlength="32"
          required
          value={name()}
          onInput={(e) => setName(e.currentTarget.value)}
        />
      </label>
      <p class="hint">{t('club.nameHint')}</p>
      <Sentence why={why()} />
      <button type="submit" class="main">
        {props.action ?? t('club.enter')}
      </button>
    </form>
  )
}
