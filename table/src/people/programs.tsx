import { type ListedProgram, SCOPES, type Scope } from '@boma/club'
import { createResource, createSignal, For, Show } from 'solid-js'
import { Declined } from '../club/post.ts'
import { Sentence } from '../club/sentence.tsx'
import { language, t } from '../words/words.ts'
import './account.css'
import { documentAddress, makeProgram, myPrograms, recordsAddress, revokeProgram } from './account-post.ts'

/** Programs that act for one: which there are, and a token for another. */
export function Programs() {
  const [programs, { refetch }] = createResource(() => myPrograms().catch(() => []))
  const [token, setToken] = createSignal('')
  const made = (text: string) => {
    setToken(text)
    void refetch()
  }
  return (
    <details class="password programs">
      <summary>{t('account.programs')}</summary>
      <p class="hint">{t('account.programsHint')}</p>
      <ul class="kept-away">
        <For each={programs.latest}>
          {(program) => <Row program={program} onRevoke={() => void revokeProgram(program.id).then(() => refetch())} />}
        </For>
      </ul>
      <Show when={token()}>
        <label class="told-once">
          <span>{t('account.token')}</span>
          <input class="field" readonly value={token()} onFocus={(e) => e.currentTarget.select()} />
        </label>
      </Show>
      <ProgramForm onMade={made} />
      <p>
        <a class="word" href={documentAddress()} target="_blank" rel="noopener">
          {t('account.programsDocument')}
        </a>
      </p>
      <p>
        <a class="word" href={recordsAddress()} download="boma-matches.ndjson">
          {t('account.records')}
        </a>
      </p>
    </details>
  )
}

const Row = (props: { readonly program: ListedProgram; readonly onRevoke: () => void }) => (
  <li>
    <strong>{props.program.name}</strong> <span>{about(props.program)}</span>{' '}
    <button type="button" class="word" onClick={() => props.onRevoke()}>
      {t('account.revoke', { name: props.program.name })}
    </button>
  </li>
)

function about({ scopes, created, used }: ListedProgram): string {
  const day = (at: number) => new Date(at).toLocaleDateString(language.value() === 'de' ? 'de-DE' : 'en-GB')
  return t('account.programSince', {
    scopes: scopes.map((scope) => t(`account.scope.${scope}`)).join(', '),
    since: day(created),
    used: used === undefined ? t('account.never') : day(used),
  })
}

function ProgramForm(props: { readonly onMade: (token: string) => void }) {
  const [name, setName] = createSignal('')
  const [scopes, setScopes] = createSignal<readonly Scope[]>(['read', 'play'])
  const [why, setWhy] = createSignal('')
  const turn = (scope: Scope, isOn: boolean) =>
    setScopes((before) => SCOPES.filter((each) => (each === scope ? isOn : before.includes(each))))
  const send = (e: Event) => {
    e.preventDefault()
    makeProgram(name(), scopes()).then(
      ({ token }) => {
        setWhy('')
        setName('')
        props.onMade(token)
      },
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'offline'),
    )
  }
  return (
    <form class="name-form" onSubmit={send}>
      <label>
        <span>{t('account.programName')}</span>
        <input class="field" maxlength="40" value={name()} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <fieldset>
        <legend>{t('account.programMay')}</legend>
        <For each={SCOPES}>{(scope) => <Tick scope={scope} isOn={scopes().includes(scope)} onTurn={turn} />}</For>
      </fieldset>
      <Sentence why={why()} />
      <button type="submit">{t('account.makeProgram')}</button>
    </form>
  )
}

const Tick = (props: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={props.isOn} onChange={(e) => props.onTurn(props.scope, e.currentTarget.checked)} />
    <span>{t(`account.scope.${props.scope}`)}</span>
  </label>
)

interface TickProps {
  readonly scope: Scope
  readonly isOn: boolean
  readonly onTurn: (scope: Scope, isOn: boolean) => void
}
