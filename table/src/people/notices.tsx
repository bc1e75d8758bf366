import {
  NOTICE_TOPICS,
  type NoticeHabits,
  type NoticeKind,
  type NoticeTopic,
  type NoticeView,
  type NoticeWay,
} from '@boma/club'
import { createResource, createSignal, For, Show } from 'solid-js'
import { Declined } from '../club/post.ts'
import { Sentence } from '../club/sentence.tsx'
import { language, t } from '../words/words.ts'
import { addWay, confirmWay, myNotices, removeWay, setHabits } from './account-post.ts'
import { subscription } from './push.ts'
import './account.css'

/** How one is told of one's matches while one is away. */
export function NoticeSettings() {
  const [view, { refetch }] = createResource(() => myNotices().catch(() => undefined))
  const [why, setWhy] = createSignal('')
  const attempt = (what: Promise<unknown>) =>
    void what.then(
      () => {
        setWhy('')
        void refetch()
      },
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'no-push'),
    )
  return (
    <details class="password notice-settings">
      <summary>{t('account.notices')}</summary>
      <p class="hint">{t('account.noticesHint')}</p>
      <Show when={view.latest}>
        {(shown) => (
          <>
            <ul class="kept-away">
              <For each={shown().ways}>{(way) => <Way way={way} attempt={attempt} />}</For>
            </ul>
            <Another view={shown()} attempt={attempt} />
            <Topics habits={shown().habits} attempt={attempt} />
            <Habits habits={shown().habits} attempt={attempt} />
          </>
        )}
      </Show>
      <Sentence why={why()} />
    </details>
  )
}

interface Attempting {
  readonly attempt: (what: Promise<unknown>) => void
}

function Way(props: Attempting & { readonly way: NoticeWay }) {
  const [code, setCode] = createSignal('')
  return (
    <li>
      <strong>{t(`account.kind.${props.way.kind}`)}</strong> <span>{props.way.address}</span>{' '}
      <button type="button" class="word" onClick={() => props.attempt(removeWay(props.way.id))}>
        {t('account.removeWay', { address: props.way.address })}
      </button>
      <Show when={!props.way.isConfirmed}>
        <form
          class="name-form"
          onSubmit={(e) => {
            e.preventDefault()
            props.attempt(confirmWay(props.way.id, code()))
          }}
        >
          <label>
            <span>{t('account.code')}</span>
            <input class="field" inputmode="numeric" value={code()} onInput={(e) => setCode(e.currentTarget.value)} />
          </label>
          <button type="submit">{t('account.confirm')}</button>
        </form>
      </Show>
    </li>
  )
}

/** The ways that there are, and what the club lacks for the others. */
const Another = (props: Attempting & { readonly view: NoticeView }) => (
  <>
    <Show when={lacks(props.view, 'push') === ''} fallback={<p class="hint">{lacks(props.view, 'push')}</p>}>
      <p>
        <button
          type="button"
          onClick={() =>
            props.attempt(
              subscription(props.view.pushKey ?? '').then((it) => addWay({ kind: 'push', subscription: it })),
            )
          }
        >
          {t('account.addPush')}
        </button>
      </p>
    </Show>
    <For each={['mail', 'webhook'] as const}>
      {(kind) => (
        <Show when={lacks(props.view, kind) === ''} fallback={<p class="hint">{lacks(props.view, kind)}</p>}>
          <AddressForm kind={kind} attempt={props.attempt} />
        </Show>
      )}
    </For>
  </>
)

function lacks({ lacking }: NoticeView, kind: NoticeKind): string {
  const names = lacking[kind]
  return names.length === 0 ? '' : t('account.lacking', { kind: t(`account.kind.${kind}`), names: names.join(', ') })
}

function AddressForm(props: Attempting & { readonly kind: 'mail' | 'webhook' }) {
  const [address, setAddress] = createSignal('')
  const send = (e: Event) => {
    e.preventDefault()
    props.attempt(addWay({ kind: props.kind, address: address() }))
  }
  return (
    <form class="name-form" onSubmit={send}>
      <label>
        <span>{t(`account.address.${props.kind}`)}</span>
        <input
          class="field"
          type={props.kind === 'mail' ? 'email' : 'url'}
          value={address()}
          onInput={(e) => setAddress(e.currentTarget.value)}
        />
      </label>
      <button type="submit">{t('account.addWay')}</button>
    </form>
  )
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const minutesIn = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

type HabitsProps = Attempting & { readonly habits: NoticeHabits }

/** Keeps what has changed, with where one is and what one reads just now. */
function change({ habits, attempt }: HabitsProps, changed: Partial<NoticeHabits>): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  attempt(setHabits({ ...habits, zone, language: language.value(), ...changed }))
}

/** What one wants to be told about. */
function Topics(props: HabitsProps) {
  const toggled = (topic: NoticeTopic, isWanted: boolean) =>
    NOTICE_TOPICS.filter((each) => (each === topic ? isWanted : props.habits.topics.includes(each)))
  return (
    <fieldset class="name-form topics">
      <legend>{t('account.topics')}</legend>
      <For each={NOTICE_TOPICS}>
        {(topic) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={props.habits.topics.includes(topic)}
              onChange={(e) => change(props, { topics: toggled(topic, e.currentTarget.checked) })}
            />
            <span>{t(`account.topic.${topic}`)}</span>
          </label>
        )}
      </For>
    </fieldset>
  )
}

function Habits(props: HabitsProps) {
  const set = (changed: Partial<NoticeHabits>) => change(props, changed)
  const Hour = (hour: { readonly name: 'quietFrom' | 'quietTo' }) => (
    <label>
      <span>{t(`account.${hour.name}`)}</span>
      <input
        class="field"
        type="time"
        value={clock(props.habits[hour.name])}
        onChange={(e) => set({ [hour.name]: minutesIn(e.currentTarget.value) })}
      />
    </label>
  )
  return (
    <fieldset class="name-form">
      <legend>{t('account.quiet')}</legend>
      <Hour name="quietFrom" />
      <Hour name="quietTo" />
      <label class="tick">
        <input
          type="checkbox"
          checked={props.habits.isDigest}
          onChange={(e) => set({ isDigest: e.currentTarget.checked })}
        />
        <span>{t('account.digest')}</span>
      </label>
    </fieldset>
  )
}
