import type { ListedPasskey } from '@boma/club'
import { createResource, createSignal, For } from 'solid-js'
import { Declined } from '../club/post.ts'
import { Sentence } from '../club/sentence.tsx'
import { t } from '../words/words.ts'
import { comeByPasskey, makePasskey, myPasskeys, removePasskey } from './account-post.ts'
import './account.css'

const whyIn = (problem: unknown): string => (problem instanceof Declined ? problem.why : 'no-passkey')

/** Keys of devices by which the club knows one without a password. */
export function Passkeys() {
  const [passkeys, { refetch }] = createResource(() => myPasskeys().catch(() => []))
  const [name, setName] = createSignal('')
  const [why, setWhy] = createSignal('')
  const make = (e: Event) => {
    e.preventDefault()
    makePasskey(name() || t('account.thisDevice')).then(
      () => {
        setWhy('')
        setName('')
        void refetch()
      },
      (problem) => setWhy(whyIn(problem)),
    )
  }
  return (
    <details class="password passkeys">
      <summary>{t('account.passkeys')}</summary>
      <p class="hint">{t('account.passkeysHint')}</p>
      <ul class="kept-away">
        <For each={passkeys.latest}>
          {(passkey) => <Row passkey={passkey} onRemove={() => void removePasskey(passkey.id).then(() => refetch())} />}
        </For>
      </ul>
      <form class="name-form" onSubmit={make}>
        <label>
          <span>{t('account.passkeyName')}</span>
          <input class="field" maxlength="40" value={name()} onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <Sentence why={why()} />
        <button type="submit">{t('account.makePasskey')}</button>
      </form>
    </details>
  )
}

const Row = (props: { readonly passkey: ListedPasskey; readonly onRemove: () => void }) => (
  <li>
    <strong>{props.passkey.name}</strong>{' '}
    <button type="button" class="word" onClick={() => props.onRemove()}>
      {t('account.removePasskey', { name: props.passkey.name })}
    </button>
  </li>
)

/** For whoever has a passkey. */
export function ComeByPasskey(props: { readonly onDone: () => void }) {
  const [why, setWhy] = createSignal('')
  const come = () =>
    void comeByPasskey().then(
      () => props.onDone(),
      (problem) => setWhy(whyIn(problem)),
    )
  return (
    <>
      <p>
        <button type="button" class="quiet" onClick={come}>
          {t('account.comeByPasskey')}
        </button>
      </p>
      <Sentence why={why()} />
    </>
  )
}
