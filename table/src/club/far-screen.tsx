import { INVITATION_LASTS, type ListedMatch, type WhyNot } from '@boma/club'
import { createEffect, createResource, createSignal, onCleanup, Show } from 'solid-js'
import { PlayScreen } from '../play/screen.tsx'
import { Bar } from '../shell/bar.tsx'
import { isCopied } from '../shell/copy.ts'
import { Notice } from '../shell/notice.tsx'
import { usePace } from '../shell/pace.ts'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { newBeat } from '../sitting/beat.ts'
import type { Key } from '../words/en.ts'
import { t } from '../words/words.ts'
import { attempting } from './attempt.ts'
import { gameAt } from './far-game.ts'
import { FarStrip } from './far-strip.tsx'
import { MatchDrawer } from './match-drawer.tsx'
import { matchTerms } from './match-title.ts'
import { NothingHere } from './nothing-here.tsx'
import { addDice, myMatches, withdrawMatch } from './post.ts'
import { Sentence } from './sentence.tsx'
import { type FarMatch, goToMatch } from './sit-far.ts'
import { TalkPanel } from './talk-panel.tsx'
import { Welcome } from './welcome.tsx'
import './club.css'

/** How often it is asked whether somebody has sat down, in milliseconds. */
const ASK_AGAIN = 3000

/** A match that the club keeps: at the table with somebody far away. */
export function FarScreen(props: { readonly id: string; readonly as?: number | undefined }) {
  useTitle(() => t('club.with'))
  return (
    <Welcome>
      {() => {
        const match = goToMatch(props.id, props.as)
        const game = gameAt(match.company)
        return (
          <Show when={match.first() !== undefined && game()} fallback={<Before id={props.id} match={match} />} keyed>
            {(loaded) => <AtFarTable match={match} session={match.sitDown(loaded)} />}
          </Show>
        )
      }}
    </Welcome>
  )
}

/** Nobody thinks at this table but those who sit at it, and nobody is advised: the other side would have to know. */
const NO_COMPUTER = {
  computer: () => ({ kind: 'idle' }) as const,
  headway: () => undefined,
  onStop: () => {},
  reasons: { at: () => '', isClosed: () => false },
}

const REFUSALS: Readonly<Partial<Record<WhyNot, Key>>> = {
  'not-kept': 'club.refused.not-kept',
  rated: 'people.refused.rated',
  live: 'far.refused.live',
  often: 'far.refused.often',
  malformed: 'far.refused.malformed',
  'not-shown': 'far.refused.not-shown',
  'kept-rules': 'move.refused.kept-rules',
}

function AtFarTable(props: { readonly match: FarMatch; readonly session: ReturnType<FarMatch['sitDown']> }) {
  const { match, session } = props
  const [open, setOpen] = createSignal<'talk' | 'drawer'>()
  const turn = (which: 'talk' | 'drawer') => setOpen((now) => (now === which ? undefined : which))
  useTitle(() => session.game.tongue.name)
  usePace()
  const refusal = () => {
    const why = match.refused()
    return why === undefined ? undefined : t(REFUSALS[why] ?? 'club.refused.other')
  }
  return (
    <div class="far-table">
      <div class="notices">
        <FarStrip
          match={match}
          session={session}
          isTalking={open() === 'talk'}
          onTalk={() => turn('talk')}
          isDrawerOpen={open() === 'drawer'}
          onDrawer={() => turn('drawer')}
        />
        <LineDown match={match} />
        <Show when={match.company()?.changedCase !== undefined}>
          <Notice sentence={keptRules(match.company()?.changedCase ?? '')} isNews />
        </Show>
        <Show when={refusal()} keyed>
          {(sentence) => <Notice sentence={sentence} />}
        </Show>
      </div>
      <PlayScreen session={session} {...NO_COMPUTER} beat={newBeat()} />
      <Show when={open() === 'talk'}>
        <TalkPanel match={match} onClose={() => setOpen(undefined)} />
      </Show>
      <Show when={open() === 'drawer'}>
        <MatchDrawer match={match} session={session} onClose={() => setOpen(undefined)} />
      </Show>
    </div>
  )
}

/** Rules were corrected meanwhile: the match stays with those that it was begun under. */
const keptRules = (rule: string): string =>
  rule === '' ? t('account.keptRulesPlain') : t('account.keptRules', { rule })

/** The line is down: since when is plain, and when it is tried again. */
function LineDown(props: { readonly match: FarMatch }) {
  const { line } = props.match
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 1000)
  onCleanup(() => clearInterval(timer))
  const down = () => {
    const state = line.state()
    return state.kind === 'down' ? state : undefined
  }
  const seconds = () => String(Math.max(0, Math.ceil(((down()?.next ?? 0) - now()) / 1000)))
  return (
    <Show when={down()}>
      <div class="line-down" role="status">
        <p>{t(down()?.isUnknown ? 'club.lineUnknown' : 'club.lineDown', { seconds: seconds() })}</p>
        <button type="button" class="quiet" onClick={() => line.tryNow()}>
          {t('club.tryNow')}
        </button>
      </div>
    </Show>
  )
}

/** Nothing to see yet: the line is being opened, or nobody has sat down at the other end. */
function Before(props: { readonly id: string; readonly match: FarMatch }) {
  const [tick, setTick] = createSignal(0)
  const [row] = createResource(tick, async () => (await myMatches().catch(() => [])).find(({ id }) => id === props.id))
  createEffect(() => {
    if (props.match.refused() !== 'unknown-match') return
    const timer = setInterval(() => {
      setTick((n) => n + 1)
      props.match.sitAgain()
    }, ASK_AGAIN)
    onCleanup(() => clearInterval(timer))
  })
  // A page that was closed while it opened the match has not added to its dice: it is done now.
  createEffect(() => {
    const lacking = row.latest?.lacking
    if (lacking !== undefined) void addDice(props.id, lacking).catch(() => {})
  })
  const whyNothing = (): Key | undefined => {
    const refused = props.match.refused()
    if (refused === 'not-shown') return 'far.refused.not-shown'
    const isUnknown = refused === 'unknown-match' && row.state === 'ready' && row() === undefined
    return isUnknown || !isMatchId(props.id) ? 'club.refused.unknown-match' : undefined
  }
  return (
    <div class="desk">
      <Bar />
      <main class="club" tabindex="-1">
        <Show
          when={row.latest?.invitation}
          fallback={
            <Show when={whyNothing()} fallback={<p class="none">{t('app.loading')}</p>}>
              {(key) => <NothingHere sentence={t(key())} />}
            </Show>
          }
        >
          {(words) => <Inviting words={words()} match={row.latest as ListedMatch} />}
        </Show>
      </main>
    </div>
  )
}

/** Does an address name a match at all? Anybody may have typed it. */
const isMatchId = (id: string): boolean => /^[0-9a-f]{16,64}$/.test(id)

/** Is this the address of this machine alone, which nobody far away can open? */
const isHereAlone = (): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)

function Inviting(props: { readonly words: string; readonly match: ListedMatch }) {
  const terms = matchTerms(() => props.match)
  const [hasCopied, setCopied] = createSignal(false)
  const address = () => `${location.href.split('#')[0]}${hrefOf({ at: 'invited', words: props.words })}`
  const copy = () => void isCopied(address()).then(setCopied)
  return (
    <>
      <h1>{t('club.waiting')}</h1>
      <p class="terms">{terms()}</p>
      <Show when={Date.now() <= props.match.created + INVITATION_LASTS} fallback={<p>{t('club.why.gone')}</p>}>
        <p class="hint">{t('club.waitingHint')}</p>
        <p class="link">
          <input
            type="text"
            class="field"
            readonly
            value={address()}
            aria-label={t('club.copy')}
            onFocus={(e) => e.currentTarget.select()}
          />
          <button type="button" class="main" onClick={copy}>
            {t(hasCopied() ? 'club.copied' : 'club.copy')}
          </button>
        </p>
        <Show when={isHereAlone()}>
          <p class="hint">{t('club.hereAlone')}</p>
        </Show>
      </Show>
      <Show when={props.match.isMaker}>
        <Withdraw id={props.match.id} />
      </Show>
      <p>
        <a class="word" href={hrefOf({ at: 'club' })}>
          {t('club.toMine')}
        </a>
      </p>
    </>
  )
}

/** The way back of whoever has thought better of it. */
function Withdraw(props: { readonly id: string }) {
  const { why, attempt } = attempting()
  const withdraw = () =>
    attempt(
      () => withdrawMatch(props.id),
      () => go({ at: 'club' }, true),
    )
  return (
    <>
      <Sentence why={why()} />
      <p>
        <button type="button" class="quiet" onClick={withdraw}>
          {t('club.withdraw')}
        </button>
      </p>
    </>
  )
}
