import { INVITATION_LASTS, type ListedMatch, left } from '@boma/club'
import { type Seat, seatsOf } from '@boma/kernel'
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import { isTaken, nameOfSeat } from '../play/session/seats.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf, type Route } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { Account } from './account.tsx'
import { gameNamed, matchTitle } from './match-title.ts'
import { useNextKey, yourMove } from './next-match.ts'
import { myMatches, openChallenges } from './post.ts'
import { RowNews } from './row-news.tsx'
import { Welcome } from './welcome.tsx'
import { isMyMove, leftWords, othersAt } from './words.ts'
import './club.css'

/** How often the lists are looked at again. */
const LOOK_EVERY = 5000

/** Playing with others: what waits for one, and what one could join. */
export function ClubScreen() {
  useTitle(() => t('club.title'))
  // Whoever comes in, goes out or takes a password finds all of it anew.
  const [visit, setVisit] = createSignal(0)
  const again = () => setVisit((n) => n + 1)
  return (
    <div class="desk">
      <Bar />
      <main class="club" tabindex="-1">
        <h1>{t('club.title')}</h1>
        <p>
          <a class="word" href={hrefOf({ at: 'ranks', game: '' })}>
            {t('people.ranks')}
          </a>
        </p>
        <Show when={visit() + 1} keyed>
          {(_visit) => (
            <Welcome onMember={again}>
              {(me) => (
                <>
                  <Lists />
                  <Account me={me} onChange={again} />
                </>
              )}
            </Welcome>
          )}
        </Show>
      </main>
    </div>
  )
}

function Lists() {
  const [tick, setTick] = createSignal(0)
  const timer = setInterval(() => setTick((n) => n + 1), LOOK_EVERY)
  onCleanup(() => clearInterval(timer))
  const [matches] = createResource(tick, () => myMatches().catch(() => undefined))
  const [challenges] = createResource(tick, () => openChallenges().catch(() => undefined))
  const mine = () => matches.latest ?? []
  const of = (which: (row: ListedMatch) => boolean) => mine().filter(which)
  const yours = () => yourMove(mine())
  useNextKey(() => yours()[0], false)
  useRowKeys()
  useTitle(() => (yours().length === 0 ? t('club.title') : `(${yours().length}) ${t('club.title')}`))
  const isWaiting = (row: ListedMatch) => row.state === 'running' && !isMyMove(row)
  const others = () => (challenges.latest ?? []).filter((row) => !mine().some(({ id }) => id === row.id))
  return (
    <>
      <Show when={matches.state === 'ready' && matches() === undefined}>
        <p class="wrong" role="status">
          {t('club.offline')}
        </p>
      </Show>
      <Show when={mine().length > 0} fallback={<p class="none">{t('club.none')}</p>}>
        <Rows head={t('club.mine')} rows={yours()} none={t('club.nothing')} isMain />
        <Show when={yours().length > 0}>
          <p class="hint key-hint">{t('far.keys')}</p>
        </Show>
        <Rows head={t('club.open')} rows={of(({ state }) => state === 'waiting')} />
        <Rows head={t('club.theirs')} rows={of(isWaiting)} />
        <Rows head={t('club.over')} rows={of(({ state }) => state === 'over')} />
      </Show>
      <Rows head={t('club.challenges')} rows={others()} none={t('club.noChallenges')} />
      <p class="hint">{t('club.newHint')}</p>
    </>
  )
}

/** Who plays against whom, as whoever plays reads it; who has opened it, for anybody else. Inside a component. */
function againstIn(row: () => ListedMatch): () => string {
  const game = gameNamed(() => row().game)
  const own = () => {
    const loaded = game()
    const { seats, options } = row()
    if (loaded === undefined) return ''
    const mine = seatsOf(loaded).flatMap((seat, i) =>
      seats[i]?.isMine === true && isTaken(seat, options) ? [nameOfSeat(spoken(loaded), i as Seat)] : [],
    )
    return mine.join(', ')
  }
  return () => {
    const { seats, state, created } = row()
    const names = othersAt(row())
    const isFree = seats.some(({ kind }) => kind === 'empty')
    const hasEnded = state === 'waiting' && Date.now() > created + INVITATION_LASTS
    if (names === '' && !isFree) return own()
    if (names === '') return t(hasEnded ? 'club.why.gone' : 'club.alone')
    if (!seats.some(({ isMine }) => isMine)) return t('club.by', { name: names })
    return own() === '' ? t('club.against', { names }) : t('club.asAgainst', { side: own(), names })
  }
}

/** J and K go from row to row. Inside a component. */
function useRowKeys(): void {
  const pressed = (e: KeyboardEvent) => {
    const step = { KeyJ: 1, KeyK: -1 }[e.code]
    if (step === undefined || e.altKey || e.ctrlKey || e.metaKey || document.activeElement instanceof HTMLInputElement)
      return
    const links = [...document.querySelectorAll<HTMLElement>('.club-rows a.button')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus()
  }
  addEventListener('keydown', pressed)
  onCleanup(() => removeEventListener('keydown', pressed))
}

function Rows(props: {
  readonly head: string
  readonly rows: readonly ListedMatch[]
  readonly none?: string
  readonly isMain?: boolean
}) {
  // By their ids: a row that is still there when the list is looked at again stays, and whoever is at it stays at it.
  const ids = () => props.rows.map(({ id }) => id)
  const rowOf = (id: string) => props.rows.find((row) => row.id === id) as ListedMatch
  return (
    <Show when={props.rows.length > 0 || props.none !== undefined}>
      <section class="club-rows">
        <h2 class="head">{props.head}</h2>
        <Show when={props.rows.length > 0} fallback={<p class="none">{props.none}</p>}>
          <ul>
            <For each={ids()}>{(id, i) => <Row row={rowOf(id)} isMain={props.isMain === true && i() === 0} />}</For>
          </ul>
        </Show>
      </section>
    </Show>
  )
}

function Row(props: { readonly row: ListedMatch; readonly isMain: boolean }) {
  const title = matchTitle(() => props.row)
  const time = () => left(props.row.clock, props.row.asked ?? -1, Date.now())
  const isMine = () => props.row.seats.some((seat) => seat.isMine)
  const to = (): Route =>
    isMine() ? { at: 'far', id: props.row.id } : { at: 'invited', words: props.row.invitation ?? '' }
  const against = againstIn(() => props.row)
  return (
    <li>
      <p class="tells">
        <strong>{title()}</strong>
        <span>
          {against()}
          <Show when={props.row.isRated}> · {t('people.isRated')}</Show>
          <Show when={props.row.isMoved}> · {t('move.begun')}</Show>
        </span>
        <RowNews row={props.row} isTold={isMyMove(props.row)} />
      </p>
      <Show when={time()}>{(now) => <span class="clock">{leftWords(now())}</span>}</Show>
      <Show when={props.row.rematch}>
        {(words) => (
          <a class="button quiet" href={hrefOf({ at: 'invited', words: words() })}>
            {t('far.rematchAsked')}
          </a>
        )}
      </Show>
      <a class="button" classList={{ main: props.isMain, quiet: !props.isMain }} href={hrefOf(to())}>
        {t(isMine() ? 'club.goOn' : 'club.take')}
      </a>
    </li>
  )
}
