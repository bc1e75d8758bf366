import { createSignal, For, type Ref, Show } from 'solid-js'
import { forgetMoved, movedTo } from '../club/moved-store.ts'
import { isClubHere } from '../club/post.ts'
import { boxOf } from '../games.ts'
import { welcome } from '../shell/greet.ts'
import { hrefOf, type Route } from '../shell/route.ts'
import type { Kept } from '../store/cupboard.ts'
import { saveAsFile } from '../store/export.ts'
import { matches } from '../store/matches.ts'
import { language, t } from '../words/words.ts'
import { agoInWords } from './ago.ts'

/** So many at first; the rest on demand. */
const AT_FIRST = 4
/** Milliseconds that people call 'just now'. */
const A_MOMENT = 60_000

/** The matches that are kept, the last played first. */
export function Matches(props: { readonly matches: readonly Kept[]; readonly onChange: () => Promise<unknown> }) {
  const [showsAll, setShowsAll] = createSignal(false)
  const shown = () => (showsAll() ? props.matches : props.matches.slice(0, AT_FIRST))
  return (
    <section class="matches" aria-label={t('home.matches')}>
      <Show when={props.matches.length > 0} fallback={<p class="none">{t('home.none')}</p>}>
        <ul>
          <For each={shown()}>
            {(match, i) => <MatchRow match={match} isFirst={i() === 0} onChange={props.onChange} />}
          </For>
        </ul>
        <Show when={shown().length < props.matches.length}>
          <button type="button" class="word" onClick={() => setShowsAll(true)}>
            {t('home.more', { count: String(props.matches.length) })}
          </button>
        </Show>
      </Show>
    </section>
  )
}

interface MatchRowProps {
  readonly match: Kept
  readonly isFirst: boolean
  readonly onChange: () => Promise<unknown>
}

function MatchRow(props: MatchRowProps) {
  const [isSure, setSure] = createSignal(false)
  const { match } = props
  const there = () => (isClubHere() ? movedTo(match.id) : undefined)
  let thrower: HTMLButtonElement | undefined
  const throwAway = async () => {
    await matches.forget(match.id)
    forgetMoved(match.id)
    await props.onChange()
    welcome()
  }
  const keepIt = () => {
    setSure(false)
    thrower?.focus()
  }
  return (
    <li classList={{ yours: match.yours && there() === undefined }}>
      <div class="tells">
        <p>
          <strong>{statusOf(match, there())}</strong> {there() === undefined ? match.news : ''}
        </p>
        <p class="when">{cardOf(match)}</p>
      </div>
      <Show when={isSure()} fallback={<Ways {...props} ref={thrower} onThrow={() => setSure(true)} />}>
        <Sure onYes={throwAway} onNo={keepIt} />
      </Show>
    </li>
  )
}

/** What can be done with a match; the reference is to the way to throw it away. */
function Ways(
  props: MatchRowProps & { readonly ref: Ref<HTMLButtonElement | undefined>; readonly onThrow: () => void },
) {
  const { match } = props
  const save = async () => {
    const whole = await matches.one(match.id)
    if (whole) saveAsFile(whole)
  }
  return (
    <div class="ways">
      <button type="button" class="word" onClick={save}>
        {t('home.save')}
      </button>
      <button type="button" class="word" ref={props.ref} onClick={() => props.onThrow()}>
        {t('home.delete')}
      </button>
      <ToTable {...props} />
    </div>
  )
}

/** The way to the table: to the one at the club where it went there, and once more here; the way to the club, where there is one. */
function ToTable(props: Pick<MatchRowProps, 'match' | 'isFirst'>) {
  const { match } = props
  const here = (): Route => (match.over ? { at: 'replay', id: match.id } : { at: 'play', id: match.id })
  const there = () => (isClubHere() && !match.over ? movedTo(match.id) : undefined)
  const mayMove = () => isClubHere() && !match.over && match.overlay === '' && there() === undefined
  const main = () => ({ main: props.isFirst, quiet: !props.isFirst })
  return (
    <>
      <Show when={mayMove()}>
        <a class="word" href={hrefOf({ at: 'move', id: match.id })}>
          {t('move.toClub')}
        </a>
      </Show>
      <Show
        when={there()}
        fallback={
          <a class="button" classList={main()} href={hrefOf(here())}>
            {t(match.over ? 'home.watch' : 'home.goOn')}
          </a>
        }
      >
        {(id) => (
          <>
            <a class="word" href={hrefOf(here())}>
              {t('move.here')}
            </a>
            <a class="button" classList={main()} href={hrefOf({ at: 'far', id: id() })}>
              {t('move.there')}
            </a>
          </>
        )}
      </Show>
    </>
  )
}

/** Whether it is meant. */
function Sure(props: { readonly onYes: () => void; readonly onNo: () => void }) {
  return (
    <div
      class="ways"
      role="alertdialog"
      aria-label={t('home.deleteSure')}
      onKeyDown={(e) => e.key === 'Escape' && props.onNo()}
    >
      <span class="sure">{t('home.deleteSure')}</span>
      <button type="button" class="danger" onClick={() => props.onYes()}>
        {t('home.deleteYes')}
      </button>
      <button type="button" class="quiet" ref={(b) => queueMicrotask(() => b.focus())} onClick={() => props.onNo()}>
        {t('home.deleteNo')}
      </button>
    </div>
  )
}

/** Which scenario it is, who plays it, where it stands and since when: what tells it from others of the same game. */
const cardOf = (match: Kept): string =>
  [match.scenario, whoPlays(match), match.heading, lastPlayed(match)].filter((words) => words !== '').join(', ')

function whoPlays({ seats, people }: Kept): string {
  const computer = seats.find((sitter) => sitter !== 'person')
  if (!seats.includes('person')) return t('home.nobodys')
  if (people === '') return ''
  if (computer === undefined) return t('home.shared', { people })
  if (computer === 'random') return t('home.againstChance', { people })
  return t('home.against', { people, level: t(`level.${computer}`) })
}

function lastPlayed({ touched }: Kept): string {
  const now = Date.now()
  return now - touched < A_MOMENT
    ? t('home.justPlayed')
    : t('home.played', { when: agoInWords(touched, now, language.value()) })
}

function statusOf(match: Kept, there: string | undefined): string {
  const name = boxOf(match.game)?.name ?? match.game
  const game = match.overlay === '' ? name : t('overlay.named', { game: name, name: match.overlay })
  if (match.over) return t('home.rowOver', { game })
  if (there !== undefined) return t('move.atClub', { game })
  return t(match.yours ? 'home.rowYours' : 'home.rowTheirs', { game })
}
