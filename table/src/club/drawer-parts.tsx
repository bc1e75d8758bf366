import { SIDES } from '@boma/kernel'
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import { hrefOf } from '../shell/route.ts'
import { t } from '../words/words.ts'
import type { DrawerProps } from './match-drawer.tsx'
import { Declined, readNotes, writeNotes } from './post.ts'
import { Sentence } from './sentence.tsx'
import type { FarMatch } from './sit-far.ts'
import { DAY } from './words.ts'

/** Milliseconds after the last letter until notes are kept. */
const PAUSE = 800

/** Keeps what is written a moment after the last letter, and when one leaves. Inside a component. */
function keeping(match: string) {
  const [isKept, setKept] = createSignal(false)
  const [why, setWhy] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: string | undefined
  const keep = () => {
    const text = waiting
    waiting = undefined
    if (text === undefined) return
    writeNotes(match, text).then(
      () => {
        setWhy('')
        setKept(true)
      },
      (problem) => setWhy(problem instanceof Declined ? problem.why : 'offline'),
    )
  }
  const write = (text: string) => {
    waiting = text
    setKept(false)
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE)
  }
  onCleanup(() => {
    clearTimeout(timer)
    keep()
  })
  return { isKept, why, write }
}

/** What one notes for oneself: nobody else reads it, on any device. */
export function Notes(props: { readonly match: string }) {
  const [before] = createResource(() => readNotes(props.match).catch(() => undefined))
  const { isKept, why, write } = keeping(props.match)
  const nothing = () => <p class="none">{before.loading ? t('app.loading') : t('club.offline')}</p>
  return (
    <Show when={before() !== undefined} fallback={nothing()}>
      <textarea
        class="field notes"
        rows="5"
        maxlength="20000"
        aria-label={t('far.notes')}
        onInput={(e) => write(e.currentTarget.value)}
      >
        {before()}
      </textarea>
      <Sentence why={why()} />
      <p class="hint" role="status">
        {isKept() ? t('far.notesKept') : t('far.notesHint')}
      </p>
    </Show>
  )
}

/** Days after which a rest may end by itself; none for one until both are back. */
const RESTS = [0, 1, 3, 7, 14, 30]

/** Asks the other for a rest. */
export function Rest(props: { readonly match: FarMatch }) {
  const [days, setDays] = createSignal(0)
  const now = () => props.match.company()?.now ?? Date.now()
  const ask = (e: Event) => {
    e.preventDefault()
    props.match.ask('adjourn', days() === 0 ? undefined : now() + days() * DAY)
  }
  return (
    <form onSubmit={ask}>
      <p class="hint">{t('far.restHint')}</p>
      <label>
        {t('far.restUntil')}{' '}
        <select class="field" value={String(days())} onChange={(e) => setDays(Number(e.currentTarget.value))}>
          <For each={RESTS}>
            {(n) => (
              <option value={String(n)}>
                {n === 0 ? t('far.restBoth') : t(n === 1 ? 'club.oneDay' : 'club.someDays', { n: String(n) })}
              </option>
            )}
          </For>
        </select>
      </label>
      <button type="submit">{t('far.restAsk')}</button>
    </form>
  )
}

/** Who may look on, and how: with the eyes of a side only when all who play allow it. */
export function Onlookers(props: DrawerProps) {
  const company = () => props.match.company()
  const mine = () => company()?.seats.find((seat) => seat.isMine)
  const sideName = (side: number) => props.session.game.tongue.sides[side] ?? ''
  return (
    <>
      <Show when={mine()} fallback={<Eyes {...props} />}>
        {(seat) => (
          <label class="shows">
            <input
              type="checkbox"
              checked={seat().isShown === true}
              onChange={(e) => props.match.show(e.currentTarget.checked)}
            />{' '}
            {t('far.show')}
          </label>
        )}
      </Show>
      <p class="hint">{t('far.showHint')}</p>
      <For each={company()?.watchers}>
        {({ name, side }) => <p>{t('far.watches', { name, side: sideName(side) })}</p>}
      </For>
    </>
  )
}

/** With whose eyes an onlooker may look. */
function Eyes(props: DrawerProps) {
  const isShown = () =>
    props.match.company()?.seats.every(({ kind, isShown: is }) => kind !== 'person' || is === true) === true
  return (
    <Show when={isShown()} fallback={<p class="hint">{t('far.lookCommon')}</p>}>
      <For each={SIDES}>
        {(side) => (
          <p>
            <a class="word" href={hrefOf({ at: 'far', id: props.match.id, as: side })}>
              {t('far.lookAs', { side: props.session.game.tongue.sides[side] ?? '' })}
            </a>
          </p>
        )}
      </For>
    </Show>
  )
}
