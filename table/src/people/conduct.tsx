import type { Company } from '@boma/club'
import { createSignal, For, Show } from 'solid-js'
import { block, Declined, report } from '../club/post.ts'
import { Sentence } from '../club/sentence.tsx'
import { t } from '../words/words.ts'

/** Keeps those away with whom one does not want to play, and reports them. */
export function Conduct(props: { readonly id: string; readonly company: Company | undefined }) {
  const others = () =>
    (props.company?.seats ?? []).flatMap(({ kind, isMine, name }, seat) =>
      kind === 'person' && !isMine ? [{ seat, name }] : [],
    )
  return (
    <Show when={others().length > 0}>
      <details class="conduct">
        <summary>{t('people.blockHead')}</summary>
        <p class="hint">{t('people.blockHint')}</p>
        <For each={others()}>{({ seat, name }) => <About id={props.id} seat={seat} name={name} />}</For>
      </details>
    </Show>
  )
}

function About(props: { readonly id: string; readonly seat: number; readonly name: string }) {
  const [said, setSaid] = createSignal('')
  const [why, setWhy] = createSignal('')
  const attempt = (what: Promise<unknown>, sentence: string) =>
    what.then(
      () => {
        setWhy('')
        setSaid(sentence)
      },
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'offline'),
    )
  const facts = () => ({ name: props.name })
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => void attempt(block(props.id, props.seat), t('people.isBlocked', facts()))}
      >
        {t('people.block', facts())}
      </button>
      <ReportForm
        name={props.name}
        onSend={(text) => void attempt(report(props.id, props.seat, text), t('people.reported'))}
      />
      <Sentence why={why()} />
      <p role="status">{said()}</p>
    </>
  )
}

function ReportForm(props: { readonly name: string; readonly onSend: (text: string) => void }) {
  const [text, setText] = createSignal('')
  const send = (e: Event) => {
    e.preventDefault()
    props.onSend(text())
  }
  return (
    <form onSubmit={send}>
      <textarea
        class="field"
        maxlength="2000"
        aria-label={t('people.reportText')}
        placeholder={t('people.reportText')}
        value={text()}
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <button type="submit">{t('people.report', { name: props.name })}</button>
    </form>
  )
}
