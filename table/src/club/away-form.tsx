import type { LeftAnswer, LeftBehind, LeftSentence } from '@boma/club'
import { BLANK_MARK, type FormBlank, type InstructionForm, sayAction } from '@boma/showing'
import { createSignal, For, Show } from 'solid-js'
import type { Session } from '../play/session/session.ts'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import { dateWords } from './words.ts'

type Written = LeftSentence['terms']

interface AwayFormProps {
  readonly session: Session
  readonly forms: readonly InstructionForm[]
  readonly left: LeftBehind
  readonly onKeep: (sentences: readonly LeftSentence[]) => void
}

/** What is being written: which sentences are to hold, and what stands in their blanks. */
function writing({ left, forms }: AwayFormProps) {
  const kept = (id: string) => left.sentences.find(({ key }) => key === id)
  const [on, setOn] = createSignal<ReadonlySet<string>>(new Set(left.sentences.map(({ key }) => key)))
  const [written, setWritten] = createSignal<Readonly<Record<string, Written>>>(
    Object.fromEntries(forms.map((form) => [form.id, kept(form.id)?.terms ?? usualIn(form)])),
  )
  const toggle = (id: string) => setOn((before) => toggled(before, id))
  const write = (id: string, name: string, value: Written[string]) => {
    setWritten((before) => ({ ...before, [id]: { ...before[id], [name]: value } }))
    setOn((before) => new Set([...before, id]))
  }
  return { on, written, toggle, write }
}

/** What is answered for one while one is away: sentences with blanks, and what was answered by them. */
export function AwayForm(props: AwayFormProps) {
  const { on, written, toggle, write } = writing(props)
  const keep = (e: Event) => {
    e.preventDefault()
    const chosen = props.forms.filter(({ id }) => on().has(id))
    props.onKeep(chosen.map(({ id }) => ({ key: id, terms: written()[id] ?? {} })))
  }
  return (
    <form class="away-form" onSubmit={keep}>
      <p class="hint">{t('away.hint')}</p>
      <ol>
        <For each={props.forms}>
          {(form) => (
            <FormLine
              session={props.session}
              form={form}
              isOn={on().has(form.id)}
              terms={written()[form.id] ?? {}}
              onTurn={() => toggle(form.id)}
              onWrite={(name, value) => write(form.id, name, value)}
            />
          )}
        </For>
      </ol>
      <p class="hint">
        {t(props.left.sentences.length === 0 ? 'away.none' : 'away.kept', count(props.left.sentences))}
      </p>
      <button type="submit" class="main">
        {t('away.keep')}
      </button>
      <Answered session={props.session} answered={props.left.answered} />
    </form>
  )
}

interface FormLineProps {
  readonly session: Session
  readonly form: InstructionForm
  readonly isOn: boolean
  readonly terms: Written
  readonly onTurn: () => void
  readonly onWrite: (name: string, value: Written[string]) => void
}

/** A sentence, which holds or does not. */
function FormLine(props: FormLineProps) {
  return (
    <li classList={{ off: !props.isOn }}>
      <input type="checkbox" checked={props.isOn} aria-label={plain(props.form)} onChange={() => props.onTurn()} />
      <p>
        <SentenceWithBlanks form={props.form} terms={props.terms} onWrite={props.onWrite} />{' '}
        <CaseLink session={props.session} rule={props.form.rule} />
      </p>
    </li>
  )
}

const count = (of: readonly unknown[]) => ({ count: String(of.length) })

const usualIn = ({ blanks }: InstructionForm): Written =>
  Object.fromEntries(blanks.map(({ name, usually }) => [name, usually]))

const toggled = (before: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])

/** The sentence for whoever hears it read: dots where its blanks are. */
const plain = ({ sentence }: InstructionForm): string =>
  sentence
    .split(BLANK_MARK)
    .map((part, i) => (i % 2 === 0 ? part : '…'))
    .join('')

/** A mark that follows a blank stays on its line. */
const joined = (part: string): string => part.replace(/^(?=[.,;:!?])/, '\u2060')

function SentenceWithBlanks(props: {
  readonly form: InstructionForm
  readonly terms: Written
  readonly onWrite: (name: string, value: Written[string]) => void
}) {
  const blank = (name: string) => props.form.blanks.find((each) => each.name === name)
  return (
    <For each={props.form.sentence.split(BLANK_MARK)}>
      {(part, i) => (
        <Show when={i() % 2 === 1 && blank(part)} fallback={i() % 2 === 0 ? joined(part) : ''} keyed>
          {(found) => (
            <BlankField
              blank={found}
              label={`${plain(props.form)} ${i() > 1 ? (i() + 1) / 2 : ''}`}
              written={props.terms[found.name] ?? found.usually}
              onWrite={(value) => props.onWrite(found.name, value)}
            />
          )}
        </Show>
      )}
    </For>
  )
}

interface BlankFieldProps {
  readonly blank: FormBlank
  readonly label: string
  readonly written: Written[string]
  readonly onWrite: (value: Written[string]) => void
}

/** A blue word of the sentence: one of several, or any number of them. */
function BlankField(props: BlankFieldProps) {
  return (
    <Show when={typeof props.written === 'number'} fallback={<ManyField {...props} />}>
      <select
        class="blank"
        aria-label={props.label}
        value={String(props.written)}
        onChange={(e) => props.onWrite(Number(e.currentTarget.value))}
      >
        <For each={props.blank.options}>{({ value, label }) => <option value={String(value)}>{label}</option>}</For>
      </select>
    </Show>
  )
}

function ManyField(props: BlankFieldProps) {
  const chosen = (): readonly number[] => (typeof props.written === 'number' ? [] : props.written)
  const names = () => props.blank.options.filter(({ value }) => chosen().includes(value)).map(({ label }) => label)
  const turn = (value: number) =>
    props.onWrite(chosen().includes(value) ? chosen().filter((each) => each !== value) : [...chosen(), value])
  return (
    <details class="blank many">
      <summary>{names().length === 0 ? t('away.nothing') : names().join(', ')}</summary>
      <span class="options">
        <For each={props.blank.options}>
          {({ value, label }) => (
            <label>
              <input type="checkbox" checked={chosen().includes(value)} onChange={() => turn(value)} /> {label}
            </label>
          )}
        </For>
      </span>
    </details>
  )
}

/** A case, which opens beside the table: what is written here stays. */
const CaseLink = (props: { readonly session: Session; readonly rule: string }) => (
  <a
    class="case"
    href={hrefOf({ at: 'rules', game: props.session.game.id, rule: props.rule })}
    target="_blank"
    rel="noreferrer"
  >
    {props.rule}
  </a>
)

/** What was answered so, the last first: nobody else is told that it was. */
function Answered(props: { readonly session: Session; readonly answered: readonly LeftAnswer[] }) {
  const lines = () => [...props.answered].reverse()
  return (
    <Show when={props.answered.length > 0}>
      <h3>{t('away.answered')}</h3>
      <ul class="answered">
        <For each={lines()}>
          {({ at, action, rule }) => (
            <li>
              <time>{dateWords(at)}</time> {sayAction(props.session.game, action)}{' '}
              <CaseLink session={props.session} rule={rule} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
